import { normalCdf, tQuantile } from './distributions';

/** Steps of the integral over the distribution of the spread that a trial estimates. */
const STEPS = 400;
const BISECTIONS = 50;

/** Share of the trials that are expected to see a difference in a plan that is good enough. */
export const WANTED_POWER = 0.8;

function logFactorial(n: number): number {
  let total = 0;
  for (let factor = 2; factor <= n; factor += 1) total += Math.log(factor);
  return total;
}

/** Integral of `f` over the χ² distribution with 2·half degrees of freedom, by the midpoint rule. */
function overChiSquared(half: number, f: (x: number) => number): number {
  const df = 2 * half;
  const width = (df + 12 * Math.sqrt(2 * df) + 40) / STEPS;
  const scale = half * Math.log(2) + logFactorial(half - 1);
  let total = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const x = (step + 0.5) * width;
    total += f(x) * Math.exp((half - 1) * Math.log(x) - x / 2 - scale) * width;
  }
  return total;
}

/** The share of trials whose interval excludes 1, for a true difference of `distance` standard errors. */
function powerAt(distance: number, applications: number): number {
  const df = 2 * (applications - 1);
  const t = tQuantile(df);
  return overChiSquared(applications - 1, (x) => {
    const bound = t * Math.sqrt(x / df);
    return normalCdf(distance - bound) + normalCdf(-distance - bound);
  });
}

/**
 * Returns the share of trials (0–1) whose 95% interval of the ratio excludes 1 if the true ratio is `ratio`, with
 * `applications` ≥ 2 of each side, and `variance` of the logarithm of one application's metric.
 *
 * Formula: with δ = |ln(ratio)| ÷ √(2 · variance ÷ n), df = 2 · (n − 1), and t the 97.5% quantile for df: the chance that
 * |Z + δ| > t · √(X ÷ df) for a standard normal Z and X of the χ² distribution with df, which is the power of the
 * two-sided two-sample t test (noncentral t distribution).
 * Example: a ratio of 1.1, a standard deviation of 4%, and 4 applications: 0.80. A ratio of 1: 0.05.
 * Property: a ratio and its inverse have the same power.
 * Source: J. Cohen, Statistical Power Analysis for the Behavioral Sciences, 1988 (not read); checked by simulation.
 */
export function trialPower(ratio: number, variance: number, applications: number): number {
  return powerAt(Math.abs(Math.log(ratio)) / Math.sqrt((2 * variance) / applications), applications);
}

/**
 * Returns the ratio above 1 that such a trial sees in a share `power` of cases: the inverse of `trialPower`, by
 * bisection.
 * Example: a standard deviation of 4%, 4 applications, and half of the trials: 1.068.
 */
export function seenRatio(power: number, variance: number, applications: number): number {
  let [low, high] = [0, 60];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (powerAt(middle, applications) < power) low = middle;
    else high = middle;
  }
  return Math.exp(high * Math.sqrt((2 * variance) / applications));
}
