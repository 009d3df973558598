import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import { alternatives, distinctValues, statementsOn } from '../model/comparability/statements';
import { groupBy } from '../model/groupBy';
import type { Environment, EnvironmentStatement, ResultSet } from '../model/resultSet';
import { timedRows } from '../model/rows';
import type { Sample } from '../statistics/noise';
import { gigabytes, NOT_REPORTED, reportedText } from '../text/notReported';
import { type MeasuredSet, sideNames } from './sideNames';

export type SettingValue = string | number;

/** What is known of a setting of one side. */
export interface SideSetting {
  /** "24, 12, or 4" if sources conflict, "not reported" if unknown. */
  text: string;
  /** The values in `text`: several if sources conflict; 'unknown'. */
  values: readonly SettingValue[];
  /** The last statement that was not withdrawn, otherwise the recorded value; undefined for none. */
  latest: SettingValue | undefined;
  /** What sources stated on it, oldest first. */
  statements: readonly EnvironmentStatement[];
  /** True if sources conflict. */
  isDisputed: boolean;
}

/** One side of a comparison: its result set, its environment if known, and all that the comparison reads of them. */
export interface ComparedSide extends MeasuredSet {
  /** Short name, which differs from the name of the other side. */
  name: string;
  /** By query: its time and its iterations, for queries with a valid time. */
  times: ReadonlyMap<string, Sample>;
  fields: Readonly<Record<EnvironmentKey, SideSetting>>;
  /** By name: Spark properties that one of the sides sets. */
  properties: ReadonlyMap<string, SideSetting>;
}

export type ComparedSides = [baseline: ComparedSide, candidate: ComparedSide];

export type EnvironmentKey = Exclude<
  keyof Environment,
  'id' | 'title' | 'sources' | 'notes' | 'statements' | 'otherNodes' | 'sums'
>;

/** A field of an environment: label, key, and value format. */
export interface EnvironmentField {
  name: string;
  key: EnvironmentKey;
  text: (value: SettingValue) => string;
}

function field(name: string, key: EnvironmentKey, text = reportedText): EnvironmentField {
  return { name, key, text };
}

/** Every field of an environment in table order. */
export const ENVIRONMENT_FIELDS: readonly EnvironmentField[] = [
  field('Cluster', 'cluster'),
  field('Nodes', 'nodes'),
  field('Node type', 'instanceType'),
  field('Cores per node', 'coresPerNode'),
  field('Memory per node', 'memoryPerNodeGb', gigabytes),
  field('GPUs per node', 'gpu'),
  field('Local storage', 'localStorage'),
  field('Executors', 'executors'),
  field('Cores per executor', 'executorCores'),
  field('Memory per executor', 'executorMemoryGb', gigabytes),
  field('Driver cores', 'driverCores'),
  field('Driver memory', 'driverMemoryGb', gigabytes),
  field('Table storage', 'storage'),
  field('Architecture', 'architecture'),
  field('Spark', 'spark'),
  field('Java', 'java'),
  field('Scala', 'scala'),
];

/** A setting from its recorded value and from what sources stated on it. */
function settingOf(
  recorded: SettingValue | undefined,
  statements: readonly EnvironmentStatement[],
  text: (value: SettingValue) => string,
): SideSetting {
  const stated = distinctValues(statements);
  const values = stated.length > 0 ? stated : [recorded ?? 'unknown'];
  const last = statements.findLast(({ withdrawn }) => !withdrawn)?.value ?? recorded;
  return {
    text: alternatives(values.map(text)),
    values,
    latest: last === 'unknown' ? undefined : last,
    statements,
    isDisputed: stated.length > 1,
  };
}

function readFields({ set, environment }: MeasuredSet): ComparedSide['fields'] {
  const settings = ENVIRONMENT_FIELDS.map(({ key, text }) => [
    key,
    settingOf(environment?.[key], statementsOn(environment, key, set), text),
  ]);
  return Object.fromEntries(settings) as ComparedSide['fields'];
}

const knownFields = new WeakMap<ResultSet, { environment: Environment | undefined; fields: ComparedSide['fields'] }>();

/** The fields of a set's environment. Read once, because the page of each query compares the same sets. */
function fieldsOf(run: MeasuredSet): ComparedSide['fields'] {
  const known = knownFields.get(run.set);
  if (known && known.environment === run.environment) return known.fields;
  const fields = readFields(run);
  knownFields.set(run.set, { environment: run.environment, fields });
  return fields;
}

const PROPERTY = 'configuration.';

/** Names of the Spark properties that a package records or a source states. */
function propertyNames({ set, environment }: MeasuredSet): string[] {
  const stated = (environment?.statements ?? []).filter(({ field }) => field.startsWith(PROPERTY));
  return [...Object.keys(set.configuration), ...stated.map(({ field }) => field.slice(PROPERTY.length))];
}

/** Sources that agree do not replace the value that a package records. */
function propertyOf({ set, environment }: MeasuredSet, name: string): SideSetting {
  const recorded = set.configuration[name];
  const setting = settingOf(recorded, statementsOn(environment, `${PROPERTY}${name}`, set), String);
  return setting.isDisputed ? setting : { ...setting, text: recorded ?? NOT_REPORTED };
}

/** Number of iterations of a query: the known ones, otherwise the reported number; null if neither exists. */
function iterationCount({ statistic, iterations }: ResultSet, timesS: readonly number[]): number | null {
  if (statistic === 'single') return 1;
  if (timesS.length > 0) return timesS.length;
  return iterations === 'unknown' ? null : iterations;
}

const known = new WeakMap<ResultSet, ReadonlyMap<string, Sample>>();

function readTimes(set: ResultSet): ReadonlyMap<string, Sample> {
  const iterations = groupBy(set.iterationRows, ({ query }) => query);
  const times = new Map<string, Sample>();
  for (const { query, timeS, minS, maxS } of timedRows(set)) {
    const timesS = (iterations.get(query) ?? []).map((iteration) => iteration.timeS);
    times.set(query, { statistic: set.statistic, timeS, minS, maxS, n: iterationCount(set, timesS), timesS });
  }
  known.set(set, times);
  return times;
}

/** Each query of a result set with a valid time: the time, its range, and its iterations. Read once per set. */
export function timesOf(set: ResultSet): ReadonlyMap<string, Sample> {
  return known.get(set) ?? readTimes(set);
}

/** Times and iterations of some queries of a result set, in their order; queries without a valid time are missing. */
export function samplesOf(set: ResultSet, queries: readonly string[]): Sample[] {
  return queries.flatMap((query) => timesOf(set).get(query) ?? []);
}

/** Both sides with their environments, undefined if missing from `environments`. Facts in `vary` differ on purpose. */
export function comparedSides(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
  vary: readonly IntentionalDifference[] = [],
): ComparedSides {
  const measured = (set: ResultSet) => ({ set, environment: environments.find(({ id }) => id === set.environment) });
  const [own, theirs] = [measured(baseline), measured(candidate)];
  const names = [...new Set([own, theirs].flatMap(propertyNames))];
  const side = (run: MeasuredSet, name: string): ComparedSide => ({
    ...run,
    name,
    times: timesOf(run.set),
    fields: fieldsOf(run),
    properties: new Map(names.map((property) => [property, propertyOf(run, property)])),
  });
  const short = sideNames([own, theirs], vary);
  return [side(own, short.baseline), side(theirs, short.candidate)];
}
