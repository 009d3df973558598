/**
 * In how many ways n + m things can be parted into n and m: C(n + m, n). 1 where either is 0. Exact up to 2⁵³.
 * Example: 5 and 5 give 252.
 */
export function partitions(n: number, m: number): number {
  let ways = 1;
  for (let step = 1; step <= Math.min(n, m); step += 1) ways = Math.round((ways * (Math.max(n, m) + step)) / step);
  return ways;
}

/**
 * The chance that the ranges of two sides do not meet although both draw from the same distribution: 2 ÷ C(n + m, n), for n and m
 * iterations. It is the exact two-sided p of the Mann–Whitney test for separated sides, and all that can be said where only the fastest
 * and the slowest iteration are known. Of all C(n + m, n) orders, which are equally likely, two put one side wholly before the other.
 *
 * Example: 2 and 2 iterations 1/3, 3 and 3 1/10, 5 and 5 2/252 = 0.0079. Never above 1; 1 where a side has no iteration.
 */
export function chanceOfSeparation(n: number, m: number): number {
  return Math.min(1, 2 / partitions(n, m));
}
