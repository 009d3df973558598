import { decimalsOf, formatNumber, formatShare } from '../../benchmark/text/numbers';
import type { LegacyValue } from './legacyChart';

const MOST_DECIMALS = 3;

/** How many decimals a page wrote, at most three. */
export function shownDecimals(value: number): number {
  return decimalsOf(Math.round(value * 10 ** MOST_DECIMALS) / 10 ** MOST_DECIMALS);
}

/** The decimals that all values of a dataset share: the most that one of them has. */
export function sharedDecimals(values: readonly LegacyValue[]): number {
  return Math.max(0, ...values.flatMap((value) => value ?? []).map(shownDecimals));
}

/** A value as labels and tooltips print it: "1,792.8", "3 to 5". */
export function legacyText(value: NonNullable<LegacyValue>, decimals: number): string {
  if (Array.isArray(value)) return value.map((end) => formatNumber(end, decimals)).join(' to ');
  return formatNumber(value, decimals);
}

/** The share of a value in the total: "12.5 %"; null where there is none. */
export function shareText(value: LegacyValue, total: number): string | null {
  return typeof value === 'number' && total > 0 ? formatShare(value / total) : null;
}
