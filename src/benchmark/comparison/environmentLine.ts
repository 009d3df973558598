import { fieldText, isDisputed } from '../model/receipt/statements';
import type { Environment, ResultSet } from '../model/resultSet';
import { capitalise } from '../text/names';
import { counted } from '../text/numbers';
import { gigabytes, known } from '../text/stated';

/** "12 nodes", "1 node", "not stated nodes". */
function knownCount(count: number | 'unknown', noun: string): string {
  return typeof count === 'number' ? counted(count, noun) : `${known(count)} ${noun}s`;
}

/** "12 nodes", and "24, 12, or 4 nodes (conflicting sources)" if sources conflict. */
function nodesText(environment: Environment, set: Pick<ResultSet, 'id'>): string {
  if (!isDisputed(environment, 'nodes', set)) return knownCount(environment.nodes, 'node');
  return `${fieldText(environment, 'nodes', set, known)} nodes (conflicting sources)`;
}

/**
 * One line on the environment of a result set: "12 nodes r8gd.12xlarge, 23 executors × 5 cores × 58 GB, Spark 3.5.8, OpenJDK 17". Type and
 * memory are left out where not stated.
 */
export function environmentLine(environment: Environment, set: Pick<ResultSet, 'id'>): string {
  const { instanceType, executors, executorCores, executorMemoryGb, spark, java } = environment;
  const type = instanceType === 'unknown' ? '' : ` ${instanceType}`;
  const memory = executorMemoryGb === 'unknown' ? '' : ` × ${gigabytes(executorMemoryGb)}`;
  const parts = [
    `${nodesText(environment, set)}${type}`,
    `${knownCount(executors, 'executor')} × ${knownCount(executorCores, 'core')}${memory}`,
    `Spark ${known(spark)}`,
    known(java),
  ];
  return capitalise(parts.join(', '));
}
