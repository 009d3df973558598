import { NATIVE_SPARK } from '../../../src/benchmark/model/order';
import type { Side } from '../../../src/benchmark/model/resultSet';
import type { TrialCost } from '../../../src/benchmark/trial/planText';
import type { TrialRequest } from '../../../src/benchmark/trial/planTrial';
import { readTrialNumbers } from '../../../src/benchmark/trial/trialChoice';
import { OPTION_GROUPS, option } from '../../../src/resultSet/options';
import { type OptionValues, text, UsageError } from '../command';
import { LOG_OPTIONS, readLogSource, sourceMessages } from '../eventlog/options';

/** What a trial is to find, and what is known about the cluster. */
export const TRIAL_OPTIONS = {
  share: option('PERCENT', 'share of the time that the chosen queries cover; default: 80'),
  difference: option('PERCENT', 'difference of total time that 80% of such trials see; default: 10'),
  writes: { help: 'also repeat executions that write. They can change your tables' },
  nodes: option('N', 'nodes of the cluster; default: the number in the log'),
  price: option('USD', 'price of a node for an hour'),
  baseline: option('ENGINE', 'engine that you know: native-spark (default), comet, gluten-velox …'),
  candidate: option('ENGINE', 'engine to try; default: comet'),
  spark: option('VERSION', 'version of Spark of the trial; default: the version in the log'),
  out: option(
    'DIR',
    'write the files that run the trial to this new folder: settings of both engines, order, queries, and commands',
  ),
  suite: {
    ...OPTION_GROUPS.suite.suite,
    help: 'name the queries as of tpcds, tpch, or a folder of static/data/suites/',
  },
};

const { pattern, names, summary, data } = LOG_OPTIONS;
/** How the logs are read. */
export const SOURCE_OPTIONS = {
  summary,
  data,
  pattern,
  names,
  'max-unpacked': LOG_OPTIONS['max-unpacked'],
  'allow-broken': LOG_OPTIONS['allow-broken'],
};

export interface PlanRequest extends TrialRequest, TrialCost {
  source: ReturnType<typeof readLogSource>;
  suite: string | null;
  /** Null if nothing depends on them: without files, and if no option names one. */
  engines: Record<Side, string> | null;
  /** Version of Spark of the trial; null if the log decides. */
  spark: string | null;
  /** The folder for the files of the trial; null for none. */
  out: string | null;
}

/** The request of a command line. Throws UsageError with all problems. */
export function readPlanRequest(values: OptionValues, paths: string[]): PlanRequest {
  const messages: string[] = [];
  const source = readLogSource(values, paths, messages);
  const numbers = readTrialNumbers(values as Record<string, string>, (name) => `--${name}`);
  if (Array.isArray(numbers)) messages.push(...numbers);
  const suite = text(values, 'suite') ?? null;
  if (suite === null && (source.pattern || source.names))
    messages.push('--pattern and --names need the suite of the queries: add --suite');
  const spark = text(values, 'spark') ?? null;
  if (spark !== null && !/^\d+\.\d+(\.\d+)?$/.test(spark))
    messages.push(`--spark must be a version such as 3.5, got ${JSON.stringify(spark)}`);
  const needsEngines = ['out', 'baseline', 'candidate', 'spark'].some((name) => values[name] !== undefined);
  const request = {
    source,
    writes: values.writes === true,
    suite,
    engines: needsEngines
      ? { baseline: text(values, 'baseline') ?? NATIVE_SPARK, candidate: text(values, 'candidate') ?? 'comet' }
      : null,
    spark,
    out: text(values, 'out') ?? null,
  };
  const all = [...sourceMessages(source), ...messages];
  if (all.length > 0 || Array.isArray(numbers)) throw new UsageError(all);
  return { ...numbers, ...request };
}
