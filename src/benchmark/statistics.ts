import type { Statistic } from './types';

/** Resamples of a bootstrap, and the order statistics (counted from 1) that bound its 95 % interval. DESIGN, section 6. */
export const RESAMPLES = 4000;
const LOW_RANK = 100;
const HIGH_RANK = 3901;

export interface Interval {
  low: number;
  high: number;
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

/** The sum of the values; 0 for none. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The middle of the values; of an even number the arithmetic middle of the two. NaN for none. Unit of the values. */
export function median(values: readonly number[]): number {
  const order = sorted(values);
  const upper = order[Math.floor(order.length / 2)] ?? Number.NaN;
  const lower = order[Math.ceil(order.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The middle of ratios; of an even number the geometric middle, so that inverting every ratio inverts it. NaN for none. */
export function medianRatio(ratios: readonly number[]): number {
  const order = sorted(ratios);
  return middleOf(order, Math.ceil(order.length / 2) - 1, Math.floor(order.length / 2));
}

function middleOf(order: ArrayLike<number>, lower: number, upper: number): number {
  const a = order[lower] ?? Number.NaN;
  const b = order[upper] ?? Number.NaN;
  return lower === upper ? a : Math.sqrt(a * b);
}

/** exp of the mean of logarithms; NaN for none. Source: Fleming & Wallace 1986. */
export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(sum(ratios.map(Math.log)) / ratios.length);
}

/** One number for the iterations of a query, in their unit. Single takes the only value. */
export function statisticOf(statistic: Statistic, values: readonly number[]): number {
  if (statistic === 'median') return median(values);
  if (statistic === 'min') return Math.min(...values);
  return sum(values) / values.length;
}

/**
 * A generator of 32-bit unsigned integers: sfc32 (Chris Doty-Humphrey, PractRand), the same on every machine.
 * The first twelve outputs are thrown away, as its author does.
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

/** The 95 % interval of resampled values: the 100th and the 3,901st of 4,000. Sorts its argument. */
function interval95(resampled: Float64Array): Interval {
  resampled.sort();
  return { low: resampled[LOW_RANK - 1] ?? Number.NaN, high: resampled[HIGH_RANK - 1] ?? Number.NaN };
}

/** Three intervals over the same resamples of queries. */
export interface SuiteIntervals {
  total: Interval;
  geometricMean: Interval;
  median: Interval;
}

const SUITE_SEED = 20260721;

/**
 * 95 % bootstrap intervals of total-time ratio, geometric mean and median speedup: queries drawn with replacement, in the order given.
 * They say how much the choice of queries matters, not how much runs differ. Source: Efron & Tibshirani 1993, percentile interval.
 */
export function suiteIntervals(baselineS: readonly number[], candidateS: readonly number[]): SuiteIntervals {
  const count = baselineS.length;
  const ratios = baselineS.map((value, index) => value / (candidateS[index] ?? Number.NaN));
  const logs = Float64Array.from(ratios, Math.log);
  const [order, ranks] = ranked(ratios);
  const next = sfc32(SUITE_SEED);
  const [totals, means, medians] = [
    new Float64Array(RESAMPLES),
    new Float64Array(RESAMPLES),
    new Float64Array(RESAMPLES),
  ];
  const drawn = new Uint16Array(count);
  for (let resample = 0; resample < RESAMPLES; resample += 1) {
    let [sumBaseline, sumCandidate, sumLog] = [0, 0, 0];
    drawn.fill(0);
    for (let draw = 0; draw < count; draw += 1) {
      const pick = Math.floor((next() / 0x100000000) * count);
      sumBaseline += baselineS[pick] as number;
      sumCandidate += candidateS[pick] as number;
      sumLog += logs[pick] as number;
      drawn[ranks[pick] as number] = (drawn[ranks[pick] as number] as number) + 1;
    }
    totals[resample] = sumBaseline / sumCandidate;
    means[resample] = Math.exp(sumLog / count);
    medians[resample] = drawnMedian(order, drawn, count);
  }
  return { total: interval95(totals), geometricMean: interval95(means), median: interval95(medians) };
}

/** Values in ascending order, and for each value its place in that order. */
function ranked(values: readonly number[]): [Float64Array, Uint16Array] {
  const places = values.map((_, index) => index).sort((a, b) => (values[a] as number) - (values[b] as number));
  const ranks = new Uint16Array(values.length);
  places.forEach((place, rank) => {
    ranks[place] = rank;
  });
  return [Float64Array.from(places, (place) => values[place] as number), ranks];
}

/** The median ratio of a resample given as counts per rank; walks the counts instead of sorting. */
function drawnMedian(order: Float64Array, drawn: Uint16Array, count: number): number {
  const lower = rankAt(drawn, Math.ceil(count / 2));
  const upper = rankAt(drawn, Math.floor(count / 2) + 1);
  return middleOf(order, lower, upper);
}

/** The rank at which the cumulative count reaches `wanted` (from 1). */
function rankAt(drawn: Uint16Array, wanted: number): number {
  let seen = 0;
  let rank = -1;
  while (seen < wanted && rank < drawn.length) {
    rank += 1;
    seen += drawn[rank] ?? 0;
  }
  return rank;
}

/**
 * 95 % bootstrap interval of the ratio of two medians, iterations of each side drawn with replacement. Each side's draws depend on its
 * own times only, so that swapping the sides inverts the interval exactly.
 */
export function medianRatioInterval(baselineS: readonly number[], candidateS: readonly number[]): Interval {
  const baseline = resampledMedians(baselineS);
  const candidate = resampledMedians(candidateS);
  return interval95(baseline.map((value, index) => value / (candidate[index] as number)));
}

function resampledMedians(timesS: readonly number[]): Float64Array {
  const order = sorted(timesS);
  const next = sfc32(seedOf(order));
  const draw = () => order[Math.floor((next() / 0x100000000) * order.length)] as number;
  return Float64Array.from({ length: RESAMPLES }, () => median(order.map(draw)));
}

/** A seed from the values themselves: FNV-1a over their decimal texts. */
function seedOf(values: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const character of values.join(',')) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return hash;
}
