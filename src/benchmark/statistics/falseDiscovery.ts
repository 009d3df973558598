/** Allowed share of false discoveries among all clear differences of one comparison. */
export const FALSE_DISCOVERY_RATE = 0.05;

/**
 * Returns the p values of one family after Benjamini and Hochberg (q), in the given order: a difference is a discovery
 * at a false discovery rate of 5% if its q is at most 0.05. Empty for an empty family.
 *
 * Formula: with the m values in ascending order, the q of the i-th is the minimum of m · p(k) ÷ k over k ≥ i, at most
 * 1.
 * Example: 0.01, 0.02, and 0.9 give 0.03, 0.03, and 0.9.
 * Properties: the order of the family does not matter; equal p give equal q; a family of one keeps its p; q ≥ p.
 * Source: Benjamini & Hochberg 1995 (not read); the step-up rule and its conditions (independent or positively
 * dependent p values) as in the manual of the R package mutoss.
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
