import { alternatives } from '../../benchmark/model/receipt/statements';
import { formatNumber } from '../../benchmark/text/numbers';

/** Node-hours or money: two decimals; below 0.1, three significant digits. */
export function formatAmount(value: number): string {
  const size = Math.abs(value);
  if (size >= 0.095 || size === 0) return formatNumber(value, 2);
  return formatNumber(value, Math.min(6, 2 - Math.floor(Math.log10(size))));
}

/** "2.72×, 0.91×, or 0.45×". */
export function formatTimes(values: readonly number[]): string {
  return alternatives([...new Set(values.map((value) => `${formatAmount(value)}×`))]);
}

/** "2.72, 0.91, or 0.45". */
export function formatAmounts(values: readonly number[]): string {
  return alternatives([...new Set(values.map(formatAmount))]);
}
