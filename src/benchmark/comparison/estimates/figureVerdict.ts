import type { Verdict } from '../../model/comparison';
import type { Interval } from '../../model/statistics';
import { SAME_WITHIN } from '../../model/statistics';
import type { SamplePair } from '../../statistics/repeatIntervals';

/** Degrees of freedom, Σ(n − 1) over all queries and both sides, from which on a metric can be clear. */
const LEAST_FREEDOM = 30;

function freedom(pairs: readonly SamplePair[]): number {
  return pairs.reduce((all, { baseline, candidate }) => all + (baseline.n ?? 1) + (candidate.n ?? 1) - 2, 0);
}

/**
 * The verdict of a metric from its interval over iterations. The first that applies: inconclusive without an interval; faster or slower if
 * it excludes 1 (touching 1 does not); within 5% if it lies within 1/1.05–1.05; otherwise inconclusive. With fewer than 30 degrees of
 * freedom over all queries, faster and slower are untested.
 */
export function figureVerdict(interval: Interval | null, pairs: readonly SamplePair[]): Verdict {
  if (!interval) return 'unclear';
  const { low, high } = interval;
  if (low <= 1 && high >= 1) return low > 1 / SAME_WITHIN && high < SAME_WITHIN ? 'same' : 'unclear';
  const side = low > 1 ? 'faster' : 'slower';
  return freedom(pairs) < LEAST_FREEDOM ? `separated-${side}` : side;
}
