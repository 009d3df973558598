import { type Interval, medianRatio, SAME_WITHIN } from '../model/statistics';
import { normalCdf, normalQuantile } from './distributions';

/** Up to this number of iterations in total, p values are exact; above, a normal approximation. */
const EXACT_UP_TO = 40;

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

/** Level of an interval, if the number of iterations allows it. */
const LEVEL = 0.95;

/** Number of ratios to drop at each end, and the level of the remaining interval; depends only on the two counts. */
interface Trim {
  out: number;
  level: number;
}

function exactTrim(n: number, m: number): Trim {
  const shares = pairCountShares(n, m);
  const within = shares.filter((share) => share <= (1 - LEVEL) / 2 + 1e-12).length;
  const out = Math.max(0, within - 1);
  return { out, level: 1 - 2 * (shares[out] ?? 0) };
}

function approximateTrim(n: number, m: number): Trim {
  const spread = Math.sqrt((n * m * (n + m + 1)) / 12);
  const out = Math.floor((n * m) / 2 - normalQuantile((1 + LEVEL) / 2) * spread - 1);
  return { out: Math.max(0, out), level: LEVEL };
}

/** What the ratios at most a value are: their number, the largest of them, and the smallest ratio above the value. */
interface Split {
  count: number;
  largest: number;
  above: number;
}

/** Splits all ratios at a value. With rising baselines and falling candidates, ratios rise along rows and columns. */
function splitAt(value: number, rising: Float64Array, falling: Float64Array): Split {
  let [count, largest, above] = [0, 0, Number.POSITIVE_INFINITY];
  let within = falling.length;
  for (const time of rising) {
    while (within > 0 && time / (falling[within - 1] as number) > value) within -= 1;
    count += within;
    if (within > 0) largest = Math.max(largest, time / (falling[within - 1] as number));
    if (within < falling.length) above = Math.min(above, time / (falling[within] as number));
  }
  return { count, largest, above };
}

/**
 * Returns a function for the k-th smallest of all ratios baseline ÷ candidate, k from 0. It halves the range of the
 * ratios until one is left, in O((n + m) · log) without a list of the n · m ratios.
 */
function ratioSelector(baselineS: readonly number[], candidateS: readonly number[]): (k: number) => number {
  const rising = Float64Array.from(baselineS).sort();
  const falling = Float64Array.from(candidateS).sort().reverse();
  const ends = [0, -1].map((end) => (rising.at(end) as number) / (falling.at(end) as number));
  return (k) => {
    let [low, high] = ends as [number, number];
    while (low < high) {
      const middle = low + (high - low) / 2;
      const split = splitAt(middle < high ? middle : low, rising, falling);
      if (split.count > k) high = split.largest;
      else low = split.above;
    }
    return low;
  };
}

/**
 * Returns the factor by which the baseline takes longer: the median of all pairwise ratios baseline ÷ candidate, with
 * its exact interval. Null if a side has no time.
 *
 * Formula: sort the n · m ratios. The estimate is their median (for an even number the geometric mean of the middle
 * two). The bounds are the (c + 1)-th from below and from above, with the largest c for which P(U ≤ c) is at most 2.5%;
 * U is the number of pairs in which one side's time is above the other's. The level is 1 − 2 · P(U ≤ c). If even c = 0
 * exceeds 2.5%, the widest interval is returned with its level (three and three iterations: 90%). For more than 40
 * iterations in total, U is approximated as normal.
 * Example: 4 and 9 s vs. 1 and 2 s give 2, 4, 4.5, and 9, so a ratio of √(4 · 4.5) = 4.24, 2 to 9 with a level of 2/3.
 * Properties: swapping the sides inverts it exactly; the order of the times does not matter; one time on each side
 * gives their ratio at level 0.
 * Source: Hodges & Lehmann 1963 (not read); estimate and interval (of differences, here of logarithms) as described on
 * psiaims.github.io/CAMIS (R, nparestimate) and stats.stackexchange.com/questions/77043.
 */
export function hodgesLehmannRatio(baselineS: readonly number[], candidateS: readonly number[]) {
  const [n, m] = [baselineS.length, candidateS.length];
  if (n === 0 || m === 0) return null;
  const [last, ratioAt] = [n * m - 1, ratioSelector(baselineS, candidateS)];
  const middle = new Set([Math.floor(last / 2), Math.ceil(last / 2)]);
  const { out, level } = n + m <= EXACT_UP_TO ? exactTrim(n, m) : approximateTrim(n, m);
  return {
    ratio: medianRatio([...middle].map(ratioAt)),
    low: ratioAt(out),
    high: ratioAt(last - out),
    /** Level of the interval, 0–1; below 0.95 for three iterations. */
    level: Math.max(0, level),
  };
}

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
