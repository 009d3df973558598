import { medianRatio } from '../model/statistics';
import { normalQuantile } from './normal';
import { EXACT_UP_TO, pairCountShares } from './rankSum';

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
