import { median } from '../model/statistics';
import type { Sample } from '../statistics/noise';
import type { SamplePair } from '../statistics/repeatIntervals';
import type { NoiseModel } from './noiseModel';

/** Noise of iterations in one application: independent; plus a linear drift; or plus a slow first iteration. */
export type Noise = 'independent' | 'drift' | 'slow first';
/** Factor by which the baseline takes longer, on every `every`-th query. */
export interface Truth {
  name: string;
  factor: number;
  every: number;
}

export const NOISES: readonly Noise[] = ['independent', 'drift', 'slow first'];
export const TRUTHS: readonly Truth[] = [
  { name: 'no difference', factor: 1, every: 1 },
  { name: '5% on every query', factor: 1.05, every: 1 },
  { name: '20% on every query', factor: 1.2, every: 1 },
  { name: '20% on a quarter', factor: 1.2, every: 4 },
];

/** True ratio of the query at an index. */
export function trueRatio({ factor, every }: Truth, index: number): number {
  return index % every === 0 ? factor : 1;
}

function one(values: readonly number[], next: () => number): number {
  return values[Math.floor((next() / 0x100000000) * values.length)] as number;
}

/**
 * A factor √(χ² ÷ f) for f degrees of freedom. Deviations in units of their own series' spread are bounded (by 2 for
 * five iterations), because an outlier widens the spread too; a normal deviation equals such a deviation times this
 * factor, drawn independently. The factor restores the tails of the noise, as far as the published series support them.
 */
function spreadFactor(freedom: number, next: () => number): number {
  const uniform = () => (next() + 1) / 0x100000001;
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const squares = Array.from({ length: freedom }, () => normal() ** 2);
  return Math.sqrt(squares.reduce((total, square) => total + square, 0) / freedom);
}

/** Times of one query in one application, in the order of running. Drift is centered on the middle of the run. */
function drawTimes(
  timeS: number,
  spread: number,
  n: number,
  noise: Noise,
  model: NoiseModel,
  next: () => number,
): number[] {
  const slope = noise === 'drift' ? one(model.drifts, next) / Math.max(1, n - 1) : 0;
  const times = Array.from({ length: n }, (_, index) => {
    const deviation = one(model.deviations, next) * spreadFactor(model.freedom, next);
    const log = spread * deviation + slope * (index - (n - 1) / 2);
    return timeS * Math.exp(log);
  });
  const first = noise === 'slow first' ? one(model.firsts, next) : 1;
  return times.map((time, index) => (index === 0 ? time * first : time));
}

function sample(timesS: number[]): Sample {
  return {
    statistic: 'median',
    timeS: median(timesS),
    minS: Math.min(...timesS),
    maxS: Math.max(...timesS),
    n: timesS.length,
    timesS,
  };
}

/** A suite measured on two sides, n iterations each, with known true ratios. */
export function drawSuite(model: NoiseModel, truth: Truth, noise: Noise, n: number, next: () => number): SamplePair[] {
  return model.queries.map(({ timeS, spread }, index) => ({
    baseline: sample(drawTimes(timeS * trueRatio(truth, index), spread, n, noise, model, next)),
    candidate: sample(drawTimes(timeS, spread, n, noise, model, next)),
  }));
}
