import { normalCdf, normalQuantile, tQuantile } from './distributions';

/** Share of the trials that are expected to see a difference in a plan that is good enough. */
export const WANTED_POWER = 0.8;

/** The smallest t that differs from 0, and the spread of t about a true difference, with `applications` of each side. */
function seenT(applications: number): { bound: number; spread: number } {
  const df = 2 * (applications - 1);
  const t = tQuantile(df);
  return { bound: t * (1 - 1 / (4 * df)), spread: Math.sqrt(1 + t ** 2 / (2 * df)) };
}

function standardError(variance: number, applications: number): number {
  return Math.sqrt((2 * variance) / applications);
}

/**
 * Returns the share of trials (0–1) whose 95% interval of the ratio excludes 1 on the side of the true ratio, with
 * `applications` ≥ 3 of each side, and `variance` of the logarithm of one application's metric.
 *
 * Formula: the power of the two-sample t test. With δ = |ln(ratio)| ÷ √(2 · variance ÷ n), df = 2 · (n − 1), and t the
 * 97.5% quantile for df: Φ((δ − t · (1 − 1 ÷ (4 · df))) ÷ √(1 + t² ÷ (2 · df))), which is within 1.4 points of the
 * noncentral t distribution for n ≥ 3.
 * Example: a ratio of 1.1, a standard deviation of 4%, and 4 applications: 0.80.
 * Property: a ratio and its inverse have the same power.
 * Source: Abramowitz & Stegun, Handbook of Mathematical Functions, 1964, 26.7.10 (not read); checked by simulation.
 */
export function trialPower(ratio: number, variance: number, applications: number): number {
  const { bound, spread } = seenT(applications);
  return normalCdf((Math.abs(Math.log(ratio)) / standardError(variance, applications) - bound) / spread);
}

/**
 * Returns the ratio above 1 that such a trial sees in a share `power` of cases: the inverse of `trialPower`.
 * Example: a standard deviation of 4%, 4 applications, and half of the trials: 1.069.
 */
export function seenRatio(power: number, variance: number, applications: number): number {
  const { bound, spread } = seenT(applications);
  return Math.exp((bound + normalQuantile(power) * spread) * standardError(variance, applications));
}
