import { type Interval, SAME_WITHIN } from '../model/statistics';
import { rankSumTest } from './rankSum';
import { partitions } from './separation';

/**
 * How likely times at least so close are, if the ratio were not within 1/1.05–1.05: the p of equivalence, 0–1. At most 0.05 says that
 * both sides are the same within 5 %. 1 where a side has no time.
 *
 * Formula: two one-sided Mann–Whitney tests of the logarithms, of baseline · 1.05 above the candidate and of baseline ÷ 1.05 below it;
 * the larger p of the two. (A factor on times is a shift of logarithms; ranks do not change by taking logarithms.)
 * Example: 100, 101, 102 s on both sides: 105, 106.05, 107.1 are all above 100, 101, 102, and 95.2, 96.2, 97.1 all below, so p = 1/20.
 * Properties: swapping the sides changes nothing; the order of the times does not matter.
 * Source: Schuirmann 1987, not opened for this; the procedure as SAS/STAT's documentation of PROC TTEST gives it after him, with
 * t tests where here stand rank tests.
 */
export function equivalenceTest(baselineS: readonly number[], candidateS: readonly number[]): number {
  const above = rankSumTest(
    baselineS.map((time) => time * SAME_WITHIN),
    candidateS,
  ).greater;
  const below = rankSumTest(
    baselineS,
    candidateS.map((time) => time * SAME_WITHIN),
  ).less;
  return Math.max(above, below);
}

/**
 * The same where only the fastest and the slowest of n and m iterations are known: a bound, since nothing is known between them. If the
 * ratios that the ranges allow (`range`) lie within 1/1.05–1.05, both one-sided tests see separated sides, and p is 1 ÷ C(n + m, n);
 * if not, 1.
 *
 * Example: five iterations each, ratios from 0.97 to 1.03: 1/252. Ratios from 0.97 to 1.06: 1.
 */
export function equivalenceOfRanges({ low, high }: Interval, n: number, m: number): number {
  return low > 1 / SAME_WITHIN && high < SAME_WITHIN ? 1 / partitions(n, m) : 1;
}
