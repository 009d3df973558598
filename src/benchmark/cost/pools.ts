import { distinctValues, statementsOn } from '../model/comparability/statements';
import type { NodePool } from '../model/cost/side';
import type { Environment } from '../model/resultSet';

/** Numbers of nodes of an environment for a run: all that sources state, ascending; empty if unknown. */
function nodeCounts(environment: Environment, run: { id: string }): number[] {
  const stated = distinctValues(statementsOn(environment, 'nodes', run)).filter((value) => typeof value === 'number');
  if (stated.length > 0) return stated.sort((a, b) => a - b);
  return environment.nodes === 'unknown' ? [] : [environment.nodes];
}

/** Nodes of a run: the executors' nodes with the role `role`, and others of the environment. Empty without one. */
export function nodePools(environment: Environment | undefined, run: { id: string }, role = 'nodes'): NodePool[] {
  if (!environment) return [];
  const { instanceType, otherNodes = [] } = environment;
  return [
    { role, instanceType, counts: nodeCounts(environment, run) },
    ...otherNodes.map(({ role: task, nodes, instanceType: type }) => ({
      role: task,
      instanceType: type,
      counts: nodes === 'unknown' ? [] : [nodes],
    })),
  ];
}

/** Why node-hours cannot be computed for these nodes, without a period; '' if they can. */
export function missingNodes(pools: readonly NodePool[]): string {
  if (pools.length === 0) return 'no environment, so the node count is unknown';
  const [unknown] = pools.filter(({ counts }) => counts.length === 0);
  if (!unknown) return '';
  return unknown.role === 'nodes' ? 'node count not reported' : `node count of ${unknown.role} not reported`;
}

/** Every combination of the reported counts, a number for each pool, in order of the counts: [[4], [12], [24]]. */
export function nodeVariants(pools: readonly NodePool[]): number[][] {
  return pools.reduce<number[][]>(
    (variants, { counts }) => variants.flatMap((variant) => counts.map((count) => [...variant, count])),
    [[]],
  );
}
