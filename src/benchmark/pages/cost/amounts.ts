import { type CostChoice, CURRENCY, pricesOf } from '../../cost/choice';
import { pricedTypes, type RunCost, runCosts, sharedType } from '../../cost/nodeHours';
import { type Amount, type CostedSide, NODE_HOURS_UNIT } from './bars';
import type { CostInput } from './types';

export const NODE_HOURS: Amount = { unit: NODE_HOURS_UNIT, of: ({ nodeHours }) => nodeHours };
const MONEY: Amount = { unit: CURRENCY, of: ({ cost }) => cost };

/** The sides with the node counts first that another side may have too: those compare engines, and not clusters. */
function equalFirst(sides: readonly CostedSide[]): CostedSide[] {
  return sides.map((own) => {
    const others = sides.filter((other) => other !== own).flatMap(({ runs }) => runs.map(({ nodes }) => nodes));
    const isEqual = ({ nodes }: RunCost) => others.includes(nodes);
    return { ...own, runs: [...own.runs.filter(isEqual), ...own.runs.filter((run) => !isEqual(run))] };
  });
}

/** What the sides take with these prices, and in what that is shown. */
export type Costed = ReturnType<typeof costed>;

/** The sides with their node-hours and, as far as there are prices, their cost. */
export function costed({ sides, stated }: CostInput, choice: CostChoice) {
  const priceOf = pricesOf(choice, stated);
  const found = equalFirst(sides.map((side) => ({ side, runs: runCosts(side, priceOf) })));
  const known = found.filter(({ runs }) => runs.length > 0);
  const priced = known.length > 0 && known.every(({ runs }) => runs.every(({ cost }) => cost !== null));
  const shared = sharedType(known.map(({ side }) => side));
  return {
    sides: found,
    /** Money where every run with node-hours has a price, else node-hours. */
    amount: priced ? MONEY : NODE_HOURS,
    /** The one type of node of all sides; null where there are several. */
    shared,
    /** Whether the amounts of the sides are of one kind: money, or hours of one type of node. */
    comparable: priced || shared !== null,
    /** Whether a reader entered any of the prices that are used. */
    entered: pricedTypes(sides).some((type) => choice.prices[type] !== undefined),
  };
}

/** Candidate ÷ baseline for each pair of their numbers of nodes, equal ones first; none where either has no amount. */
export function ratiosOf(baseline: readonly RunCost[], candidate: readonly RunCost[], { of }: Amount): number[] {
  return baseline.flatMap((first) =>
    candidate.flatMap((second) => {
      const [a, b] = [of(first), of(second)];
      return a === null || b === null ? [] : [b / a];
    }),
  );
}
