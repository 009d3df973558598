import { type Interval, sfc32, sum } from '../model/statistics';
import { normalCdf, normalQuantile } from './distributions';
import { eachMetric, RESAMPLES, type ResampledLogs, type SuiteIntervals } from './repeatIntervals';
import { suiteEstimates, type Weights, weightedMedian } from './weighted';

const SEED = 20260721;
const TAIL = normalQuantile(0.975);

/** Queries of both sides times their weights: seconds, and the logarithms of the speedups with their order. */
type Queries = ReturnType<typeof prepared>;

function prepared(baselineS: readonly number[], candidateS: readonly number[], weights: readonly number[]) {
  const logs = baselineS.map((time, index) => Math.log(time / (candidateS[index] as number)));
  const weighted = (values: readonly number[]) => values.map((value, index) => value * (weights[index] as number));
  const places = [...logs.keys()].sort((a, b) => (logs[a] as number) - (logs[b] as number));
  const ranks = new Uint16Array(logs.length);
  places.forEach((place, rank) => {
    ranks[place] = rank;
  });
  return {
    weights,
    baselineS: weighted(baselineS),
    candidateS: weighted(candidateS),
    logs: weighted(logs),
    /** Unweighted logarithms in ascending order, their weights in that order, and the rank of each query. */
    ordered: Float64Array.from(places, (place) => logs[place] as number),
    orderedWeights: Float64Array.from(places, (place) => weights[place] as number),
    ranks,
  };
}

function resample(queries: Queries, resamples: number): ResampledLogs {
  const { weights, baselineS, candidateS, logs, ordered, orderedWeights, ranks } = queries;
  const [found, next, count] = [eachMetric(() => new Float64Array(resamples)), sfc32(SEED), logs.length];
  const drawn = new Float64Array(count);
  for (let round = 0; round < resamples; round += 1) {
    let [b, c, log, weight] = [0, 0, 0, 0];
    drawn.fill(0);
    for (let draw = 0; draw < count; draw += 1) {
      const pick = Math.floor((next() / 0x100000000) * count);
      b += baselineS[pick] as number;
      c += candidateS[pick] as number;
      log += logs[pick] as number;
      weight += weights[pick] as number;
      const rank = ranks[pick] as number;
      drawn[rank] = (drawn[rank] as number) + (orderedWeights[rank] as number);
    }
    found.total[round] = Math.log(b / c);
    found.geometricMean[round] = log / weight;
    found.median[round] = weightedMedian(ordered, drawn, count);
  }
  return found;
}

/** Logarithm of each estimate without each of the queries. */
function jackknife({ weights, baselineS, candidateS, logs, ordered, orderedWeights, ranks }: Queries) {
  const [b, c, all, weight] = [sum(baselineS), sum(candidateS), sum(logs), sum(weights)];
  const less = Math.max(1, logs.length - 1);
  const others = (rank: number, values: Float64Array) =>
    values.filter((_, place) => place !== rank || values.length === 1);
  const each = [...logs.keys()];
  return {
    total: each.map((i) => Math.log((b - (baselineS[i] as number)) / (c - (candidateS[i] as number)))),
    geometricMean: each.map((i) => (all - (logs[i] as number)) / (weight - (weights[i] as number) || 1)),
    median: each.map((i) => {
      const rank = ranks[i] as number;
      return weightedMedian(others(rank, ordered), others(rank, orderedWeights), less);
    }),
  };
}

/** Acceleration of BCa: change of an estimate's spread with its value, from the jackknife; 0 without variation. */
function acceleration(without: readonly number[]): number {
  const mean = sum(without) / without.length;
  const away = without.map((value) => mean - value);
  const squares = sum(away.map((value) => value ** 2));
  return squares < 1e-24 || !Number.isFinite(squares) ? 0 : sum(away.map((value) => value ** 3)) / (6 * squares ** 1.5);
}

/** Bounds of a BCa interval of resampled logarithms, as ratios. Sorts its first argument. */
function correctedInterval(logs: Float64Array, estimate: number, without: readonly number[]): Interval {
  logs.sort();
  const count = logs.length;
  const near = 1e-12 * Math.max(1, Math.abs(estimate));
  const below = logs.filter((value) => value < estimate - near).length;
  const above = logs.filter((value) => value > estimate + near).length;
  const share = Math.min(1 - 0.5 / count, Math.max(0.5 / count, (below + (count - below - above) / 2) / count));
  const [bias, a] = [normalQuantile(share), acceleration(without)];
  const moved = (tail: number) => normalCdf(bias + (bias + tail) / (1 - a * (bias + tail)));
  const rank = (part: number) => Math.min(count, Math.max(1, Math.round(part * (count + 1))));
  const [low, high] = [rank(moved(-TAIL)), count + 1 - rank(1 - moved(TAIL))];
  return { low: Math.exp(logs[low - 1] as number), high: Math.exp(logs[high - 1] as number) };
}

/**
 * Returns 95% intervals of total-time ratio, geometric mean, and median speedup over other mixes of queries like these:
 * would other queries agree? Queries are not a random sample of a population, so this is a sensitivity: it decides
 * nothing about this suite and does not describe noise. Null without queries.
 *
 * Formula: draw as many queries as there are, with replacement, 2,000 times with a fixed seed in the given order. The
 * bounds are the resampled values at the shares Φ(z₀ + (z₀ ± 1.96) ÷ (1 − a · (z₀ ± 1.96))), BCa: z₀ = Φ⁻¹(share of
 * resampled values below the estimate, ties half), a = Σ dᵢ³ ÷ (6 · (Σ dᵢ²)^1.5), with dᵢ the mean of the estimates
 * without one query minus the estimate without query i. All on the logarithm. Without bias and skew, these are the 50th
 * and the 1,951st value.
 * Example: queries with equal ratios give that ratio, without width.
 * Properties: swapping the sides inverts every interval; one query gives an interval without width.
 * Weights: each query is drawn with its weight, and the estimates are those of `suiteEstimates`; equal weights change
 * nothing.
 * Source: Efron 1987 (not read); formulas as in R. Wicklin's description (blogs.sas.com/content/iml/2017/07/12) and the
 * manual of `empinf` in the R package boot, which follows Davison & Hinkley 1997. The jackknife of the median is
 * coarse: it has few distinct values.
 */
export function mixIntervals(
  baselineS: readonly number[],
  candidateS: readonly number[],
  { resamples = RESAMPLES, weights = null }: { resamples?: number; weights?: Weights } = {},
): SuiteIntervals | null {
  if (baselineS.length === 0) return null;
  const queries = prepared(baselineS, candidateS, weights ?? baselineS.map(() => 1));
  const [found, without] = [resample(queries, resamples), jackknife(queries)];
  const estimates = suiteEstimates(baselineS, candidateS, weights);
  return eachMetric((metric) => correctedInterval(found[metric], Math.log(estimates[metric]), without[metric]));
}
