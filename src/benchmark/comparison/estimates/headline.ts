import type { Comparison, Estimate, Weighting } from '../../model/comparison';
import type { RerunBand } from '../../model/reruns';
import type { ResultSet } from '../../model/resultSet';
import { mixIntervals } from '../../statistics/mixIntervals';
import { decidingInterval, repeatIntervals, type SuiteIntervals, worstCase } from '../../statistics/repeatIntervals';
import { suiteEstimates } from '../../statistics/weighted';
import type { MatchedQueries } from '../match';
import { MIN_QUERIES } from '../notes';
import { estimateVerdict } from './estimateVerdict';

export type ComparedSets = Pick<Comparison, 'baseline' | 'candidate'>;

type HeadlineFigures = Pick<Comparison, keyof SuiteIntervals>;

/** Cache of the metrics of two result sets by compared queries and weights, for the lifetime of both sets. */
const metricsCache = new WeakMap<ResultSet, WeakMap<ResultSet, Map<string, HeadlineFigures>>>();

function cachedMetrics({ baseline, candidate }: ComparedSets): Map<string, HeadlineFigures> {
  const others = metricsCache.get(baseline) ?? new WeakMap<ResultSet, Map<string, HeadlineFigures>>();
  metricsCache.set(baseline, others);
  const figures = others.get(candidate) ?? new Map<string, HeadlineFigures>();
  others.set(candidate, figures);
  return figures;
}

function computeMetrics(
  { matched, samples }: MatchedQueries,
  weighting: Weighting | null,
  { halfWidth }: RerunBand,
): HeadlineFigures {
  const times = (side: 'baseline' | 'candidate') => matched.map((query) => query[side].timeS);
  const [baselineS, candidateS] = [times('baseline'), times('candidate')];
  const weights = weighting?.weights ?? null;
  const [repeat, worst] = [repeatIntervals(samples, { weights }), worstCase(samples, weights)];
  const mix = mixIntervals(baselineS, candidateS, { weights });
  const estimates = suiteEstimates(baselineS, candidateS, weights);
  const isFew = (weighting?.effective ?? matched.length) < MIN_QUERIES;
  const figure = (name: keyof SuiteIntervals): Estimate => {
    const [speedup, interval] = [estimates[name], repeat?.[name] ?? null];
    const deciding = decidingInterval(speedup, interval, halfWidth[name]);
    return {
      speedup,
      verdict: isFew ? 'unclear' : estimateVerdict({ deciding, repeat: interval }, samples, weights),
      deciding,
      repeat: interval,
      worst: worst?.[name] ?? null,
      mix: mix?.[name] ?? { low: speedup, high: speedup },
    };
  };
  return { total: figure('total'), geometricMean: figure('geometricMean'), median: figure('median') };
}

/**
 * The three metrics with their intervals and verdicts; inconclusive for too few queries. Cached per sets, queries, and
 * weights, because each costs thousands of resamples and many pages show the same pair.
 */
export function headlineFigures(
  sets: ComparedSets,
  found: MatchedQueries,
  weighting: Weighting | null,
  reruns: RerunBand,
): HeadlineFigures {
  const figures = cachedMetrics(sets);
  const key = JSON.stringify([found.matched.map(({ query }) => query), weighting?.weights]);
  const known = figures.get(key) ?? computeMetrics(found, weighting, reruns);
  figures.set(key, known);
  return known;
}
