import { type CostChoice, CURRENCY, pricesOf } from '../../benchmark/cost/choice';
import { pricedTypes, type RunCost, runCosts, sharedType } from '../../benchmark/cost/nodeHours';
import { type Amount, type CostedSide, NODE_HOURS_UNIT } from './bars';
import type { CostInput } from './types';

export const NODE_HOURS: Amount = { unit: NODE_HOURS_UNIT, of: ({ nodeHours }) => nodeHours };
const MONEY: Amount = { unit: CURRENCY, of: ({ cost }) => cost };

/** The sides with node counts that another side may share first, because these compare engines, not clusters. */
function equalCountsFirst(sides: readonly CostedSide[]): CostedSide[] {
  return sides.map((own) => {
    const others = sides.filter((other) => other !== own).flatMap(({ runs }) => runs.map(({ nodes }) => nodes));
    const isEqual = ({ nodes }: RunCost) => others.includes(nodes);
    return { ...own, runs: [...own.runs.filter(isEqual), ...own.runs.filter((run) => !isEqual(run))] };
  });
}

export type SidesWithCost = ReturnType<typeof sidesWithCost>;

/** The sides with their node-hours and, if prices are known, their cost. */
export function sidesWithCost({ sides, stated }: CostInput, choice: CostChoice) {
  const priceOf = pricesOf(choice, stated);
  const found = equalCountsFirst(sides.map((side) => ({ side, runs: runCosts(side, priceOf) })));
  const known = found.filter(({ runs }) => runs.length > 0);
  const priced = known.length > 0 && known.every(({ runs }) => runs.every(({ cost }) => cost !== null));
  const shared = sharedType(known.map(({ side }) => side));
  return {
    sides: found,
    /** Money if every run with node-hours has a price, otherwise node-hours. */
    amount: priced ? MONEY : NODE_HOURS,
    /** The only node type of all sides; null for several. */
    shared,
    /** True if the amounts are of one kind: money, or hours of one node type. */
    comparable: priced || shared !== null,
    /** True if a reader entered any of the used prices. */
    entered: pricedTypes(sides).some((type) => choice.prices[type] !== undefined),
  };
}

/** Candidate ÷ baseline for each pair of their node counts, equal counts first; empty if either has no amount. */
export function ratiosOf(baseline: readonly RunCost[], candidate: readonly RunCost[], { of }: Amount): number[] {
  return baseline.flatMap((first) =>
    candidate.flatMap((second) => {
      const [a, b] = [of(first), of(second)];
      return a === null || b === null ? [] : [b / a];
    }),
  );
}
