import type { Estimate, Verdict } from '../../model/comparison';
import { SAME_WITHIN } from '../../model/statistics';
import type { SamplePair } from '../../statistics/repeatIntervals';
import { type Weights, weightedSum } from '../../statistics/weighted';

/**
 * Minimum mean degrees of freedom (n − 1) per query and side for a verdict of clear or within 5%: three iterations. In
 * simulations with the noise of published iterations and no difference (300 suites of each kind), the interval of total
 * time or geometric mean excluded 1 in 9–24% of suites of 5 to 103 queries with two independent iterations, and in 2–8%
 * with three, as expected of two 95% intervals. The number of queries matters less.
 */
const MIN_DEGREES_OF_FREEDOM = 2;

/** True if a side has too few iterations for a verdict, or if different statistics may bias the comparison. */
function isUnconfirmed(pairs: readonly SamplePair[], weights: Weights): boolean {
  const freedom = (side: keyof SamplePair) =>
    weightedSum(
      pairs.map((pair) => (pair[side].n ?? 1) - 1),
      weights,
    );
  const least = weightedSum(
    pairs.map(() => MIN_DEGREES_OF_FREEDOM),
    weights,
  );
  const isMixed = pairs.some(({ baseline, candidate }) => baseline.statistic !== candidate.statistic);
  return isMixed || freedom('baseline') < least || freedom('candidate') < least;
}

/**
 * Verdict of a metric from the interval that decides it. The first that applies: within 5% if it is within 1/1.05–1.05,
 * on whatever side of 1; faster or slower if it excludes 1 (touching 1 does not count); otherwise inconclusive. If the
 * interval over iterations is unknown, a side has fewer than two degrees of freedom per query, or the sides report
 * different statistics, faster and slower are unconfirmed, and no metric is within 5%.
 */
export function estimateVerdict(
  { deciding: { low, high }, repeat }: Pick<Estimate, 'deciding' | 'repeat'>,
  pairs: readonly SamplePair[],
  weights: Weights = null,
): Verdict {
  const unconfirmed = repeat === null || isUnconfirmed(pairs, weights);
  if (!unconfirmed && low > 1 / SAME_WITHIN && high < SAME_WITHIN) return 'same';
  if (low <= 1 && high >= 1) return 'unclear';
  const side = low > 1 ? 'faster' : 'slower';
  return unconfirmed ? `separated-${side}` : side;
}
