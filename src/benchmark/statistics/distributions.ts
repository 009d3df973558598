/** Beyond this value, the distribution function is 0 or 1 within the precision needed here. */
const MAX_DEVIATIONS = 8;
const MAX_NEWTON_STEPS = 60;

function density(x: number): number {
  return Math.exp(-(x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/**
 * Returns the standard normal distribution function Φ(x), 0–1; Φ(−x) is exactly 1 − Φ(x).
 *
 * Formula: Φ(x) = ½ + φ(x) · (x + x³/3 + x⁵/(3·5) + x⁷/(3·5·7) + …), the Taylor series of Φ ÷ φ, until terms no longer
 * change the sum.
 * Example: Φ(1.959964) = 0.975.
 */
export function normalCdf(x: number): number {
  if (x < 0) return 1 - normalCdf(-x);
  if (x > MAX_DEVIATIONS) return 1;
  let [term, total, odd] = [x, x, 1];
  while (total + term !== total || odd === 1) {
    odd += 2;
    term *= (x * x) / odd;
    if (term === 0) break;
    total += term;
  }
  return Math.min(1, 0.5 + density(x) * total);
}

/**
 * Returns the inverse of `normalCdf`: the x with a share p of the standard normal distribution below it; −8 and 8 for 0
 * and 1. Antisymmetric: the value of 1 − p is minus the value of p. Uses Newton's method within bounds.
 * Example: the value of 0.975 is 1.959964.
 */
export function normalQuantile(p: number): number {
  if (p < 0.5) return -normalQuantile(1 - p);
  let [low, high, x] = [0, MAX_DEVIATIONS, 0];
  for (let step = 0; step < MAX_NEWTON_STEPS && high - low > 1e-13; step += 1) {
    const error = normalCdf(x) - p;
    if (error === 0) return x;
    if (error > 0) high = x;
    else low = x;
    const next = x - error / density(x);
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
}

/** Steps of the bisection: more than the bits of a double. */
const BISECTIONS = 80;
const MAX_QUANTILE = 1e4;

/** Returns the share of Student's t distribution with `freedom` degrees of freedom, an integer ≥ 1, between −t and t; t ≥ 0. */
export function centralShare(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sine, square] = [Math.sin(angle), Math.cos(angle) ** 2];
  const isOdd = freedom % 2 === 1;
  let [term, total] = [isOdd ? Math.cos(angle) : 1, 0];
  for (let step = isOdd ? 2 : 1; step < freedom; step += 2) {
    total += term;
    term *= (square * step) / (step + 1);
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * total) : sine * total;
}

/**
 * Returns the value that a t-distributed variable exceeds with the probability 2.5%; `freedom` is an integer ≥ 1.
 *
 * Formula: bisection of the finite sums for integer degrees of freedom, Abramowitz & Stegun 1964, 26.7.3 and 26.7.4 (not
 * read; as given on dlmf.nist.gov and in Wikipedia's "Student's t-distribution").
 * Example: 2.571 for 5, 2.262 for 9, 12.706 for 1.
 */
export function tQuantile(freedom: number): number {
  let [low, high] = [0, MAX_QUANTILE];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (centralShare(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
