/** Steps of the bisection: more than the bits of a double. */
const STEPS = 80;
const MAX_QUANTILE = 1e4;

/** Returns the share of Student's t distribution with `freedom` degrees of freedom between −t and t; t ≥ 0. */
function centralShare(t: number, freedom: number): number {
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
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (centralShare(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
