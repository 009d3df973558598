import type { CostSide } from '../model/cost/side';
import { sum } from '../model/statistics';
import { nodeVariants } from './pools';

const SECONDS_PER_HOUR = 3600;

/** Cost of one run of the suite with one of the reported numbers of nodes. */
export interface RunCost {
  counts: number[];
  nodes: number;
  nodeHours: number;
  /** In the currency of the prices; null if the price of a node type is unknown. */
  cost: number | null;
}

/** Price of a node-hour by node type; null if unknown. */
export type PriceOf = (instanceType: string) => number | null;

const NO_PRICES: PriceOf = () => null;

/** `nodes` for `seconds`, in node-hours. */
export function nodeHours(nodes: number, seconds: number): number {
  return (nodes * seconds) / SECONDS_PER_HOUR;
}

function costOf(
  { pools, timeS }: Pick<CostSide, 'pools' | 'timeS'>,
  counts: number[],
  priceOf: PriceOf,
): number | null {
  const parts = pools.map(({ instanceType }, index) => {
    const price = priceOf(instanceType);
    return price === null ? null : nodeHours(counts[index] ?? 0, timeS) * price;
  });
  return parts.every((part) => part !== null) ? sum(parts) : null;
}

/**
 * Costs of a side for each reported number of nodes, in order of the counts; empty if a count is unknown. Node-hours
 * are time × nodes ÷ 3,600, money is node-hours × price per pool. Example: 1,792.8 s on 8 nodes are 3.98 node-hours, at
 * 1.50 an hour 5.98.
 */
export function runCosts(side: Pick<CostSide, 'pools' | 'timeS' | 'reason'>, priceOf: PriceOf = NO_PRICES): RunCost[] {
  if (side.reason !== '') return [];
  return nodeVariants(side.pools).map((counts) => {
    const nodes = sum(counts);
    return { counts, nodes, nodeHours: nodeHours(nodes, side.timeS), cost: costOf(side, counts, priceOf) };
  });
}

/** The only node type of all sides, whose price cancels out of every ratio; null for several or an unknown type. */
export function sharedType(sides: readonly Pick<CostSide, 'pools'>[]): string | null {
  const types = new Set(sides.flatMap(({ pools }) => pools.map(({ instanceType }) => instanceType)));
  const [only] = types;
  return types.size === 1 && only !== undefined && only !== 'unknown' ? only : null;
}

/** Node types that can have a price, each once, in the order of the sides. */
export function pricedTypes(sides: readonly Pick<CostSide, 'pools' | 'reason'>[]): string[] {
  const known = sides.filter(({ reason }) => reason === '');
  const types = known.flatMap(({ pools }) => pools.map(({ instanceType }) => instanceType));
  return [...new Set(types)].filter((type) => type !== 'unknown');
}
