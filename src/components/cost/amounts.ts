import { type CostChoice, CURRENCY, pricesOf } from '../../benchmark/cost/choice';
import type { Sides } from '../../benchmark/cost/month';
import { pricedTypes, type RunCost, runCosts, sharedType } from '../../benchmark/cost/nodeHours';
import type { CostSide } from '../../benchmark/model/cost/side';
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

/**
 * Runs of both sides, equal node counts first: the pairs of counts that one statement gives for both sides, then each count
 * that is in no such pair with each count of the other side.
 */
export function pairedRuns(baseline: CostedSide, candidate: CostedSide): Sides<RunCost>[] {
  const all = baseline.runs.flatMap((first) =>
    candidate.runs.map((second) => ({ baseline: first, candidate: second })),
  );
  const isStated = (runs: Sides<RunCost>) =>
    baseline.side.stated.some(
      ({ nodes, source }) =>
        nodes === runs.baseline.counts[0] &&
        candidate.side.stated.some((other) => other.source === source && other.nodes === runs.candidate.counts[0]),
    );
  const stated = all.filter(isStated);
  const isMissing = (runs: Sides<RunCost>) =>
    stated.every((pair) => pair.baseline !== runs.baseline) ||
    stated.every((pair) => pair.candidate !== runs.candidate);
  return [...stated, ...all.filter(isMissing)];
}

/** Candidate ÷ baseline for each pair of runs; empty if either has no amount. */
export function ratiosOf(pairs: readonly Sides<RunCost>[], { of }: Amount): number[] {
  return pairs.flatMap(({ baseline, candidate }) => {
    const [a, b] = [of(baseline), of(candidate)];
    return a === null || b === null ? [] : [b / a];
  });
}

/** The pair of runs with the nodes that the executors need; null if both reported node counts hold them. */
export function neededRuns(baseline: CostedSide, candidate: CostedSide): Sides<RunCost> | null {
  if ([baseline, candidate].every(({ side }) => side.neededNodes === null)) return null;
  const [first, second] = [baseline, candidate].map(({ side }) => runWith(side));
  return first && second ? { baseline: first, candidate: second } : null;
}

/** The run of a side with the nodes that its executors need, and one reported count of each other pool. */
function runWith({ neededNodes, pools: [own, ...others], ...side }: CostSide): RunCost | undefined {
  if (!own) return undefined;
  const counts = neededNodes === null ? own.counts : [neededNodes];
  return runCosts({ ...side, pools: [{ ...own, counts }, ...others] })[0];
}
