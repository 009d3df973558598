/** Binomial coefficient C(n + m, n). 1 if either is 0. Exact up to 2⁵³. Example: 5 and 5 give 252. */
export function partitions(n: number, m: number): number {
  let ways = 1;
  for (let step = 1; step <= Math.min(n, m); step += 1) ways = Math.round((ways * (Math.max(n, m) + step)) / step);
  return ways;
}

/**
 * Returns the chance that the ranges of two sides do not overlap if both have one distribution: 2 ÷ C(n + m, n) for n
 * and m iterations. It equals the exact two-sided p of the Mann–Whitney test for separated sides, and is the only
 * available p if just the fastest and the slowest iteration are known. Of all C(n + m, n) equally likely orders, two
 * put one side entirely before the other.
 *
 * Example: 2 and 2 iterations 1/3, 3 and 3 1/10, 5 and 5 2/252 = 0.0079. At most 1; 1 if a side has no iteration.
 */
export function chanceOfSeparation(n: number, m: number): number {
  return Math.min(1, 2 / partitions(n, m));
}
