import { formatNumber, formatShare } from './numbers';

/** A time as a share of the baseline's: "80% of vanilla Spark’s time", above 1 "4.78× as long as vanilla Spark". */
export function timeShare(share: number, baseline: string): string {
  return share > 1
    ? `${formatNumber(share, 2)}× as long as ${baseline}`
    : `${formatShare(share, 0)} of ${baseline}’s time`;
}
