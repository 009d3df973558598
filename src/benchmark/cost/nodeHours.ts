import type { CostSide } from '../model/cost/side';
import { sum } from '../model/statistics';
import { nodeVariants } from './pools';

const SECONDS_PER_HOUR = 3600;

/** What one pass over the suite takes with one of the stated numbers of nodes. */
export interface RunCost {
  /** Of each pool. */
  counts: number[];
  nodes: number;
  nodeHours: number;
  /** In the currency of the prices; null where the price of a type of node is not known. */
  cost: number | null;
}

/** The price of a node of a type for an hour; null where none is known. */
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
 * What a side takes, for each number of nodes that is stated, in order of the counts; empty where one is not known. Node-hours are time ×
 * nodes ÷ 3,600, money is node-hours × price, pool by pool. Example: 1,792.8 s on 8 nodes are 3.98 node-hours, at 1.50 an hour 5.98.
 */
export function runCosts(side: Pick<CostSide, 'pools' | 'timeS' | 'reason'>, priceOf: PriceOf = NO_PRICES): RunCost[] {
  if (side.reason !== '') return [];
  return nodeVariants(side.pools).map((counts) => {
    const nodes = sum(counts);
    return { counts, nodes, nodeHours: nodeHours(nodes, side.timeS), cost: costOf(side, counts, priceOf) };
  });
}

/** The one type of node that all these sides ran on, whose price then cancels out of every ratio; null where there are several or it is not known. */
export function sharedType(sides: readonly Pick<CostSide, 'pools'>[]): string | null {
  const types = new Set(sides.flatMap(({ pools }) => pools.map(({ instanceType }) => instanceType)));
  const [only] = types;
  return types.size === 1 && only !== undefined && only !== 'unknown' ? only : null;
}

/** The types of nodes that a price can be given for, each once, in the order of the sides. */
export function pricedTypes(sides: readonly Pick<CostSide, 'pools' | 'reason'>[]): string[] {
  const known = sides.filter(({ reason }) => reason === '');
  const types = known.flatMap(({ pools }) => pools.map(({ instanceType }) => instanceType));
  return [...new Set(types)].filter((type) => type !== 'unknown');
}
