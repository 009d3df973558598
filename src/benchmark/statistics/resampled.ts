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
