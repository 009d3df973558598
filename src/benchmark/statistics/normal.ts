/** Beyond this value, the distribution function is 0 or 1 within the precision needed here. */
const MAX_DEVIATIONS = 8;
const STEPS = 60;

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
  for (let step = 0; step < STEPS && high - low > 1e-13; step += 1) {
    const error = normalCdf(x) - p;
    if (error === 0) return x;
    if (error > 0) high = x;
    else low = x;
    const next = x - error / density(x);
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
}
