import type { Axis } from '../../model/chart';
import { iterationsAxis, logSecondsAxis, secondsAxis } from '../axes';

/** From this ratio of slowest to fastest on, a scale from 0 would press the fast ones together. */
const LOG_FROM = 12;
const MOST_TICKS = 6;

/** Every second, third … of the ticks, so that at most six labels stand side by side. */
function thinned(ticks: readonly number[]): number[] {
  const step = Math.ceil(ticks.length / MOST_TICKS);
  return ticks.filter((_, index) => index % step === 0);
}

/** The decimals of a query's seconds: one, and two where every time is below ten. */
export function secondsDecimals(timesS: readonly number[]): number {
  return timesS.every((time) => time < 10) ? 2 : 1;
}

/** The axis of a query's times in seconds: from 0, or on a log scale where the times differ widely. Without times 0 to 1. */
export function timeAxis(timesS: readonly number[]): Axis {
  const [smallest, largest] = [Math.min(...timesS), Math.max(...timesS)];
  if (timesS.length === 0) return secondsAxis('Time, s', 0, 1);
  const log = largest > LOG_FROM * smallest;
  const axis = log ? logSecondsAxis('Time, s (log)', timesS) : iterationsAxis('Time, s', largest);
  return { ...axis, ticks: thinned(axis.ticks).map((tick) => Number(tick.toPrecision(6))) };
}

/** The place of a time on an axis of seconds in %, 0 at its left end. One decimal. */
export function secondsPlace(timeS: number, { scale, min, max }: Axis): number {
  const share = scale === 'log' ? Math.log(timeS / min) / Math.log(max / min) : (timeS - min) / (max - min);
  return Math.round(1000 * share) / 10;
}
