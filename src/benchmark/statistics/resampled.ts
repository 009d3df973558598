import type { Interval } from '../model/statistics';

/** Share of resamples below, and above, an interval. */
const TAIL = 0.025;

/** Number of suites drawn for an interval; even, because draws come in pairs. */
export const RESAMPLES = 2000;

export interface SuiteIntervals {
  total: Interval;
  geometricMean: Interval;
  median: Interval;
}

/** Resampled estimates as logarithms of ratios. */
export interface ResampledLogs {
  total: Float64Array;
  geometricMean: Float64Array;
  median: Float64Array;
}

/** Empty arrays for `resamples` values of each estimate. */
export function emptyLogs(resamples: number): ResampledLogs {
  return {
    total: new Float64Array(resamples),
    geometricMean: new Float64Array(resamples),
    median: new Float64Array(resamples),
  };
}

/** The middle 95% of resampled logarithms as ratios: of 2,000, the 50th and the 1,951st. Sorts its argument. */
export function percentileInterval(logs: Float64Array): Interval {
  logs.sort();
  const rank = Math.max(1, Math.round(logs.length * TAIL));
  return { low: Math.exp(logs[rank - 1] as number), high: Math.exp(logs[logs.length - rank] as number) };
}

/**
 * Returns the median of the first `count` values, for an even number the mean of the middle two; reorders them. Uses
 * Hoare's selection, because it runs thousands of times.
 */
export function medianOf(values: Float64Array, count: number): number {
  const upper = select(values, count, Math.floor(count / 2));
  if (count % 2 === 1) return upper;
  let lower = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count / 2; index += 1) lower = Math.max(lower, values[index] as number);
  return (lower + upper) / 2;
}

/** The value at `place` (from 0) in sorted order; afterwards, smaller values are in front of it. */
function select(values: Float64Array, count: number, place: number): number {
  let [left, right] = [0, count - 1];
  while (left < right) {
    const pivot = values[place] as number;
    let [i, j] = [left, right];
    while (i <= j) {
      while ((values[i] as number) < pivot) i += 1;
      while ((values[j] as number) > pivot) j -= 1;
      if (i <= j) {
        const held = values[i] as number;
        values[i] = values[j] as number;
        values[j] = held;
        i += 1;
        j -= 1;
      }
    }
    if (j < place) left = i;
    if (i > place) right = j;
  }
  return values[place] as number;
}
