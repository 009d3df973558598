import { amountOf, executorAmounts, parseInteger } from '../comparison/executors';
import type { Capacity, NodePool } from '../model/cost/side';
import type { Environment } from '../model/resultSet';
import { type Amount, sizeGb } from '../model/settingValue';
import { sum } from '../model/statistics';
import { formatNumber, rounded } from '../text/numbers';
import { nodeVariants } from './pools';

/** Executors and driver from the environment, otherwise from the properties. Cores are as requested from Kubernetes. */
function requestedAmounts(environment: Environment, properties: Record<string, string>) {
  const executors = executorAmounts(environment, properties);
  const requestedCores = parseInteger(properties['spark.kubernetes.executor.request.cores']);
  return {
    ...executors,
    slots: requestedCores === null ? null : executors.cores,
    cores: requestedCores ?? executors.cores,
    driverCores: amountOf(environment.driverCores) ?? parseInteger(properties['spark.driver.cores']),
    driverMemoryGb: amountOf(environment.driverMemoryGb) ?? sizeGb(properties['spark.driver.memory']),
  };
}

const formatAmount = (value: number) => formatNumber(value, Number.isInteger(rounded(value)) ? 0 : 1);

function totalAmount(executors: Amount, each: Amount, driver: Amount, unit: string): { amount: Amount; text: string } {
  if (executors === null || each === null) return { amount: null, text: '' };
  const text = `${formatAmount(executors)} × ${formatAmount(each)}${driver === null ? '' : ` + ${formatAmount(driver)}`}${unit}`;
  return { amount: executors * each + (driver ?? 0), text };
}

/**
 * Requested capacity: executors × cores + the driver's, and the same for memory. Null if executors are not reported; an
 * unknown driver adds nothing. `text` has the products: "23 × 5 + 5 cores, 23 × 58 + 20 GB".
 */
export function requestedCapacity(
  environment: Environment | undefined,
  properties: Record<string, string>,
): { requested: Capacity; text: string } {
  if (!environment) return { requested: { cores: null, memoryGb: null }, text: '' };
  const { executors, cores, slots, memoryGb, driverCores, driverMemoryGb } = requestedAmounts(environment, properties);
  const tasks = slots === null || slots === cores ? '' : ` (${formatAmount(slots)} task slots each)`;
  const all = [
    totalAmount(executors, cores, driverCores, ` cores${tasks}`),
    totalAmount(executors, memoryGb, driverMemoryGb, '\u202FGB'),
  ];
  return {
    requested: { cores: rounded(all[0]?.amount ?? null), memoryGb: rounded(all[1]?.amount ?? null) },
    text: all.flatMap(({ text }) => (text === '' ? [] : [text])).join(', '),
  };
}

/** Capacity of a node in each pool, in the order of the pools. */
export type PoolNodes = Partial<Pick<Environment, 'coresPerNode' | 'memoryPerNodeGb'>>[];

/** Capacity of the nodes for each reported number of nodes, in order of the counts; null if a node's is unknown. */
export function provisionedCapacity(pools: readonly NodePool[], nodes: PoolNodes): Capacity[] {
  if (pools.length === 0 || pools.some(({ counts }) => counts.length === 0)) return [];
  const each = (key: 'coresPerNode' | 'memoryPerNodeGb') => nodes.map((node) => amountOf(node[key]));
  const total = (counts: number[], perNode: Amount[]): Amount => {
    const parts = counts.map((count, index) => {
      const own = perNode[index] ?? null;
      return own === null ? null : own * count;
    });
    return parts.every((part) => part !== null) ? sum(parts) : null;
  };
  const [cores, memory] = [each('coresPerNode'), each('memoryPerNodeGb')];
  return nodeVariants(pools).map((counts) => ({ cores: total(counts, cores), memoryGb: total(counts, memory) }));
}
