import { formatNumber } from '../text/numbers';

const SCALES: readonly [number, string][] = [
  [1e9, 'billion'],
  [1e6, 'million'],
];

/** A count of rows: "6.0 million", "150,000". */
export function formatRows(count: number): string {
  const [size, word] = SCALES.find(([least]) => count >= least) ?? [1, ''];
  return word === '' ? formatNumber(count) : `${formatNumber(count / size, 1)} ${word}`;
}

/** A measurement with suitable digits: 158, 30.5, 0.012; 0 is "0", less than a thousandth "<0.001". */
export function formatMeasured(value: number): string {
  if (value === 0) return '0';
  if (value < 0.001) return '<0.001';
  if (value >= 99.95) return formatNumber(value);
  if (value >= 0.995) return formatNumber(value, 1);
  return formatNumber(value, value < 0.0995 ? 3 : 2);
}

const SIZES: readonly [number, string][] = [
  [1e12, 'TB'],
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
];

/** A size in decimal units, "1.2\u202FGB". */
export function formatSize(bytes: number): string {
  const [size, unit] = SIZES.find(([least]) => bytes >= least) ?? [1, 'B'];
  return `${formatMeasured(bytes / size)}\u202F${unit}`;
}
