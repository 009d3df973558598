import { fieldText, isDisputed } from '../model/receipt/statements';
import type { Environment, ResultSet } from '../model/resultSet';
import { counted } from '../text/numbers';
import { gigabytes, known, NOT_STATED } from '../text/stated';

/** "12 nodes", "1 node"; '' for an unknown count. */
function knownCount(count: number | 'unknown', noun: string): string {
  return typeof count === 'number' ? counted(count, noun) : '';
}

function joined(parts: readonly string[], by: string): string {
  return parts.filter((part) => part !== '').join(by);
}

/** The value; '' for 'unknown'. */
function orNothing(value: string): string {
  return value === 'unknown' ? '' : value;
}

/** "12 nodes", or "24, 12, or 4 nodes (conflicting sources)"; '' for an unknown count. */
function nodesText(environment: Environment, set: Pick<ResultSet, 'id'>): string {
  if (!isDisputed(environment, 'nodes', set)) return knownCount(environment.nodes, 'node');
  return `${fieldText(environment, 'nodes', set, known)} nodes (conflicting sources)`;
}

/**
 * Summary of a result set's environment: "12 nodes r8gd.12xlarge, 23 executors × 5 cores × 58 GB, Spark 3.5.8, OpenJDK
 * 17". Omits unreported parts; "not reported" if none is reported.
 */
export function environmentLine(environment: Environment, set: Pick<ResultSet, 'id'>): string {
  const { instanceType, executors, executorCores, executorMemoryGb, spark, java } = environment;
  const memory = executorMemoryGb === 'unknown' ? '' : gigabytes(executorMemoryGb);
  const parts = [
    joined([nodesText(environment, set), orNothing(instanceType)], ' '),
    joined([knownCount(executors, 'executor'), knownCount(executorCores, 'core'), memory], ' × '),
    spark === 'unknown' ? '' : `Spark ${spark}`,
    orNothing(java),
  ];
  return joined(parts, ', ') || NOT_STATED;
}

/** Short name of the machine: "r8gd.12xlarge", "Linux workstation", "2 nodes", "1 node, 2 cores"; or "not reported". */
export function machineText(environment: Environment | undefined): string {
  if (!environment) return NOT_STATED;
  const { instanceType, nodes, coresPerNode } = environment;
  const [type = ''] = orNothing(instanceType).split(',');
  return type || joined([knownCount(nodes, 'node'), knownCount(coresPerNode, 'core')], ', ') || NOT_STATED;
}
