import { normalCdf } from './normal';

/** Up to this number of iterations in total, p values are exact; above, a normal approximation. */
export const EXACT_UP_TO = 40;

/** Chances (0–1) of ranks at least this low, this high, or this far from the middle, if both sides are equal. */
interface RankSum {
  less: number;
  greater: number;
  twoSided: number;
}

/** Twice the midrank of each value among all values, first those of a, then those of b; ties share their mean rank. */
function doubledMidranks(a: readonly number[], b: readonly number[]): number[] {
  const all = [...a, ...b];
  const order = Float64Array.from(all).sort();
  const [first, last] = [new Map<number, number>(), new Map<number, number>()];
  order.forEach((value, place) => {
    if (!first.has(value)) first.set(value, place);
    last.set(value, place);
  });
  return all.map((value) => (first.get(value) ?? 0) + (last.get(value) ?? 0) + 2);
}

/**
 * Returns for each sum of scores the share of all choices of `size` scores that add up to it. Dynamic programming: adds
 * scores one by one, with and without each.
 */
function sumShares(scores: readonly number[], size: number): Float64Array {
  const most = scores.reduce((total, score) => total + score, 0);
  const ways = Array.from({ length: size + 1 }, () => new Float64Array(most + 1));
  (ways[0] as Float64Array)[0] = 1;
  scores.forEach((score, taken) => {
    for (let chosen = Math.min(size, taken + 1); chosen >= 1; chosen -= 1) {
      const [from, to] = [ways[chosen - 1] as Float64Array, ways[chosen] as Float64Array];
      for (let sum = most; sum >= score; sum -= 1) to[sum] = (to[sum] as number) + (from[sum - score] as number);
    }
  });
  const found = ways[size] as Float64Array;
  const all = found.reduce((total, count) => total + count, 0);
  return found.map((count) => count / all);
}

/** Cache of shares by pattern of ties; ties are rare, so there are few patterns. */
const counted = new Map<string, Float64Array>();
const MAX_KEPT = 100;

function keptShares(scores: readonly number[], size: number): Float64Array {
  const sorted = [...scores].sort((a, b) => a - b);
  const name = `${size} of ${sorted.join(' ')}`;
  const found = counted.get(name) ?? sumShares(sorted, size);
  if (counted.size >= MAX_KEPT) counted.clear();
  counted.set(name, found);
  return found;
}

function exactShares(scores: readonly number[], size: number, observed: number): RankSum {
  const shares = keptShares(scores, size);
  const middle = (size * scores.reduce((total, score) => total + score, 0)) / scores.length;
  const far = Math.abs(observed - middle) - 1e-9;
  let [less, greater, twoSided] = [0, 0, 0];
  for (let sum = 0; sum < shares.length; sum += 1) {
    const share = shares[sum] as number;
    if (sum <= observed) less += share;
    if (sum >= observed) greater += share;
    if (Math.abs(sum - middle) >= far) twoSided += share;
  }
  return { less: Math.min(1, less), greater: Math.min(1, greater), twoSided: Math.min(1, twoSided) };
}

/** Normal approximation with the variance under ties and a half-rank continuity correction; doubled like the scores. */
function approximateShares(scores: readonly number[], size: number, observed: number): RankSum {
  const count = scores.length;
  const mean = scores.reduce((total, score) => total + score, 0) / count;
  const squares = scores.reduce((total, score) => total + (score - mean) ** 2, 0);
  const deviation = Math.sqrt((size * (count - size) * squares) / (count * (count - 1)));
  if (deviation === 0) return { less: 1, greater: 1, twoSided: 1 };
  const distance = observed - size * mean;
  const less = normalCdf((distance + 1) / deviation);
  const greater = 1 - normalCdf((distance - 1) / deviation);
  return { less, greater, twoSided: Math.min(1, 2 * Math.min(less, greater)) };
}

/**
 * Mann–Whitney test (Wilcoxon rank-sum test) of two sides' times: the chance that the ranks of a are at least this low
 * (`less`), this high (`greater`), or this far from the middle (`twoSided`), if both sides have one distribution. All 1
 * if a side has no value.
 *
 * Formula: with w the sum of the midranks of a among all values, `less` = P(W ≤ w), `greater` = P(W ≥ w), `twoSided` =
 * P(|W − E W| ≥ |w − E W|), over all C(n + m, n) equally likely choices of n of the midranks. Ties are exact too,
 * because they are part of the midranks. For more than 40 values in total, W is approximated as normal, with the
 * variance under ties and a continuity correction.
 * Example: five times that are all shorter than five others: `less` 1/252, `twoSided` 2/252 = 0.0079.
 * Properties: swapping the sides swaps `less` and `greater`; the order of the values does not matter; all equal gives
 * 1.
 * Source: Mann & Whitney 1947 (not read); the counting is the shift algorithm of Streitberg and Röhmel as in the R
 * packages exactRankTests and coin, the approximation as in the documentation of scipy.stats.mannwhitneyu.
 */
export function rankSumTest(a: readonly number[], b: readonly number[]): RankSum {
  if (a.length === 0 || b.length === 0) return { less: 1, greater: 1, twoSided: 1 };
  const scores = doubledMidranks(a, b);
  const observed = scores.slice(0, a.length).reduce((total, score) => total + score, 0);
  const shares = scores.length <= EXACT_UP_TO ? exactShares : approximateShares;
  return shares(scores, a.length, observed);
}

/**
 * Returns for each u from 0 to n · m the cumulative distribution of the Mann–Whitney statistic U: the chance that at
 * most u of all pairs have the first side's value above the second's, if both sides have one distribution without ties.
 * Example: for 2 and 2, 1/6, 2/6, 4/6, 5/6, and 1.
 */
export function pairCountShares(n: number, m: number): number[] {
  const ranks = Array.from({ length: n + m }, (_, index) => index + 1);
  const lowest = (n * (n + 1)) / 2;
  const shares = keptShares(ranks, n);
  let total = 0;
  return Array.from({ length: n * m + 1 }, (_, u) => {
    total += shares[lowest + u] ?? 0;
    return Math.min(1, total);
  });
}
