import { estimateVerdict } from '../comparison/estimates';
import { verdictCase } from '../comparison/verdictCase';
import type { DecidedCase, Estimate } from '../model/comparison';
import type { RerunBand, RerunEffect } from '../model/reruns';
import { type Interval, sfc32, sum } from '../model/statistics';
import { halfWidths, rerunVariances } from '../reruns/rerunEffect';
import { decidingInterval, repeatIntervals, type SamplePair } from '../statistics/repeatIntervals';
import { suiteEstimates } from '../statistics/weighted';
import { drawSuite, type Truth } from './drawSuite';
import type { NoiseModel } from './noiseModel';
import type { SimulationOptions } from './simulate';

/** Simulated standard deviations of the logarithm of one run, in addition to the estimated one. */
const EFFECTS: readonly number[] = [0, 0.01, 0.03, 0.05];
const NONE: Truth = { name: 'no difference', factor: 1, every: 1 };
const TWENTY: Truth = { name: '20% on every query', factor: 1.2, every: 1 };
const ITERATIONS = 5;
const RESAMPLES = 400;
/** Draws of the effect on each suite. */
const DRAWS = 25;
const DIGITS = 4;

/** How often whole verdicts are wrong if runs of one engine differ; shares of 0–1 of suites. */
export interface RerunRow {
  /** Standard deviation of the logarithm of one run, on all its queries at once. */
  sd: number;
  /** Suites without a difference in which one side is faster, by the intervals over iterations only. */
  winnersIterations: number;
  /** The same, by the intervals over iterations and reruns. */
  winners: number;
  /** Suites without a difference in which one side is ahead, by the same intervals. */
  leads: number;
  /** Suites in which every query differs by 20% and the right side is faster. */
  found: number;
}

type HalfWidth = RerunBand['halfWidth'];
const NO_BAND: HalfWidth = { total: 0, geometricMean: 0, median: 0, query: 0 };

/** A standard normal value, by the method of Box and Muller. */
function normal(next: () => number): number {
  const uniform = () => (next() + 1) / 0x100000001;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** The metrics of a suite before the effect, which multiplies every ratio by one factor. */
function metricsOf(suite: SamplePair[]) {
  const times = (side: keyof SamplePair) => suite.map((pair) => pair[side].timeS);
  return {
    suite,
    estimates: suiteEstimates(times('baseline'), times('candidate')),
    repeat: repeatIntervals(suite, { resamples: RESAMPLES }),
  };
}

/** The case of a suite whose baseline takes `factor` times as long as drawn. */
function caseOf(
  { suite, estimates, repeat }: ReturnType<typeof metricsOf>,
  factor: number,
  halfWidth: HalfWidth,
): DecidedCase {
  const metric = (name: 'total' | 'geometricMean' | 'median'): Estimate => {
    const scaled = ({ low, high }: Interval) => ({ low: low * factor, high: high * factor });
    const [speedup, interval] = [estimates[name] * factor, repeat ? scaled(repeat[name]) : null];
    const deciding = decidingInterval(speedup, interval, halfWidth[name]);
    const verdict = estimateVerdict({ deciding, repeat: interval }, suite);
    return { speedup, deciding, repeat: interval, verdict, worst: null, mix: deciding };
  };
  return verdictCase({
    total: metric('total'),
    geometricMean: metric('geometricMean'),
    median: metric('median'),
    reruns: { halfWidth },
    beyondReruns: { faster: 0, slower: 0 },
    queries: suite.length,
    missing: { baseline: 0, candidate: 0 },
    matchedShare: 1,
  });
}

/**
 * Draws suites with and without a difference, each as one application of either side in one round, and judges them with
 * the band of reruns. One row for each size of the effect, in ascending order, the estimated size of the total time
 * included; empty for a model without queries.
 */
export function simulateReruns(
  model: NoiseModel,
  effect: RerunEffect,
  { families, seed }: SimulationOptions,
): RerunRow[] {
  if (model.queries.length === 0) return [];
  const next = sfc32(seed);
  const drawn = (truth: Truth) =>
    Array.from({ length: families }, () => metricsOf(drawSuite(model, truth, 'independent', ITERATIONS, next)));
  const [equal, different] = [drawn(NONE), drawn(TWENTY)];
  const share = (suites: ReturnType<typeof drawn>, sd: number, width: HalfWidth, ...wanted: readonly DecidedCase[]) => {
    const hits = suites.map((suite) => {
      const cases = Array.from({ length: DRAWS }, () =>
        caseOf(suite, Math.exp(sd * (normal(next) - normal(next))), width),
      );
      return cases.filter((found) => wanted.includes(found)).length / DRAWS;
    });
    return Number((sum(hits) / suites.length).toFixed(DIGITS));
  };
  const halfWidth = halfWidths(effect, 'application');
  const estimated = Number(Math.sqrt(rerunVariances(effect, 'total').application.variance).toFixed(DIGITS));
  return [...EFFECTS, estimated]
    .sort((a, b) => a - b)
    .map((sd) => ({
      sd,
      winnersIterations: share(equal, sd, NO_BAND, 'faster', 'slower'),
      winners: share(equal, sd, halfWidth, 'faster', 'slower'),
      leads: share(equal, sd, halfWidth, 'ahead', 'behind'),
      found: share(different, sd, halfWidth, 'faster'),
    }));
}
