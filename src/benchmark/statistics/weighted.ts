import { geometricMean, medianRatio, sum } from '../model/statistics';

/** How much each query counts, in the order of the queries, all above 0; null: all the same. */
export type Weights = readonly number[] | null;

/** Sums of weights that differ by less are taken as equal: 0.1 + 0.2 is not 0.3. */
const NEARLY = 1e-12;

/** The sum of the values, each times its weight; in their unit. */
export function weightedSum(values: readonly number[], weights: Weights): number {
  return weights ? sum(values.map((value, index) => value * (weights[index] as number))) : sum(values);
}

/**
 * The middle of ascending values by weight: half of the weight lies on either side; where it falls between two values, their mean. `count`
 * of the values are looked at, and a weight of 0 passes its value over.
 * Example: 1, 2 and 3 with the weights 1, 1 and 2: 2.5.
 * Properties: a weight of 2 is the value twice; values and order turned round give the same middle turned round.
 */
export function weightedMiddle(values: Float64Array, weights: ArrayLike<number>, count: number): number {
  let all = 0;
  for (let place = 0; place < count; place += 1) all += weights[place] as number;
  const [least, most] = [(all / 2) * (1 - NEARLY), (all / 2) * (1 + NEARLY)];
  let [place, seen] = [0, weights[0] as number];
  while (seen < least) {
    place += 1;
    seen += weights[place] as number;
  }
  const lower = values[place] as number;
  while (seen <= most && place < count - 1) {
    place += 1;
    seen += weights[place] as number;
  }
  return (lower + (values[place] as number)) / 2;
}

/** Puts values in ascending order, each with its weight, by insertion: quick where they lie nearly in order. */
export function sortWithWeights(values: Float64Array, weights: Float64Array): void {
  for (let next = 1; next < values.length; next += 1) {
    const [value, weight] = [values[next] as number, weights[next] as number];
    let place = next;
    for (; place > 0 && (values[place - 1] as number) > value; place -= 1) {
      values[place] = values[place - 1] as number;
      weights[place] = weights[place - 1] as number;
    }
    values[place] = value;
    weights[place] = weight;
  }
}

function weightedMedianRatio(logs: readonly number[], weights: readonly number[]): number {
  const [values, sorted] = [Float64Array.from(logs), Float64Array.from(weights)];
  sortWithWeights(values, sorted);
  return Math.exp(weightedMiddle(values, sorted, values.length));
}

/**
 * The three estimates of the times of queries on both sides, each a ratio baseline ÷ candidate, with weights w: Σ w·b ÷ Σ w·c, exp(Σ w·ln(b ÷ c) ÷ Σ w), and
 * the middle by weight of the ratios on the scale of logarithms. NaN without queries.
 * Example: 8 and 2 s against 4 and 4 s with the weights 1 and 3: 14/16, 2^(−1/2), 1/2.
 * Properties: equal weights are none; a whole weight is the query so many times; exchange the sides and each inverts.
 */
export function suiteEstimates(baselineS: readonly number[], candidateS: readonly number[], weights: Weights = null) {
  const ratios = baselineS.map((time, index) => time / (candidateS[index] as number));
  const total = weightedSum(baselineS, weights) / weightedSum(candidateS, weights);
  if (!weights) return { total, geometricMean: geometricMean(ratios), median: medianRatio(ratios) };
  const logs = ratios.map(Math.log);
  return {
    total,
    geometricMean: Math.exp(weightedSum(logs, weights) / sum(weights)),
    median: weightedMedianRatio(logs, weights),
  };
}

/**
 * As many queries of equal weight as queries of these weights come to: (Σ w)² ÷ Σ w². The number of queries where all weigh the same, 1
 * where one has all the weight. Source: Kish 1965, Survey Sampling, not opened for this.
 */
export function effectiveCount(weights: Weights, queries: number): number {
  return weights ? sum(weights) ** 2 / sum(weights.map((weight) => weight ** 2)) : queries;
}
