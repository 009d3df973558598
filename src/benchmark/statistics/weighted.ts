import { geometricMean, medianRatio, sum } from '../model/statistics';

/** Weight of each query, in query order, all above 0; null for equal weights. */
export type Weights = readonly number[] | null;

/** Relative tolerance for equal sums of weights: 0.1 + 0.2 is not 0.3. */
const SUM_TOLERANCE = 1e-12;

export function weightedSum(values: readonly number[], weights: Weights): number {
  return weights ? sum(values.map((value, index) => value * (weights[index] as number))) : sum(values);
}

/**
 * Returns the weighted median of the first `count` of ascending values: half of the weight is on either side; between
 * two values, their mean. Ignores values with weight 0.
 * Example: 1, 2, and 3 with the weights 1, 1, and 2: 2.5.
 * Properties: weight 2 equals the value twice; reversing negated values negates the median.
 */
export function weightedMedian(values: Float64Array, weights: ArrayLike<number>, count: number): number {
  let all = 0;
  for (let place = 0; place < count; place += 1) all += weights[place] as number;
  const [least, most] = [(all / 2) * (1 - SUM_TOLERANCE), (all / 2) * (1 + SUM_TOLERANCE)];
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

/** Sorts values with their weights in place, by insertion: fast for values that are almost sorted. */
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
  return Math.exp(weightedMedian(values, sorted, values.length));
}

/**
 * Returns the three estimates from the times of queries on both sides, each a ratio baseline ÷ candidate, with weights
 * w: Σ w·b ÷ Σ w·c, exp(Σ w·ln(b ÷ c) ÷ Σ w), and the weighted median of the ratios on the logarithmic scale. NaN
 * without queries.
 * Example: 8 and 2 s vs. 4 and 4 s with the weights 1 and 3: 14/16, 2^(−1/2), 1/2.
 * Properties: equal weights equal no weights; an integer weight repeats the query; swapping the sides inverts each.
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
 * Returns the effective number of equally weighted queries, (Σ w)² ÷ Σ w²: the number of queries for equal weights, 1
 * if one query has all the weight. Source: Kish 1965, Survey Sampling (not read).
 */
export function effectiveCount(weights: Weights, queries: number): number {
  return weights ? sum(weights) ** 2 / sum(weights.map((weight) => weight ** 2)) : queries;
}
