import { NATIVE_SPARK } from '../../../src/benchmark/model/order';
import type { Side } from '../../../src/benchmark/model/resultSet';
import type { TrialCost } from '../../../src/benchmark/trial/planText';
import type { TrialRequest } from '../../../src/benchmark/trial/planTrial';
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

export interface PlanRequest extends TrialRequest {
  source: ReturnType<typeof readLogSource>;
  suite: string | null;
  /** `nodes` is null if the log decides. */
  cost: TrialCost;
  engines: Record<Side, string>;
  /** The folder for the files of the trial; null for none. */
  out: string | null;
}

/** A number above 0 and at most `most`; null and a message for another text, the default if the option is absent. */
function amount(
  values: OptionValues,
  name: keyof typeof TRIAL_OPTIONS,
  most: number,
  messages: string[],
): number | null {
  const given = text(values, name);
  if (given === undefined) return null;
  const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : 0;
  if (value > 0 && value <= most) return value;
  messages.push(`--${name} must be a number above 0 and at most ${most}, got ${JSON.stringify(given)}`);
  return null;
}

/** The request of a command line. Throws UsageError with all problems. */
export function readPlanRequest(values: OptionValues, paths: string[]): PlanRequest {
  const messages: string[] = [];
  const source = readLogSource(values, paths, messages);
  const nodes = amount(values, 'nodes', 100_000, messages);
  if (nodes !== null && !Number.isInteger(nodes)) messages.push(`--nodes must be a whole number, got ${nodes}`);
  const suite = text(values, 'suite') ?? null;
  if (suite === null && (source.pattern || source.names))
    messages.push('--pattern and --names need the suite of the queries: add --suite');
  const request = {
    source,
    share: (amount(values, 'share', 100, messages) ?? 80) / 100,
    ratio: 1 + (amount(values, 'difference', 1000, messages) ?? 10) / 100,
    writes: values.writes === true,
    suite,
    cost: { nodes, pricePerHour: amount(values, 'price', 10_000, messages) },
    engines: {
      baseline: text(values, 'baseline') ?? NATIVE_SPARK,
      candidate: text(values, 'candidate') ?? 'comet',
    },
    out: text(values, 'out') ?? null,
  };
  const all = [...sourceMessages(source), ...messages];
  if (all.length > 0) throw new UsageError(all);
  return request;
}
