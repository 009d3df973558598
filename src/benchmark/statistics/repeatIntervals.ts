import { type Interval, sfc32, sum } from '../model/statistics';
import { LEVELS, repeatedTimes, type Sample } from './noise';
import { sortWithWeights, suiteEstimates, type Weights, weightedMedian } from './weighted';

/** Share of resamples below, and above, an interval. */
const TAIL = 0.025;

/** Number of suites drawn for an interval; even, because draws come in pairs. */
export const RESAMPLES = 2000;

/** The estimates of a suite, all ratios. */
export type SuiteMetric = 'total' | 'geometricMean' | 'median';

/** The value of each estimate. */
export function eachMetric<Value>(of: (metric: SuiteMetric) => Value): Record<SuiteMetric, Value> {
  return { total: of('total'), geometricMean: of('geometricMean'), median: of('median') };
}

export type SuiteIntervals = Record<SuiteMetric, Interval>;

/** Resampled estimates as logarithms of ratios. */
export type ResampledLogs = Record<SuiteMetric, Float64Array>;

/** The middle 95% of resampled logarithms as ratios: of 2,000, the 50th and the 1,951st. Sorts its argument. */
export function percentileInterval(logs: Float64Array): Interval {
  logs.sort();
  const rank = Math.max(1, Math.round(logs.length * TAIL));
  return { low: Math.exp(logs[rank - 1] as number), high: Math.exp(logs[logs.length - rank] as number) };
}

const SEED = 20260721;

export interface SamplePair {
  baseline: Sample;
  candidate: Sample;
}

/** Tables of one side's queries, concatenated: seconds and their logarithms. Null if any query's noise is unknown. */
interface Tables {
  seconds: Float64Array;
  logs: Float64Array;
}

function tables(samples: readonly Sample[]): Tables | null {
  const seconds = new Float64Array(samples.length * LEVELS);
  for (const [index, sample] of samples.entries()) {
    const times = repeatedTimes(sample);
    if (!times) return null;
    seconds.set(times, index * LEVELS);
  }
  return { seconds, logs: seconds.map(Math.log) };
}

/** The value at an index that the loops below keep in bounds. */
const at = (values: Float64Array, index: number): number => values[index] as number;

/** Rank of each query by the median of its ratio: draws stored in this order are almost sorted, so sorting is fast. */
function places(a: Tables, b: Tables, queries: number): Uint16Array {
  const middleOf = (query: number) => at(a.logs, (query + 0.5) * LEVELS) - at(b.logs, (query + 0.5) * LEVELS);
  const order = Array.from({ length: queries }, (_, query) => query).sort((x, y) => middleOf(x) - middleOf(y));
  const found = new Uint16Array(queries);
  order.forEach((query, place) => {
    found[query] = place;
  });
  return found;
}

/** Function that returns the weighted median of the drawn logarithms in the order of `places`; reorders its input. */
function middleFinder(weights: Float64Array, order: Uint16Array): (drawn: Float64Array) => number {
  const [inOrder, sorted] = [new Float64Array(order.length), new Float64Array(order.length)];
  order.forEach((place, query) => {
    inOrder[place] = weights[query] as number;
  });
  return (drawn) => {
    sorted.set(inOrder);
    sortWithWeights(drawn, sorted);
    return weightedMedian(drawn, sorted, drawn.length);
  };
}

/** Draws pairs of resamples into `found`: draws x, y give baseline(x) ÷ candidate(y) and baseline(y) ÷ candidate(x). */
function draw(a: Tables, b: Tables, weights: Weights, queries: number, found: ResampledLogs): void {
  const next = sfc32(SEED);
  const [one, two] = [new Float64Array(queries), new Float64Array(queries)];
  const shift = 32 - Math.log2(LEVELS);
  const order = places(a, b, queries);
  const each = Float64Array.from(one, (_, query) => weights?.[query] ?? 1);
  const middleOf = middleFinder(each, order);
  const all = sum([...each]);
  for (let pair = 0; pair < found.total.length; pair += 2) {
    let [a1, a2, b1, b2, log1, log2] = [0, 0, 0, 0, 0, 0];
    for (let query = 0; query < queries; query += 1) {
      const x = query * LEVELS + (next() >>> shift);
      const y = query * LEVELS + (next() >>> shift);
      const weight = at(each, query);
      a1 += weight * at(a.seconds, x);
      a2 += weight * at(a.seconds, y);
      b1 += weight * at(b.seconds, y);
      b2 += weight * at(b.seconds, x);
      const [first, second] = [at(a.logs, x) - at(b.logs, y), at(a.logs, y) - at(b.logs, x)];
      one[order[query] as number] = first;
      two[order[query] as number] = second;
      log1 += weight * first;
      log2 += weight * second;
    }
    found.total[pair] = Math.log(a1 / b1);
    found.total[pair + 1] = Math.log(a2 / b2);
    found.geometricMean[pair] = log1 / all;
    found.geometricMean[pair + 1] = log2 / all;
    found.median[pair] = middleOf(one);
    found.median[pair + 1] = middleOf(two);
  }
}

function measuredMedian(pairs: readonly SamplePair[], weights: Weights): number {
  const times = (side: keyof SamplePair) => pairs.map((pair) => pair[side].timeS);
  return suiteEstimates(times('baseline'), times('candidate'), weights).median;
}

/** Mirrors an interval of ratios at a value, on the logarithmic scale. */
function reflected({ low, high }: Interval, value: number): Interval {
  return { low: value ** 2 / high, high: value ** 2 / low };
}

/**
 * Returns 95% intervals of total-time ratio, geometric mean, and median speedup with fixed queries and remeasured
 * iterations: would these queries repeat? Null without queries, and if the noise of any query on either side is unknown
 * (a single run).
 *
 * Formula: for each query and side, draw one of the times that another measurement could have given (`repeatedTimes`),
 * and compute the three estimates; 2,000 times, with a fixed seed, in query order. The 50th and the 1,951st value bound
 * the interval (percentile bootstrap). The median of noisy ratios is biased toward the queries that differ, and
 * resampling doubles that bias. So its interval is mirrored at the measured median (basic bootstrap), which removes the
 * bias: `npm run simulate` shows the effect. Draws come in pairs with swapped sides, so that swapping the sides inverts
 * every interval.
 * The interval covers variation between iterations, not between two runs of an application.
 * Weights: the estimates of each draw are those of `suiteEstimates`; equal weights change nothing.
 * Example: one query without spread, 4 s and 2 s: 2 to 2.
 * Properties: swapping the sides inverts it; the order of iterations does not matter; times without spread give an
 * interval without width.
 * Source: Efron 1979. Builds, executions, and iterations all vary; this interval covers only iterations: Kalibera &
 * Jones 2013, of which only the abstract (kar.kent.ac.uk/33611) and the slides of the talk were read.
 */
export function repeatIntervals(
  pairs: readonly SamplePair[],
  { resamples = RESAMPLES, weights = null }: { resamples?: number; weights?: Weights } = {},
): SuiteIntervals | null {
  const a = tables(pairs.map(({ baseline }) => baseline));
  const b = a && tables(pairs.map(({ candidate }) => candidate));
  if (!a || !b || pairs.length === 0) return null;
  const found = eachMetric(() => new Float64Array(resamples));
  draw(a, b, weights, pairs.length, found);
  return {
    total: percentileInterval(found.total),
    geometricMean: percentileInterval(found.geometricMean),
    median: reflected(percentileInterval(found.median), measuredMedian(pairs, weights)),
  };
}

/**
 * Returns the range with every query at its worst extreme at once: the three estimates with every baseline at its
 * fastest and every candidate at its slowest iteration, and the reverse. Not an interval with a level, but a bound
 * without a model. Null if a range is missing. Weights as in `suiteEstimates`.
 * Example: 9–11 s vs. 4–6 s: 9/6 to 11/4.
 */
export function worstCase(pairs: readonly SamplePair[], weights: Weights = null): SuiteIntervals | null {
  if (pairs.length === 0) return null;
  const ends: Record<'slowB' | 'fastB' | 'slowC' | 'fastC', number[]> = { slowB: [], fastB: [], slowC: [], fastC: [] };
  for (const { baseline, candidate } of pairs) {
    if (baseline.minS === null || baseline.maxS === null || candidate.minS === null || candidate.maxS === null)
      return null;
    ends.fastB.push(baseline.minS);
    ends.slowB.push(baseline.maxS);
    ends.fastC.push(candidate.minS);
    ends.slowC.push(candidate.maxS);
  }
  const [low, high] = [
    suiteEstimates(ends.fastB, ends.slowC, weights),
    suiteEstimates(ends.slowB, ends.fastC, weights),
  ];
  return eachMetric((metric) => ({ low: low[metric], high: high[metric] }));
}

const TOTAL_SEED = 20261123;

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
  const next = sfc32(TOTAL_SEED);
  const shift = 32 - Math.log2(LEVELS);
  const logs = new Float64Array(RESAMPLES);
  for (let draw = 0; draw < RESAMPLES; draw += 1) {
    let total = 0;
    for (const levels of times) total += levels[next() >>> shift] as number;
    logs[draw] = Math.log(total);
  }
  return percentileInterval(logs);
}

/**
 * Returns the interval of a ratio that contains both the iterations and the rerun effect. Without an interval over
 * iterations, it contains only the rerun effect.
 *
 * Formula, on the logarithm: low = e − √((e − l)² + h²), high = e + √((u − e)² + h²), with the estimate e, the bounds l
 * and u over iterations, and the half-width h of the rerun effect.
 * Example: 2 (1.9 to 2.2) with h = 0.1: 1.787 to 2.296.
 * Properties: swapping the sides inverts it; it contains the estimate; h = 0 returns bounds that contain the estimate
 * unchanged.
 * Source: method of variance estimates recovery (MOVER), Zou & Donner 2008, as commonly cited (not read).
 */
export function decidingInterval(estimate: number, repeat: Interval | null, halfWidth: number): Interval {
  const { low, high } = repeat ?? { low: estimate, high: estimate };
  return {
    low: estimate * Math.exp(-Math.hypot(Math.log(estimate / low), halfWidth)),
    high: estimate * Math.exp(Math.hypot(Math.log(high / estimate), halfWidth)),
  };
}
