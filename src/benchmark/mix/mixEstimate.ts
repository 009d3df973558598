import { estimateVerdict, MIN_QUERIES } from '../comparison/estimates';
import { verdictSign } from '../comparison/verdictCase';
import type { Estimate } from '../model/comparison';
import { sum } from '../model/statistics';
import { decidingInterval, repeatIntervals } from '../statistics/repeatIntervals';
import { effectiveCount } from '../statistics/weighted';
import { decidingInMix, type Mix, type MixQuery, mixBand, mixWeights } from './mix';
import type { MixSides, SidesQuery } from './mixSides';

/** What a mix shows of the second of the two compared sides. */
export interface MixEstimate extends Pick<Estimate, 'speedup' | 'deciding' | 'verdict'> {
  /** True if fewer than five queries decide it. */
  isFew: boolean;
  /** The query without which there is no verdict on the same side; null if each verdict remains. */
  decider: string | null;
}

/** A query with how often it counts, above 0. */
interface Counted extends Pick<SidesQuery, 'query' | 'samples'> {
  weight: number;
}

function countedQueries(mix: Mix<MixQuery & SidesQuery>): Counted[] {
  const each = mixWeights(mix);
  return mix.queries.flatMap(({ query, samples, weight }, index) => {
    const own = (each[index] as number) * weight;
    return own > 0 ? [{ query, samples, weight: own }] : [];
  });
}

/** The ratio of the weighted times with its interval and verdict; `halfWidth` is the half width of the band of reruns. */
function estimateOf(counted: readonly Counted[], halfWidth: number, isNoiseIncluded: boolean) {
  const [samples, weights] = [counted.map((query) => query.samples), counted.map(({ weight }) => weight)];
  const seconds = (side: 'baseline' | 'candidate') =>
    sum(counted.map(({ samples: own, weight }) => weight * own[side].timeS));
  const speedup = seconds('baseline') / seconds('candidate');
  const repeat = repeatIntervals(samples, { weights })?.total ?? null;
  const deciding = decidingInterval(speedup, isNoiseIncluded ? null : repeat, halfWidth);
  const isFew = effectiveCount(weights, weights.length) < MIN_QUERIES;
  const verdict = isFew ? 'unclear' : estimateVerdict({ deciding, repeat }, samples, weights);
  return { speedup, deciding, verdict, isFew } as const;
}

/**
 * Returns the ratio of the times of a mix, first ÷ second of the compared sides, its 95% interval over iterations and
 * reruns, and the verdict, by the rules of the total-time ratio (`estimateVerdict`): each query has the weight that it
 * counts in the mix, and reruns have the band of the mix (`mixBand`). With the suite's own shares, it is the
 * total-time ratio of the comparison with the interval that decides it. Inconclusive for fewer than five queries. A query
 * of a suite is not the reader's: it is named if the verdict needs it.
 */
export function mixEstimate(mix: Mix<MixQuery & SidesQuery>, sides: MixSides): MixEstimate {
  const counted = countedQueries(mix);
  const halfWidth = Math.log(mixBand(mix, sides.reruns, sides.compared));
  const of = (queries: readonly Counted[]) => estimateOf(queries, halfWidth, sides.isNoiseIncluded);
  const all = of(counted);
  const most = decidingInMix(mix, sides.compared)?.query ?? null;
  const sign = verdictSign(all.verdict);
  const isNeeded = sign !== 0 && verdictSign(of(counted.filter(({ query }) => query !== most)).verdict) !== sign;
  return { ...all, decider: isNeeded ? most : null };
}
