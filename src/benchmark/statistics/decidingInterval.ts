import type { Interval } from '../model/statistics';

/**
 * Returns the interval of a ratio that contains both the iterations and the rerun effect. Without an interval over
 * iterations, it contains only the rerun effect.
 *
 * Formula, on the logarithm: low = e − √((e − l)² + h²), high = e + √((u − e)² + h²), with the estimate e, the bounds l
 * and u over iterations, and the half-width h of the rerun effect.
 * Example: 2 (1.9 to 2.2) with h = 0.1: 1.787 to 2.296.
 * Properties: swapping the sides inverts it; it contains the estimate; h = 0 returns bounds that contain the estimate
 * unchanged.
 * Source: method of variance estimates recovery (MOVER), Zou & Donner 2008, as commonly cited (not read).
 */
export function decidingInterval(estimate: number, repeat: Interval | null, halfWidth: number): Interval {
  const { low, high } = repeat ?? { low: estimate, high: estimate };
  return {
    low: estimate * Math.exp(-Math.hypot(Math.log(estimate / low), halfWidth)),
    high: estimate * Math.exp(Math.hypot(Math.log(high / estimate), halfWidth)),
  };
}
