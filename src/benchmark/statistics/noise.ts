import type { Statistic, Unknown } from '../model/resultSet';
import { sfc32, statisticOf } from '../model/statistics';
import { normalCdf, normalQuantile } from './distributions';

const HALVINGS = 60;
const STEP = 0.01;
const REACH = 8;

/** Logarithms of the binomial coefficients C(n, j) for j from 0 to n, which overflow as numbers from n = 1030 on. */
function logCoefficients(n: number): Float64Array {
  const logs = new Float64Array(n + 1);
  for (let j = 1; j <= n; j += 1) logs[j] = (logs[j - 1] as number) + Math.log((n - j + 1) / j);
  return logs;
}

/**
 * Function of u: the chance that the median of n values is below the quantile u of their distribution. For an even n,
 * the middle two count half each.
 */
function medianShare(n: number): (u: number) => number {
  const coefficients = logCoefficients(n);
  return (u) => {
    const [below, above] = [Math.log(u), Math.log1p(-u)];
    let chance = 0;
    for (let j = Math.ceil(n / 2); j <= n; j += 1) {
      const term = Math.exp((coefficients[j] as number) + j * below + (n - j) * above);
      chance += 2 * j === n ? term / 2 : term;
    }
    return chance;
  };
}

/** The u at which an increasing function of shares reaches `wanted`, by bisection. */
function inverse(share: (u: number) => number, wanted: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (share(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Returns the `wanted` quantile (0–1) of the median of n values, as the share of the distribution below it.
 *
 * Formula: the k-th of n values is below the quantile u with the chance Σ C(n, j) · uʲ · (1 − u)ⁿ⁻ʲ over j ≥ k; for an
 * even n the mean of the two middle k. Inverted by bisection. Antisymmetric about ½.
 * Example: for one value, the share itself; for three, the quantile 7/27 is 1/3.
 */
export function medianQuantile(n: number, wanted: number): number {
  if (wanted > 0.5) return 1 - medianQuantile(n, 1 - wanted);
  return inverse(medianShare(n), wanted);
}

/**
 * Returns the expected range of n values of a normal distribution, in standard deviations: the constant d₂ of quality
 * control. 0 for one value.
 *
 * Formula: ∫ 1 − Φ(x)ⁿ − (1 − Φ(x))ⁿ dx, summed in steps of 0.01.
 * Example: two values 1.128 (= 2 ÷ √π), three 1.693, five 2.326, ten 3.078.
 */
export function expectedRange(n: number): number {
  let total = 0;
  for (let step = -REACH / STEP; step <= REACH / STEP; step += 1) {
    const below = normalCdf(step * STEP);
    total += 1 - below ** n - (1 - below) ** n;
  }
  return total * STEP;
}

/** Number of equally likely values that represent the possible times of another measurement of the same kind. */
export const LEVELS = 256;
const SEED = 20261122;
/**
 * Factor that widens the spread of a range. Published iterations have shorter tails than normal noise, so the median of
 * a few of them varies more for the same range. In simulations (200 suites of each kind, five independent iterations),
 * 93% of the 95% intervals include the geometric mean without the factor. With it, 94–100% do for every kind in
 * static/data/simulation/verdicts.json; the standard error is 1.7.
 */
const WIDENED = 1.1;

/** Iterations of one query on one side. Times in seconds; `n` is the number of iterations. */
export interface Sample {
  statistic: Statistic | Unknown;
  timeS: number;
  minS: number | null;
  maxS: number | null;
  n: number | null;
  /** Every iteration, in any order; empty if only the range was published. */
  timesS: readonly number[];
}

const kept = new Map<string, readonly number[]>();

/** Caches values that depend on n alone. */
function once(name: string, compute: () => readonly number[]): readonly number[] {
  const found = kept.get(name) ?? compute();
  kept.set(name, found);
  return found;
}

const midpoints = (): number[] => Array.from({ length: LEVELS }, (_, level) => (level + 0.5) / LEVELS);

/** Equally likely positions of the statistic of n values in their distribution, as shares in ascending order. */
function shares(statistic: Statistic, n: number): readonly number[] {
  return once(`${statistic} ${n}`, () =>
    midpoints().map((share) => (statistic === 'min' ? 1 - (1 - share) ** (1 / n) : medianQuantile(n, share))),
  );
}

/** Equally likely deviations of the statistic of n standard normal values from its median, in ascending order. */
function deviations(statistic: Statistic, n: number): readonly number[] {
  return once(`deviations ${statistic} ${n}`, () => {
    if (statistic === 'mean') return midpoints().map((share) => normalQuantile(share) / Math.sqrt(n));
    const found = shares(statistic, n).map(normalQuantile);
    const middle = ((found[LEVELS / 2 - 1] as number) + (found[LEVELS / 2] as number)) / 2;
    return found.map((deviation) => deviation - middle);
  });
}

/** Means of iterations drawn with replacement from the sorted times, because they have no closed form. */
function resampledMeans(sorted: readonly number[]): number[] {
  const next = sfc32(SEED);
  const draw = () => sorted[Math.floor((next() / 0x100000000) * sorted.length)] as number;
  return Array.from({ length: LEVELS }, () => statisticOf('mean', sorted.map(draw))).sort((a, b) => a - b);
}

function fromIterations(statistic: Statistic, timesS: readonly number[]): number[] {
  const sorted = [...timesS].sort((a, b) => a - b);
  if (statistic === 'mean') return resampledMeans(sorted);
  return shares(statistic, sorted.length).map(
    (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number,
  );
}

/** Estimated standard deviation of the logarithms of single iterations, from the range of n iterations. */
export function spreadOfRange(minS: number, maxS: number, n: number): number {
  return Math.log(maxS / minS) / (once(`range ${n}`, () => [expectedRange(n)])[0] as number);
}

function fromRange(statistic: Statistic, timeS: number, n: number, minS: number, maxS: number): number[] {
  const spread = WIDENED * spreadOfRange(minS, maxS, n);
  return deviations(statistic, n).map((deviation) => timeS * Math.exp(spread * deviation));
}

/**
 * Returns the times that another measurement of the same kind could have given for one query: 256 equally likely values
 * of its statistic, in ascending order, in seconds. Null for a single run, and if neither iterations nor a range with
 * its number of iterations are known.
 *
 * From two or more iterations: the exact distribution of the median (or minimum) of as many draws with replacement; for
 * a mean, 256 draws. From the fastest, the slowest, and the number of iterations: iterations are modeled as lognormal,
 * with a spread of 1.1 · ln(slowest ÷ fastest) ÷ d₂(n), centered on the published statistic; the values are those of
 * the median (mean, minimum) of n such iterations. The model assumes independent iterations; passes within one
 * application are not independent.
 * Example: iterations of 1, 2, and 4 s have the medians 1, 2, and 4 s in 7, 13, and 7 of 27 cases, so 66, 124, and 66
 * of the 256 values.
 * Properties: the order of iterations does not matter; times without spread give one value throughout.
 * Source: Efron 1979 for the draws; for ranges the usual estimate by d₂, with the formula of `expectedRange`. Davison &
 * Hinkley 1997, who treat both kinds of bootstrap, was not available.
 */
export function repeatedTimes(sample: Sample): readonly number[] | null {
  const { n, timeS, minS, maxS, statistic, timesS } = sample;
  if (statistic === 'single' || statistic === 'unknown' || n === null || n < 2) return null;
  if (timesS.length > 1) return fromIterations(statistic, timesS);
  return minS === null || maxS === null ? null : fromRange(statistic, timeS, n, minS, maxS);
}
