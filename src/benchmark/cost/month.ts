import type { CostSide } from '../model/cost/side';
import type { Interval } from '../model/statistics';
import type { RunCost } from './nodeHours';

/** Days per month for daily runs. */
export const DAYS = 30;

/** Monthly difference between two sides in node-hours or money; with an interval over iterations, if known. */
export type MonthDifference = NonNullable<ReturnType<typeof monthDifference>>;

export interface Sides<T> {
  baseline: T;
  candidate: T;
}

interface Estimate extends Interval {
  value: number;
}

/**
 * Returns the 95% interval of a − b from two independent intervals: the lower bound is √((a − a.low)² + (b.high − b)²)
 * below a − b, the upper bound √((a.high − a)² + (b − b.low)²) above. Example: 10 (9–11) minus 5 (4–6): 5 ± √2. Source:
 * the method of variance estimates recovery (MOVER), Zou & Donner 2008, as commonly cited (not read).
 */
export function differenceInterval(a: Estimate, b: Estimate): Interval {
  const difference = a.value - b.value;
  return {
    low: difference - Math.hypot(a.value - a.low, b.high - b.value),
    high: difference + Math.hypot(a.high - a.value, b.value - b.low),
  };
}

type Measured = Pick<CostSide, 'timeS' | 'timeIntervalS'>;

/** Monthly amount with its interval, proportional to the interval of the time; null if the interval is unknown. */
function monthOf({ timeS, timeIntervalS }: Measured, amount: number, runs: number): Estimate | null {
  const perSecond = (amount * runs) / timeS;
  if (!timeIntervalS) return null;
  return { value: amount * runs, low: timeIntervalS.low * perSecond, high: timeIntervalS.high * perSecond };
}

/**
 * Candidate − baseline over 30 days of `runsPerDay` runs of the suite; `amountOf` returns the node-hours or the money
 * of one run. Null if either is unknown.
 */
export function monthDifference(
  sides: Sides<Measured>,
  runs: Sides<RunCost>,
  runsPerDay: number,
  amountOf: (run: RunCost) => number | null,
) {
  const [first, second] = [amountOf(runs.baseline), amountOf(runs.candidate)];
  if (first === null || second === null) return null;
  const times = runsPerDay * DAYS;
  const [b, c] = [monthOf(sides.baseline, first, times), monthOf(sides.candidate, second, times)];
  return {
    baseline: first * times,
    candidate: second * times,
    difference: (second - first) * times,
    interval: b && c ? differenceInterval(c, b) : null,
  };
}
