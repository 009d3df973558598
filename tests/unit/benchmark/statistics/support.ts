import fc from 'fast-check';
import type { Sample } from '../../../../src/benchmark/statistics/noise';

/** Iterations of one query, in seconds, with few digits, so that ties occur. */
export const times = (minLength: number, maxLength: number) =>
  fc.array(
    fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10),
    { minLength, maxLength },
  );

/** A query with known iterations. */
export function measured(timesS: number[]): Sample {
  const sorted = [...timesS].sort((a, b) => a - b);
  const timeS = ((sorted[Math.floor(sorted.length / 2)] ?? 0) + (sorted[Math.ceil(sorted.length / 2) - 1] ?? 0)) / 2;
  return { statistic: 'median', timeS, minS: sorted[0] ?? 0, maxS: sorted.at(-1) ?? 0, n: timesS.length, timesS };
}

/** A query with the median, fastest, and slowest of n iterations. */
export function ranged(timeS: number, minS: number, maxS: number, n: number): Sample {
  return { statistic: 'median', timeS, minS, maxS, n, timesS: [] };
}
