import { formatNumber, formatShare } from './numbers';

/** A time as a share of another one: "80% of the time", above 1 "4.79× as long". */
export function shortTimeShare(share: number): string {
  return share > 1 ? `${formatNumber(share, 2)}× as long` : `${formatShare(share, 0)} of the time`;
}

/** A time as a share of the baseline's: "80% of vanilla Spark’s time", above 1 "4.78× as long as vanilla Spark". */
export function timeShare(share: number, baseline: string): string {
  return share > 1 ? `${shortTimeShare(share)} as ${baseline}` : `${formatShare(share, 0)} of ${baseline}’s time`;
}
