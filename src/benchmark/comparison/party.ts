import { alternatives, distinctValues, fieldText, isDisputed, statementsOn } from '../model/receipt/statements';
import type { Environment, ResultSet } from '../model/resultSet';
import { gigabytes, known, NOT_STATED } from '../text/stated';

/** One side of a comparison: its result set, and its environment where that is known. */
export interface Party {
  set: ResultSet;
  environment: Environment | undefined;
}

export type Parties = [baseline: Party, candidate: Party];

/** Both sides with their environments; one that is not among `environments` is not known. */
export function partiesOf(baseline: ResultSet, candidate: ResultSet, environments: readonly Environment[]): Parties {
  const party = (set: ResultSet) => ({ set, environment: environments.find(({ id }) => id === set.environment) });
  return [party(baseline), party(candidate)];
}

export type EnvironmentKey = Exclude<
  keyof Environment,
  'id' | 'title' | 'sources' | 'notes' | 'statements' | 'otherNodes' | 'sums'
>;

/** A field of an environment: its name in words, its key, and how its values are printed. */
export interface EnvironmentField {
  name: string;
  key: EnvironmentKey;
  text: (value: string | number) => string;
}

function field(name: string, key: EnvironmentKey, text = known): EnvironmentField {
  return { name, key, text };
}

/** Every field of an environment in the order of tables. */
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

/** A field of a side's environment as text: "24, 12 or 4" where it is disputed, "not stated" where it is not known. */
export function partyText({ set, environment }: Party, { key, text }: Pick<EnvironmentField, 'key' | 'text'>): string {
  return environment ? fieldText(environment, key, set, text) : NOT_STATED;
}

/** The name under which statements are about a Spark property. */
export function propertyField(key: string): string {
  return `configuration.${key}`;
}

/** A Spark property of a side: the values that sources gave where they differ, else what its package holds. */
export function propertyText({ set, environment }: Party, key: string): string {
  const stated = distinctValues(statementsOn(environment, propertyField(key), set));
  return stated.length > 1 ? alternatives(stated.map(String)) : (set.configuration[key] ?? NOT_STATED);
}

/** Whether sources said different things of a field for a side. `field` is a key of the environment or that of a Spark property. */
export function isDisputedFor({ set, environment }: Party, field: string): boolean {
  return isDisputed(environment, field, set);
}

/** The day on which a set was first published; null if only the day on which its file was read is known: it was published by then. */
export function publishedOn({ created, createdCommit, snapshot }: ResultSet): string | null {
  return snapshot !== undefined && createdCommit === undefined ? null : created;
}
