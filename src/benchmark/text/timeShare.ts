import { formatNumber, formatShare } from './numbers';

/** A time as a share of another one: "80% of the time", above 1 "4.79× as long". */
export function shortTimeShare(share: number): string {
  return share > 1 ? `${formatNumber(share, 2)}× as long` : `${formatShare(share, 0)} of the time`;
}

/** A time as a share of the baseline's: "80% of vanilla Spark’s time", above 1 "4.78× as long as vanilla Spark". */
export function timeShare(share: number, baseline: string): string {
  return share > 1 ? `${shortTimeShare(share)} as ${baseline}` : `${formatShare(share, 0)} of ${baseline}’s time`;
}

/** Shares from `low` to `high`: "from 28% to 59% of vanilla Spark’s time"; a single one if both have the same text. */
export function timeShareRange(low: number, high: number, baseline: string): string {
  const [least, most] = [timeShare(low, baseline), timeShare(high, baseline)];
  if (least === most) return least;
  return `from ${high > 1 ? least : formatShare(low, 0)} to ${most}`;
}
