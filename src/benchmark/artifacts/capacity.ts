import { warning } from '../model/problem';
import type { Environment, Problem } from '../model/resultSet';
import { formatNumber } from '../text/numbers';

/**
 * Warnings for executors that request more cores or memory than their nodes have, at the line of the request per
 * executor. Unknown numbers give no warning.
 */
export function capacityProblems(
  environment: Environment,
  path: string,
  lineOf: (at: string[]) => number | null,
): Problem[] {
  const { nodes, executors } = environment;
  const checks = [
    {
      what: 'cores',
      key: 'executorCores',
      unit: '',
      each: environment.executorCores,
      perNode: environment.coresPerNode,
    },
    {
      what: 'memory',
      key: 'executorMemoryGb',
      unit: '\u202FGB',
      each: environment.executorMemoryGb,
      perNode: environment.memoryPerNodeGb,
    },
  ];
  return checks.flatMap(({ what, key, unit, each, perNode }) => {
    if (nodes === 'unknown' || executors === 'unknown' || each === 'unknown' || perNode === 'unknown') return [];
    const [asked, there] = [executors * each, nodes * perNode];
    if (asked <= there) return [];
    const sums = `${executors} executors × ${each}${unit} = ${formatNumber(asked)}${unit}, ${nodes} nodes × ${perNode}${unit} = ${formatNumber(there)}${unit}`;
    return [warning(path, lineOf([key]), `the executors ask for more ${what} than the nodes have: ${sums}`)];
  });
}
