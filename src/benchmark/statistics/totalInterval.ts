import { type Interval, sfc32 } from '../model/statistics';
import { LEVELS, repeatedTimes, type Sample } from './noise';
import { percentileInterval, RESAMPLES } from './resampled';

const SEED = 20261123;

/**
 * Returns the 95% interval, in seconds, of one side's total time with fixed queries and remeasured iterations. Null
 * without queries, and if the noise of any query is unknown (a single run).
 *
 * Formula: as repeatIntervals for one side: for each query, draw one of the times that another measurement could have
 * given (`repeatedTimes`), and add them up; 2,000 times, with a fixed seed. The 50th and the 1,951st value bound the
 * interval (percentile bootstrap).
 * Example: one query without spread, 4 s: 4 to 4.
 * Properties: times without spread give an interval without width; the order of iterations does not matter; doubling
 * every time doubles both bounds.
 * Source: Efron 1979.
 */
export function totalInterval(samples: readonly Sample[]): Interval | null {
  const times = samples.map(repeatedTimes);
  if (samples.length === 0 || !times.every((known) => known !== null)) return null;
  const next = sfc32(SEED);
  const shift = 32 - Math.log2(LEVELS);
  const logs = new Float64Array(RESAMPLES);
  for (let draw = 0; draw < RESAMPLES; draw += 1) {
    let total = 0;
    for (const levels of times) total += levels[next() >>> shift] as number;
    logs[draw] = Math.log(total);
  }
  return percentileInterval(logs);
}
