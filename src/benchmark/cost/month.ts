import type { CostSide } from '../model/cost/side';
import type { Interval } from '../model/statistics';
import type { RunCost } from './nodeHours';

/** Days of a month, for what a suite costs that runs every day. */
export const DAYS = 30;

/** What a month of a side takes more than another, in node-hours or money; with the interval over the iterations of both, where they are known. */
export type MonthDifference = NonNullable<ReturnType<typeof monthDifference>>;

/** Something of either side. */
export interface Sides<T> {
  baseline: T;
  candidate: T;
}

/** A value with its interval. */
interface Estimate extends Interval {
  value: number;
}

/**
 * The 95 % interval of a − b from those of both, which are independent: the low end lies √((a − a.low)² + (b.high − b)²) below a − b, the high end
 * √((a.high − a)² + (b − b.low)²) above. Example: 10 (9–11) less 5 (4–6): 5 ± √2.
 * Source: the method of variance estimates recovery (MOVER), Zou & Donner 2008, cited as it is commonly given; the paper itself was not read.
 */
export function differenceInterval(a: Estimate, b: Estimate): Interval {
  const difference = a.value - b.value;
  return {
    low: difference - Math.hypot(a.value - a.low, b.high - b.value),
    high: difference + Math.hypot(a.high - a.value, b.value - b.low),
  };
}

type Measured = Pick<CostSide, 'timeS' | 'timeIntervalS'>;

/** What a month of runs takes, with the interval of its time: amounts grow with the time. */
function monthOf({ timeS, timeIntervalS }: Measured, amount: number, runs: number): Estimate | null {
  const perSecond = (amount * runs) / timeS;
  if (!timeIntervalS) return null;
  return { value: amount * runs, low: timeIntervalS.low * perSecond, high: timeIntervalS.high * perSecond };
}

/**
 * Candidate − baseline over 30 days of `runsPerDay` passes over the suite; `amountOf` gives the node-hours or the money of one pass. Null where
 * either is not known.
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
