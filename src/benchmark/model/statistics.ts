import type { Statistic, Unknown } from './resultSet';

/** Ratios from 1/1.05 to 1.05 count as within 5%. */
export const SAME_WITHIN = 1.05;

/** Bounds of an interval, in the unit of the estimate. */
export interface Interval {
  low: number;
  high: number;
}

/** The middle value twice, or for an even number the middle two. NaN for none. */
function middleTwo(values: readonly number[]): [lower: number, upper: number] {
  const order = [...values].sort((a, b) => a - b);
  const middle = (order.length - 1) / 2;
  return [order[Math.floor(middle)] ?? Number.NaN, order[Math.ceil(middle)] ?? Number.NaN];
}

/** Sum of the values; 0 for none. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Median; for an even number, the arithmetic mean of the middle two. NaN for none. Unit of the values. */
export function median(values: readonly number[]): number {
  const [lower, upper] = middleTwo(values);
  return (lower + upper) / 2;
}

/** Median of ratios; for an even number, the geometric mean of the middle two. Inverts exactly. NaN for none. */
export function medianRatio(ratios: readonly number[]): number {
  const [lower, upper] = middleTwo(ratios);
  return ratios.length % 2 === 1 ? lower : Math.sqrt(lower * upper);
}

/** exp of the mean of logarithms; NaN for none. Source: Fleming & Wallace 1986. */
export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(sum(ratios.map(Math.log)) / ratios.length);
}

/** Minimum and maximum; infinite for none. Accepts arrays of any length, unlike Math.min(...). */
export function extremes(values: readonly number[]): { min: number; max: number } {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

/** Statistic over the iterations of a query, in their unit. `single` and `unknown` return the only value. */
export function statisticOf(statistic: Statistic | Unknown, values: readonly number[]): number {
  if (statistic === 'median') return median(values);
  if (statistic === 'min') return extremes(values).min;
  return sum(values) / values.length;
}

/**
 * Deterministic generator of 32-bit unsigned integers: sfc32 (Chris Doty-Humphrey, PractRand). The first twelve outputs
 * are discarded, as in the original.
 */
export function sfc32(seed: number): () => number {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1];
  const next = () => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}
