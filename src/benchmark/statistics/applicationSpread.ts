import { sum } from '../model/statistics';

/** Variances of the logarithm of the time of one pass over the queries. */
export interface ApplicationSpread {
  /** Of the mean of an application, its iterations included. */
  mean: number;
  /** Of one iteration within an application, around what its place in the order takes; null for one iteration. */
  iteration: number | null;
  /** Iterations of each application. */
  iterations: number;
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function squares(values: readonly number[]): number {
  const middle = mean(values);
  return sum(values.map((value) => (value - middle) ** 2));
}

/**
 * Logarithms of the total time of each pass over the queries, for each application. `times` holds those of each query in each
 * application; passes that not every query has are left out. Empty for no application.
 */
export function passLogs(times: readonly (readonly (readonly number[])[])[]): number[][] {
  const count = Math.min(...times.flat().map(({ length }) => length));
  return times.map((queries) =>
    Array.from({ length: count }, (_, pass) => Math.log(sum(queries.map((own) => own[pass] as number)))),
  );
}

/**
 * Returns how much applications of one engine, and the iterations in them, differ: `logs` holds for each application the
 * logarithms of its passes, as many in each. Null for fewer than two applications, or uneven numbers of passes.
 *
 * Formula: with n applications of k passes, `mean` is the variance of the n means; `iteration` is the sum of squares of
 * (pass − mean of its application − mean of its place + mean of all) ÷ ((n − 1) · (k − 1)), so that a slow first pass,
 * which every application has, is no noise. `iteration` ÷ k is contained in `mean`.
 * Example: passes of 1 and 0, and of 3 and 2: mean 2, iteration 0.
 * Property: the order of the applications does not matter.
 * Source: the model of iterations in executions is Kalibera & Jones 2013 (abstract and slides read); the sums of squares
 * are a two-way analysis of variance without interaction.
 */
export function applicationSpread(logs: readonly (readonly number[])[]): ApplicationSpread | null {
  const [first = []] = logs;
  const { length: iterations } = first;
  if (logs.length < 2 || iterations === 0 || logs.some(({ length }) => length !== iterations)) return null;
  const means = logs.map(mean);
  const places = first.map((_, place) => mean(logs.map((passes) => passes[place] as number)));
  const all = mean(means);
  const residuals = logs.flatMap((passes, own) =>
    passes.map((pass, place) => pass - (means[own] as number) - (places[place] as number) + all),
  );
  const df = logs.length - 1;
  const left = sum(residuals.map((residual) => residual ** 2));
  return {
    mean: squares(means) / df,
    iteration: iterations < 2 ? null : left / (df * (iterations - 1)),
    iterations,
  };
}
