import type { Unit } from '../model/table';
import { MISSING } from './cells';
import { formatNumber, formatSeconds, formatShare, formatSpeedup, formatTimeChange } from './numbers';

/** Unit of a field of published JSON, from its name: total.baseline_s is in seconds, without.0.total_speedup in ×. */
export function fieldUnit(path: string): Unit {
  const name = path.split('.').at(-1) ?? '';
  if (/_s$/.test(name)) return 's';
  if (/_pct$/.test(name) || /share$/i.test(name)) return '%';
  if (/speedup$|^low$|^high$/.test(name)) return '×';
  return 'count';
}

/** A value of published JSON in prose: "2,467.49 s", "0.98×", "39% less time", "58". Totals have two decimals. */
export function formatField(path: string, value: number | string | boolean | null): string {
  if (value === null) return MISSING;
  if (typeof value !== 'number') return String(value);
  const unit = fieldUnit(path);
  if (unit === 's') return formatSeconds(value, path.startsWith('total.') ? 2 : 1);
  if (unit === '×') return formatSpeedup(value);
  if (unit === '%') return /share$/i.test(path) ? formatShare(value, 0) : formatTimeChange(value);
  return formatNumber(value);
}
