import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '../../../src/benchmark/artifacts/cells';
import { problemLine } from '../../../src/benchmark/model/problem';
import { PLANNED_QUERIES, type PlannedQuery } from '../../../src/benchmark/trial/plannedQueries';
import { checkPackage } from '../../../src/data/schemaCheck';
import { splitNames } from '../../../src/importers/eventLog/queriesInOrder';
import type { LogSetRequest } from '../../../src/resultSet/eventLog/logSet';
import { schemaProblems } from '../../../src/resultSet/optionProblems';
import { OPTION_GROUPS, OPTIONS, option } from '../../../src/resultSet/options';
import { gigabytes, Refused } from '../../../src/resultSet/optionValues';
import { optionLine, Reading } from '../../../src/resultSet/reading';
import { readLogRequest } from '../../../src/resultSet/readSetRequest';
import { InputError, type OptionValues, text, texts, UsageError } from '../command';
import { DATA } from '../dataFolders';
import type { ImportRequest } from '../import/request';
import { settingFaults } from '../import/settings';
import { knownSuites, ownSuite } from '../suites';
import { today } from '../today';

/** What a new set has in addition to the facts in the log; these options override facts of the log. */
export const SET_OPTIONS = {
  ...OPTION_GROUPS.suite,
  engine: OPTIONS.engine,
  'engine-version': OPTIONS['engine-version'],
  environment: OPTIONS.environment,
  statistic: {
    ...OPTIONS.statistic,
    help: 'median, mean, min, or single; default: median, or single for one execution',
  },
  warmup: { ...OPTIONS.warmup, help: 'skip the first N executions of each query in each application' },
  ...OPTION_GROUPS.provenance,
  out: { ...OPTIONS.out, help: 'write to DIR/ID/ instead, and a new environment to DIR/../environments/' },
};

export const LOG_OPTIONS = {
  'new-set': option(
    'ID',
    'create this result set. The command derives engine and version from plugins, jars, and operators, and the environment from the log (a new file in environments/, or an existing identical one). In a terminal it asks',
  ),
  'result-set': option('ID', 'add metrics to this result set'),
  'summary-out': option('DIR', 'write summaries of the logs to DIR/<application>[-<attempt>]/, for a later import'),
  summary: option('DIR', 'read such a folder, or all such folders in DIR, instead of PATH; repeatable', {
    repeats: true,
  }),
  data: option('DIR', 'data folder; default: static/data'),
  pattern: option(
    'REGEX',
    'match query names in the descriptions; the group "query", or otherwise the first group, is the name. Nested repetitions such as (a+)+ can take hours',
  ),
  names: OPTIONS.names,
  trial: option(
    'FILE',
    'queries.csv that npm run plan-trial wrote: names executions whose descriptions name no query by their description and plan',
  ),
  'max-unpacked': option('GB', 'maximum unpacked size of a file; default: 500 times its size, and at least 1 GB'),
  'allow-broken': {
    help: 'report broken lines, a cut-off last line, and missing parts as warnings, and import the rest. A log without the end of its application is always a warning: executions that ended count',
  },
  'allow-mismatch': { help: 'import even if engine, iterations, or times differ from the result set; adds a note' },
  force: { help: 'replace existing files, or restore missing metrics that datapackage.json lists' },
  yes: { help: 'write without prompting' },
} as const;

/** Facts about a new set; engine, statistic, and iterations default to the values in the log. */
export type NewSet = LogSetRequest & Pick<ImportRequest, 'environment' | 'out' | 'force'>;

/** Which logs are read, and how. */
export interface LogSource {
  /** Logs; `-` is standard input. */
  paths: string[];
  summaries: string[];
  /** The first of them, for messages about all. */
  path: string;
  data: string;
  /** The pattern of query names in descriptions; null for the suite's. */
  pattern: RegExp | null;
  /** Queries in execution order; null if descriptions name them. */
  names: string[] | null;
  /** The queries of a planned trial; null without one. */
  planned: PlannedQuery[] | null;
  allowBroken: boolean;
  /** Maximum decompressed size of a file in bytes; null for the default. */
  mostUnpacked: number | null;
}

export interface EventlogRequest extends LogSource {
  /** The folder for summaries; null for none. */
  summaryOut: string | null;
  /** The set that gets the metrics; null for none. */
  id: string | null;
  /** The set to create; null for none. */
  newSet: NewSet | null;
  allowMismatch: boolean;
  force: boolean;
  yes: boolean;
}

function regExp(source: string | undefined, messages: string[]): RegExp | null {
  if (source === undefined) return null;
  try {
    return new RegExp(source, 'i');
  } catch (error) {
    messages.push(`--pattern: ${(error as Error).message}`);
    return null;
  }
}

function queryNames(given: string | undefined, messages: string[]): string[] | null {
  if (given === undefined) return null;
  const names = splitNames(given);
  if (names.length === 0) messages.push('--names is empty; expected the queries in the order of running, q1,q3');
  return names;
}

/** The queries of a planned trial. Throws InputError with the problems of its file. */
function plannedQueries(path: string | undefined): PlannedQuery[] | null {
  if (path === undefined) return null;
  if (!existsSync(path))
    throw new InputError(`${path}: the file does not exist; name the queries.csv of a trial with --trial`);
  const { rows, problems } = readTable({ path, text: readFileSync(path, 'utf8') }, PLANNED_QUERIES);
  if (problems.length > 0) throw new InputError(problems.map(problemLine));
  return rows;
}

/** The maximum decompressed size in bytes, from GB. */
function mostUnpacked(given: string | undefined, messages: string[]): number | null {
  const size = given === undefined ? null : gigabytes(given);
  if (!(size instanceof Refused)) return size === null ? null : size * 1e9;
  messages.push(`--max-unpacked ${size.text}`);
  return null;
}

/** Schema errors and missing names of a new set. Engine and statistic may still be unknown. */
function newSetMessages(set: NewSet): string[] {
  const whole = { engine: 'x', engineVersion: 'unknown', statistic: 'median' as const, iterations: 'unknown' as const };
  const request = { ...whole, ...set, file: '' };
  return [...schemaProblems(request, checkPackage).map(optionLine), ...settingFaults(request).missing];
}

function newSet(values: OptionValues, id: string, data: string, messages: string[]): NewSet {
  const reading = new Reading(values, today());
  const environment = text(values, 'environment');
  const set: NewSet = {
    ...readLogRequest(reading, id, knownSuites(data)),
    ...(environment === undefined ? {} : { environment }),
    out: text(values, 'out') ?? join(data, 'result-sets'),
    force: values.force === true,
  };
  if (reading.problems.length === 0) Object.assign(set, ownSuite(data, set.suite));
  messages.push(...(reading.problems.length > 0 ? reading.problems.map(optionLine) : newSetMessages(set)));
  return set;
}

/** Problems of the paths of logs. */
export function sourceMessages({ paths, summaries }: LogSource): string[] {
  return [
    ...(paths.length + summaries.length === 0
      ? ['no PATH given: expected an event log, the folder of a rolling log, or - for standard input']
      : []),
    ...(paths.filter((path) => path === '-').length > 1 ? ['standard input (-) can be given only once'] : []),
  ];
}

/** The logs of a command line; adds problems of their options to `messages`. */
export function readLogSource(values: OptionValues, paths: string[], messages: string[]): LogSource {
  const summaries = texts(values, 'summary');
  return {
    paths,
    summaries,
    path: [...paths, ...summaries][0] ?? '',
    data: text(values, 'data') ?? DATA,
    pattern: regExp(text(values, 'pattern'), messages),
    names: queryNames(text(values, 'names'), messages),
    planned: plannedQueries(text(values, 'trial')),
    allowBroken: values['allow-broken'] === true,
    mostUnpacked: mostUnpacked(text(values, 'max-unpacked'), messages),
  };
}

/** Problems of the target. */
function aimMessages({ id, newSet: set, summaryOut }: EventlogRequest, values: OptionValues): string[] {
  const strays = set ? [] : Object.keys(SET_OPTIONS).filter((name) => values[name] !== undefined);
  return [
    ...(id === null && set === null && summaryOut === null
      ? [
          'missing option: use --new-set ID to create a result set from the log, or --result-set ID to add the log to an existing one',
        ]
      : []),
    ...(id !== null && set !== null ? ['use either --result-set or --new-set, not both'] : []),
    ...(strays.length > 0
      ? [`only a new set has ${strays.map((name) => `--${name}`).join(', ')}; name it with --new-set`]
      : []),
  ];
}

/** The request of a command line. Throws UsageError with all problems. */
export function readEventlogRequest(values: OptionValues, paths: string[]): EventlogRequest {
  const messages: string[] = [];
  const source = readLogSource(values, paths, messages);
  const made = text(values, 'new-set');
  const request = {
    ...source,
    summaryOut: text(values, 'summary-out') ?? null,
    id: text(values, 'result-set') ?? null,
    newSet: made === undefined ? null : newSet(values, made, source.data, messages),
    allowMismatch: values['allow-mismatch'] === true,
    force: values.force === true,
    yes: values.yes === true,
  };
  const all = [...sourceMessages(source), ...aimMessages(request, values), ...messages];
  if (all.length > 0) throw new UsageError(all);
  return request;
}
