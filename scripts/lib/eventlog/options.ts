import { join } from 'node:path';
import { checkPackage } from '../../../src/data/schemaCheck';
import { splitNames } from '../../../src/importers/eventLog/queriesInOrder';
import type { LogSetRequest } from '../../../src/resultSet/eventLog/logSet';
import { schemaProblems } from '../../../src/resultSet/optionProblems';
import { optionLine, Reading } from '../../../src/resultSet/reading';
import { readLogRequest } from '../../../src/resultSet/readSetRequest';
import { type Options, type OptionValues, text, texts, UsageError } from '../command';
import { DATA } from '../dataFolders';
import type { ImportRequest } from '../import/request';
import { settingFaults } from '../import/settings';
import { knownSuites, ownSuite } from '../suites';
import { today } from '../today';

/** Options that a new set requires in addition to its id. */
const DESCRIBING = ['suite', 'query-version', 'scale-factor', 'table-format'];
const OF_NEW_SET = [
  ...DESCRIBING,
  ...['engine', 'engine-version', 'statistic', 'warmup', 'harness', 'title', 'environment', 'out'],
  ...['source-title', 'source-url', 'source-commit', 'date', 'date-commit', 'snapshot', 'license'],
];

export const EVENTLOG_OPTIONS: Options = {
  texts: ['result-set', 'new-set', 'summary-out', 'data', 'pattern', 'names', 'max-unpacked', ...OF_NEW_SET],
  lists: ['summary', 'note', 'condition'],
  flags: ['allow-broken', 'allow-mismatch', 'force', 'yes'],
};

/** Facts about a new set; engine, statistic, and iterations default to the values in the log. */
export type NewSet = LogSetRequest & Pick<ImportRequest, 'environment' | 'out' | 'force'>;

export interface EventlogRequest {
  /** Logs; `-` is standard input. */
  paths: string[];
  summaries: string[];
  /** The folder for summaries; null for none. */
  summaryOut: string | null;
  /** The set that gets the metrics; null for none. */
  id: string | null;
  /** The set to create; null for none. */
  newSet: NewSet | null;
  data: string;
  /** The pattern of query names in descriptions; null for the suite's. */
  pattern: RegExp | null;
  /** Queries in execution order; null if descriptions name them. */
  names: string[] | null;
  allowBroken: boolean;
  allowMismatch: boolean;
  force: boolean;
  yes: boolean;
  /** Maximum decompressed size of a file in bytes; null for the default. */
  mostUnpacked: number | null;
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

/** The maximum decompressed size in bytes, from GB. */
function mostUnpacked(values: OptionValues, messages: string[]): number | null {
  const given = text(values, 'max-unpacked');
  if (given === undefined) return null;
  if (/^\d+(\.\d+)?$/.test(given) && Number(given) > 0) return Number(given) * 1e9;
  messages.push(`--max-unpacked must be a number of GB greater than 0, got ${JSON.stringify(given)}`);
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

/** Problems of the sources of logs and of the target. */
function aimMessages(request: EventlogRequest, values: OptionValues): string[] {
  const { paths, summaries, id, newSet: set, summaryOut } = request;
  const strays = set ? [] : [...OF_NEW_SET, 'note', 'condition'].filter((name) => values[name] !== undefined);
  return [
    ...(paths.length + summaries.length === 0
      ? ['no PATH given: expected an event log, the folder of a rolling log, or - for standard input']
      : []),
    ...(paths.filter((path) => path === '-').length > 1 ? ['standard input (-) can be given only once'] : []),
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
  const data = text(values, 'data') ?? DATA;
  const made = text(values, 'new-set');
  const is = (name: string) => values[name] === true;
  const request = {
    paths,
    summaries: texts(values, 'summary'),
    summaryOut: text(values, 'summary-out') ?? null,
    id: text(values, 'result-set') ?? null,
    newSet: made === undefined ? null : newSet(values, made, data, messages),
    data,
    pattern: regExp(text(values, 'pattern'), messages),
    names: queryNames(text(values, 'names'), messages),
    allowBroken: is('allow-broken'),
    allowMismatch: is('allow-mismatch'),
    force: is('force'),
    yes: is('yes'),
    mostUnpacked: mostUnpacked(values, messages),
  };
  const all = [...aimMessages(request, values), ...messages];
  if (all.length > 0) throw new UsageError(all);
  return request;
}
