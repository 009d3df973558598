import {
  alternatives,
  distinctValues,
  fieldText,
  isConflicting,
  statementsOn,
} from '../model/comparability/statements';
import type { Environment, ResultSet } from '../model/resultSet';
import { gigabytes, NOT_REPORTED, reportedText } from '../text/notReported';

/** One side of a comparison: its result set and, if known, its environment. */
export interface ComparedSide {
  set: ResultSet;
  environment: Environment | undefined;
}

export type ComparedSides = [baseline: ComparedSide, candidate: ComparedSide];

/** Both sides with their environments; undefined if missing from `environments`. */
export function comparedSides(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
): ComparedSides {
  const side = (set: ResultSet) => ({ set, environment: environments.find(({ id }) => id === set.environment) });
  return [side(baseline), side(candidate)];
}

export type EnvironmentKey = Exclude<
  keyof Environment,
  'id' | 'title' | 'sources' | 'notes' | 'statements' | 'otherNodes' | 'sums'
>;

/** A field of an environment: label, key, and value format. */
export interface EnvironmentField {
  name: string;
  key: EnvironmentKey;
  text: (value: string | number) => string;
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

/** A field of a side's environment as text: "24, 12, or 4" if sources conflict, "not reported" if unknown. */
export function comparedSideText(
  { set, environment }: ComparedSide,
  { key, text }: Pick<EnvironmentField, 'key' | 'text'>,
): string {
  return environment ? fieldText(environment, key, set, text) : NOT_REPORTED;
}

/** Field name of statements about a Spark property. */
export function propertyField(key: string): string {
  return `configuration.${key}`;
}

/** A Spark property of a side: the values of conflicting sources, otherwise the value in its package. */
export function propertyText({ set, environment }: ComparedSide, key: string): string {
  const stated = distinctValues(statementsOn(environment, propertyField(key), set));
  return stated.length > 1 ? alternatives(stated.map(String)) : (set.configuration[key] ?? NOT_REPORTED);
}

/** True if sources conflict on a field for a side. `field` is a key of the environment or a `propertyField`. */
export function hasConflict({ set, environment }: ComparedSide, field: string): boolean {
  return isConflicting(environment, field, set);
}
