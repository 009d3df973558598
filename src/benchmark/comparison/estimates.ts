import type { Comparison, Estimate, Verdict, Weighting } from '../model/comparison';
import { kept } from '../model/keptResults';
import type { ResultSet, Side } from '../model/resultSet';
import { SAME_WITHIN, sum } from '../model/statistics';
import { mixIntervals } from '../statistics/mixIntervals';
import {
  decidingInterval,
  eachMetric,
  repeatIntervals,
  type SamplePair,
  type SuiteMetric,
  worstCase,
} from '../statistics/repeatIntervals';
import { effectiveCount, suiteEstimates, type Weights, weightedSum } from '../statistics/weighted';
import type { QueryWeights } from '../text/queryWeights';
import type { MatchedQueries } from './match';
import type { ComparedSides } from './side';

/** Minimum number of queries for intervals and verdicts. */
export const MIN_QUERIES = 5;

/**
 * Minimum mean degrees of freedom (n − 1) per query and side for a verdict of clear or within 5%: three iterations. In
 * simulations with the noise of published iterations and no difference (300 suites of each kind), the interval of total
 * time or geometric mean excluded 1 in 9–24% of suites of 5 to 103 queries with two independent iterations, and in 2–8%
 * with three, as expected of two 95% intervals. The number of queries matters less.
 */
const MIN_DEGREES_OF_FREEDOM = 2;

/** True if a side has too few iterations for a verdict, or if different statistics may bias the comparison. */
function isUnconfirmed(pairs: readonly SamplePair[], weights: Weights): boolean {
  const freedom = (side: keyof SamplePair) =>
    weightedSum(
      pairs.map((pair) => (pair[side].n ?? 1) - 1),
      weights,
    );
  const least = weightedSum(
    pairs.map(() => MIN_DEGREES_OF_FREEDOM),
    weights,
  );
  const isMixed = pairs.some(({ baseline, candidate }) => baseline.statistic !== candidate.statistic);
  return isMixed || freedom('baseline') < least || freedom('candidate') < least;
}

/**
 * Verdict of a metric from the interval that decides it. The first that applies: within 5% if it is within 1/1.05–1.05,
 * on whatever side of 1; faster or slower if it excludes 1 (touching 1 does not count); otherwise inconclusive. If the
 * interval over iterations is unknown, a side has fewer than two degrees of freedom per query, or the sides report
 * different statistics, faster and slower are unconfirmed, and no metric is within 5%.
 */
export function estimateVerdict(
  { deciding: { low, high }, repeat }: Pick<Estimate, 'deciding' | 'repeat'>,
  pairs: readonly SamplePair[],
  weights: Weights = null,
): Verdict {
  const unconfirmed = repeat === null || isUnconfirmed(pairs, weights);
  if (!unconfirmed && low > 1 / SAME_WITHIN && high < SAME_WITHIN) return 'same';
  if (low <= 1 && high >= 1) return 'unclear';
  const side = low > 1 ? 'faster' : 'slower';
  return unconfirmed ? `separated-${side}` : side;
}

type Metrics = Pick<Comparison, SuiteMetric>;

/** Times of both sides in seconds, in query order. */
type Times = Record<Side, number[]>;

/** Weights of the queries in the estimates; null if they are equal. Each is above 0. */
function weightingOf(
  queries: readonly string[],
  { baseline, candidate }: Times,
  given: QueryWeights | null,
): Weighting | null {
  if (!given) return null;
  const weights = queries.map((query) => given.get(query) ?? 0);
  if (weights.every((weight) => weight === weights[0])) return null;
  return {
    weights,
    baselineS: weightedSum(baseline, weights),
    candidateS: weightedSum(candidate, weights),
    effective: effectiveCount(weights, queries.length),
  };
}

type MetricsInput = Pick<MatchedQueries, 'samples'> &
  Pick<MatchedQueries['reruns'], 'halfWidth' | 'own'> & { times: Times; weighting: Weighting | null };

const computeMetrics = kept('metrics', ({ samples, halfWidth, own, times, weighting }: MetricsInput): Metrics => {
  const { baseline, candidate } = times;
  const weights = weighting?.weights ?? null;
  const [repeat, worst] = [repeatIntervals(samples, { weights }), worstCase(samples, weights)];
  const mix = mixIntervals(baseline, candidate, { weights });
  const estimates = suiteEstimates(baseline, candidate, weights);
  const isFew = (weighting?.effective ?? samples.length) < MIN_QUERIES;
  return eachMetric((name) => {
    const [speedup, interval] = [estimates[name], repeat?.[name] ?? null];
    const deciding = decidingInterval(speedup, own ? null : interval, halfWidth[name]);
    return {
      speedup,
      verdict: isFew ? 'unclear' : estimateVerdict({ deciding, repeat: interval }, samples, weights),
      deciding,
      repeat: interval,
      worst: worst?.[name] ?? null,
      mix: mix?.[name] ?? { low: speedup, high: speedup },
    };
  });
});

/** Metrics of two result sets by compared queries and weights, for the lifetime of both sets. */
const cache = new WeakMap<ResultSet, WeakMap<ResultSet, Map<string, Metrics>>>();

function cachedMetrics([baseline, candidate]: ComparedSides): Map<string, Metrics> {
  const others = cache.get(baseline.set) ?? new WeakMap<ResultSet, Map<string, Metrics>>();
  cache.set(baseline.set, others);
  const metrics = others.get(candidate.set) ?? new Map<string, Metrics>();
  others.set(candidate.set, metrics);
  return metrics;
}

/**
 * Total seconds of the matched queries, their weights, and the three metrics with their intervals and verdicts;
 * inconclusive for too few queries. Metrics are cached per sets, queries, and weights, because each costs thousands of
 * resamples and many pages show the same pair.
 */
export function estimatesOf(
  sides: ComparedSides,
  found: MatchedQueries,
  given: QueryWeights | null,
): Metrics & Pick<Comparison, 'baselineS' | 'candidateS' | 'weighting'> {
  const seconds = (side: Side) => found.matched.map((query) => query[side].timeS);
  const times = { baseline: seconds('baseline'), candidate: seconds('candidate') };
  const queries = found.matched.map(({ query }) => query);
  const weighting = weightingOf(queries, times, given);
  const metrics = cachedMetrics(sides);
  const key = JSON.stringify([queries, weighting?.weights]);
  const {
    samples,
    reruns: { halfWidth, own },
  } = found;
  const known = metrics.get(key) ?? computeMetrics({ samples, halfWidth, own, times, weighting });
  metrics.set(key, known);
  return { baselineS: sum(times.baseline), candidateS: sum(times.candidate), weighting, ...known };
}
