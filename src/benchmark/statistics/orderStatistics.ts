import { normalCdf } from './normal';
import { partitions } from './separation';

const HALVINGS = 60;
const STEP = 0.01;
const REACH = 8;

/** The chance that at least k of n values lie below the point below which a share u of the distribution lies. */
function atLeast(k: number, n: number, u: number): number {
  let chance = 0;
  for (let below = k; below <= n; below += 1) {
    chance += partitions(below, n - below) * u ** below * (1 - u) ** (n - below);
  }
  return chance;
}

/** The chance that the median of n values lies below that point; of an even number, of either of the two in the middle. */
function medianShare(n: number, u: number): number {
  return (atLeast(Math.ceil(n / 2), n, u) + atLeast(Math.floor(n / 2) + 1, n, u)) / 2;
}

/** The u at which a rising function of shares reaches `wanted`, by halving. */
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
 * Where the median of n values of a distribution lies, as the share of the distribution below it: the `wanted` quantile (0–1).
 *
 * Formula: the k-th of n values lies below the point with share u with the chance Σ C(n, j) · uʲ · (1 − u)ⁿ⁻ʲ over j ≥ k; for an even n
 * the mean of the two middle k. Inverted by halving. Antisymmetric about ½.
 * Example: of one value, the share itself; of three, the quantile 7/27 is 1/3.
 */
export function medianQuantile(n: number, wanted: number): number {
  if (wanted > 0.5) return 1 - medianQuantile(n, 1 - wanted);
  return inverse((u) => medianShare(n, u), wanted);
}

/**
 * How many standard deviations lie on average between the smallest and the largest of n values of a normal distribution, the constant d₂
 * of quality control. 0 for one value.
 *
 * Formula: ∫ 1 − Φ(x)ⁿ − (1 − Φ(x))ⁿ dx, summed in steps of 0.01.
 * Example: two values 1.128 (which is 2 ÷ √π), three 1.693, five 2.326, ten 3.078.
 */
export function expectedRange(n: number): number {
  let total = 0;
  for (let step = -REACH / STEP; step <= REACH / STEP; step += 1) {
    const below = normalCdf(step * STEP);
    total += 1 - below ** n - (1 - below) ** n;
  }
  return total * STEP;
}
