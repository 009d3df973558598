import { type Interval, SAME_WITHIN } from '../model/statistics';
import { rankSumTest } from './rankSum';
import { partitions } from './separation';

/**
 * Returns the p of equivalence, 0–1: the chance of times at least this close if the ratio were outside 1/1.05–1.05. At
 * most 0.05 means that both sides are within 5%. Returns 1 if a side has no time.
 *
 * Formula: two one-sided Mann–Whitney tests of the logarithms, of baseline · 1.05 above the candidate and of baseline ÷
 * 1.05 below it; the larger p of the two. (A factor on times shifts logarithms; taking logarithms does not change
 * ranks.)
 * Example: 100, 101, 102 s on both sides: 105, 106.05, 107.1 are all above 100, 101, 102, and 95.2, 96.2, 97.1 all
 * below, so p = 1/20.
 * Properties: swapping the sides changes nothing; the order of the times does not matter.
 * Source: Schuirmann 1987 (not read); procedure as in SAS/STAT's documentation of PROC TTEST, with rank tests instead
 * of t tests.
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
 * Returns a bound of the p of equivalence from only the fastest and the slowest of n and m iterations. If the ratios
 * that the ranges allow (`range`) are within 1/1.05–1.05, both one-sided tests have separated sides, and p is 1 ÷ C(n +
 * m, n); otherwise 1.
 *
 * Example: five iterations each, ratios from 0.97 to 1.03: 1/252. Ratios from 0.97 to 1.06: 1.
 */
export function equivalenceOfRanges({ low, high }: Interval, n: number, m: number): number {
  return low > 1 / SAME_WITHIN && high < SAME_WITHIN ? 1 / partitions(n, m) : 1;
}
