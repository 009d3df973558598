import { sfc32 } from '../model/statistics';
import { LEVELS, repeatedTimes } from '../statistics/noise';
import type { SamplePair } from '../statistics/repeatIntervals';
import { percentileInterval } from '../statistics/resampled';

type EarlierVerdict = 'faster' | 'slower' | 'unclear';

const BOOTSTRAP_FROM = 10;
const RESAMPLES = 400;
const SEED = 1;

function ofRange(low: number, high: number): EarlierVerdict {
  if (low > 1) return 'faster';
  return high < 1 ? 'slower' : 'unclear';
}

/** Verdict from the middle 95% of ratios of resampled medians. */
function bootstrapped(pair: SamplePair): EarlierVerdict {
  const [a, b] = [repeatedTimes(pair.baseline) ?? [], repeatedTimes(pair.candidate) ?? []];
  const next = sfc32(SEED);
  const draw = (values: readonly number[]) => values[Math.floor((next() / 0x100000000) * LEVELS)] as number;
  const logs = Float64Array.from({ length: RESAMPLES }, () => Math.log(draw(a) / draw(b)));
  const { low, high } = percentileInterval(logs);
  return ofRange(low, high);
}

/**
 * Verdict of one query by the site's rule until November 2026, for comparison: ranges that do not overlap are clear,
 * whatever the number of iterations; from ten iterations on both sides, a bootstrap interval of the ratio of medians
 * decides; no correction for multiple tests.
 */
export function earlierVerdict(pair: SamplePair): EarlierVerdict {
  const { baseline, candidate } = pair;
  if (Math.min(baseline.timesS.length, candidate.timesS.length) >= BOOTSTRAP_FROM) return bootstrapped(pair);
  return ofRange(
    (baseline.minS ?? Number.NaN) / (candidate.maxS ?? Number.NaN),
    (baseline.maxS ?? Number.NaN) / (candidate.minS ?? Number.NaN),
  );
}

/** Its rule for a metric: clear if the interval over queries excludes 1. */
export const earlierFigureVerdict = ofRange;
