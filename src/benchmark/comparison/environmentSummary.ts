import { alternatives, distinctValues, statementsOn } from '../model/comparability/statements';
import type { Environment, ResultSet } from '../model/resultSet';
import { gigabytes, NOT_REPORTED, reportedText } from '../text/notReported';
import { countNoun } from '../text/numbers';

/** "12 nodes", "1 node"; '' for an unknown count. */
function knownCount(count: number | 'unknown', noun: string): string {
  return typeof count === 'number' ? countNoun(count, noun) : '';
}

function joinTexts(parts: readonly string[], by: string): string {
  return parts.filter((part) => part !== '').join(by);
}

/** The value; '' for 'unknown'. */
function textIfKnown(value: string): string {
  return value === 'unknown' ? '' : value;
}

/** The numbers of nodes between which sources conflict: "24, 12, or 4"; '' if they do not. */
export function conflictingNodes(environment: Environment, set: Pick<ResultSet, 'id'>): string {
  const stated = distinctValues(statementsOn(environment, 'nodes', set));
  return stated.length < 2 ? '' : alternatives(stated.map(reportedText));
}

/** "12 nodes", or "24, 12, or 4 nodes (conflicting sources)"; '' for an unknown count. */
function nodesText(environment: Environment, set: Pick<ResultSet, 'id'>): string {
  const conflict = conflictingNodes(environment, set);
  return conflict === '' ? knownCount(environment.nodes, 'node') : `${conflict} nodes (conflicting sources)`;
}

/**
 * Summary of a result set's environment: "12 nodes r8gd.12xlarge, 23 executors × 5 cores × 58 GB, Spark 3.5.8, OpenJDK
 * 17". Omits unreported parts; "not reported" if none is reported.
 */
export function environmentSummary(environment: Environment, set: Pick<ResultSet, 'id'>): string {
  const { instanceType, executors, executorCores, executorMemoryGb, spark, java } = environment;
  const memory = executorMemoryGb === 'unknown' ? '' : gigabytes(executorMemoryGb);
  const parts = [
    joinTexts([nodesText(environment, set), textIfKnown(instanceType)], ' '),
    joinTexts([knownCount(executors, 'executor'), knownCount(executorCores, 'core'), memory], ' × '),
    spark === 'unknown' ? '' : `Spark ${spark}`,
    textIfKnown(java),
  ];
  return joinTexts(parts, ', ') || NOT_REPORTED;
}

/** Short name of the machine: "r8gd.12xlarge", "Linux workstation", "2 nodes", "1 node, 2 cores"; or "not reported". */
export function machineText(environment: Environment | undefined): string {
  if (!environment) return NOT_REPORTED;
  const { instanceType, nodes, coresPerNode } = environment;
  const [type = ''] = textIfKnown(instanceType).split(',');
  const cores = knownCount(coresPerNode, 'core');
  const each = cores !== '' && typeof nodes === 'number' && nodes > 1 ? `${cores} each` : cores;
  return type || joinTexts([knownCount(nodes, 'node'), each], ', ') || NOT_REPORTED;
}
