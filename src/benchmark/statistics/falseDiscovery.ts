/** The share of false ones that is allowed among all differences of one comparison that are called clear. */
export const FALSE_DISCOVERY_RATE = 0.05;

/**
 * The p values of one family after Benjamini and Hochberg, in the order given: a difference is a discovery at a false discovery rate of
 * 5 % where its q is at most 0.05. None for none.
 *
 * Formula: with the m values in ascending order, q of the i-th = the least of m · p(k) ÷ k over k ≥ i, never above 1.
 * Example: 0.01, 0.02 and 0.9 give 0.03, 0.03 and 0.9.
 * Properties: the order of the family does not matter; equal p give equal q; a family of one keeps its p; q is never below p.
 * Source: Benjamini & Hochberg 1995, not opened for this; the step-up rule and what it keeps (independent p values, and positively
 * dependent ones) as the manual of the R package mutoss states them.
 */
export function falseDiscoveryRates(p: readonly number[]): number[] {
  if (p.every((value) => value === 1)) return [...p];
  const order = p.map((_, index) => index).sort((a, b) => (p[b] as number) - (p[a] as number));
  const rates: number[] = p.map(() => 1);
  let least = 1;
  order.forEach((place, index) => {
    least = Math.min(least, (p[place] as number) * (p.length / (p.length - index)));
    rates[place] = least;
  });
  return rates;
}
