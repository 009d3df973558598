import { type Interval, sfc32, sum } from '../model/statistics';
import { normalCdf, normalQuantile } from './normal';
import { emptyLogs, middle, type ResampledLogs, type SuiteIntervals } from './resampled';

const SEED = 20260721;
const RESAMPLES = 2000;
const TAIL = normalQuantile(0.975);

/** Queries of both sides: seconds, and the logarithms of the speedups with their order. */
interface Queries {
  baselineS: readonly number[];
  candidateS: readonly number[];
  logs: Float64Array;
  /** The logarithms in ascending order, and the place of each query in that order. */
  ordered: Float64Array;
  ranks: Uint16Array;
}

function prepared(baselineS: readonly number[], candidateS: readonly number[]): Queries {
  const logs = Float64Array.from(baselineS, (time, index) => Math.log(time / (candidateS[index] as number)));
  const places = [...logs.keys()].sort((a, b) => (logs[a] as number) - (logs[b] as number));
  const ranks = new Uint16Array(logs.length);
  places.forEach((place, rank) => {
    ranks[place] = rank;
  });
  return { baselineS, candidateS, logs, ordered: Float64Array.from(places, (place) => logs[place] as number), ranks };
}

/** The middle of a resample given as counts per rank; walks the counts instead of sorting. */
function drawnMiddle(ordered: Float64Array, drawn: Uint16Array): number {
  const [first, second] = [Math.ceil(ordered.length / 2), Math.floor(ordered.length / 2) + 1];
  let [rank, seen] = [0, drawn[0] as number];
  while (seen < first) {
    rank += 1;
    seen += drawn[rank] as number;
  }
  const lower = ordered[rank] as number;
  while (seen < second) {
    rank += 1;
    seen += drawn[rank] as number;
  }
  return (lower + (ordered[rank] as number)) / 2;
}

function resample({ baselineS, candidateS, logs, ordered, ranks }: Queries, resamples: number): ResampledLogs {
  const [found, next, count] = [emptyLogs(resamples), sfc32(SEED), logs.length];
  const drawn = new Uint16Array(count);
  for (let round = 0; round < resamples; round += 1) {
    let [b, c, log] = [0, 0, 0];
    drawn.fill(0);
    for (let draw = 0; draw < count; draw += 1) {
      const pick = Math.floor((next() / 0x100000000) * count);
      b += baselineS[pick] as number;
      c += candidateS[pick] as number;
      log += logs[pick] as number;
      drawn[ranks[pick] as number] = (drawn[ranks[pick] as number] as number) + 1;
    }
    found.total[round] = Math.log(b / c);
    found.geometricMean[round] = log / count;
    found.median[round] = drawnMiddle(ordered, drawn);
  }
  return found;
}

/** Each estimate's logarithm, over all queries and without each one. */
function jackknife({ baselineS, candidateS, logs, ordered, ranks }: Queries): Record<keyof SuiteIntervals, number[]> {
  const [b, c, all] = [sum(baselineS), sum(candidateS), logs.reduce((total, log) => total + log, 0)];
  const less = Math.max(1, logs.length - 1);
  const others = (rank: number) => ordered.filter((_, place) => place !== rank);
  const each = [...logs.keys()];
  return {
    total: each.map((i) => Math.log((b - (baselineS[i] as number)) / (c - (candidateS[i] as number)))),
    geometricMean: each.map((i) => (all - (logs[i] as number)) / less),
    median: each.map((i) => middle(others(ranks[i] as number), less)),
  };
}

/** How the spread of an estimate grows with its value, from the estimates without each query; 0 where leaving out changes nothing. */
function acceleration(without: readonly number[]): number {
  const mean = sum(without) / without.length;
  const away = without.map((value) => mean - value);
  const squares = sum(away.map((value) => value ** 2));
  return squares < 1e-24 || !Number.isFinite(squares) ? 0 : sum(away.map((value) => value ** 3)) / (6 * squares ** 1.5);
}

/** The ends of a BCa interval of resampled logarithms as ratios. Sorts its first argument. */
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
 * Would other queries agree? 95 % intervals of total-time ratio, geometric mean and median speedup over another mix of queries like
 * these: how much the figures depend on the choice of queries. Queries are no random sample of anything, so this is a sensitivity, and
 * it decides nothing about the suite at hand. It says nothing about noise. Null without queries.
 *
 * Formula: draw as many queries as there are, with replacement, 2,000 times with a fixed seed in the order given; the ends are the
 * resampled values at the shares Φ(z₀ + (z₀ ± 1.96) ÷ (1 − a · (z₀ ± 1.96))), BCa: z₀ = Φ⁻¹(the share of resampled values below the
 * estimate, ties half), a = Σ dᵢ³ ÷ (6 · (Σ dᵢ²)^1.5) with dᵢ the mean of the estimates without one query minus that without query i.
 * All on the logarithm. Without bias and skew these are the 50th and the 1,951st value.
 * Example: queries that all have one ratio give that ratio, without width.
 * Properties: swapping the sides inverts every interval; one query gives an interval without width.
 * Source: Efron 1987, not opened for this; formulas as in R. Wicklin's description (blogs.sas.com/content/iml/2017/07/12) and the manual
 * of `empinf` in the R package boot, which follows Davison & Hinkley 1997. The median's jackknife is rough: it takes few values.
 */
export function mixIntervals(
  baselineS: readonly number[],
  candidateS: readonly number[],
  resamples = RESAMPLES,
): SuiteIntervals | null {
  if (baselineS.length === 0) return null;
  const queries = prepared(baselineS, candidateS);
  const [found, without] = [resample(queries, resamples), jackknife(queries)];
  const { logs } = queries;
  const mean = logs.reduce((total, log) => total + log, 0) / logs.length;
  return {
    total: correctedInterval(found.total, Math.log(sum(baselineS) / sum(candidateS)), without.total),
    geometricMean: correctedInterval(found.geometricMean, mean, without.geometricMean),
    median: correctedInterval(found.median, middle(Float64Array.from(logs), logs.length), without.median),
  };
}
