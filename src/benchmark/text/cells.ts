import type { Figure, Verdict } from '../model/comparison';
import type { Cell, Column, Unit } from '../model/table';
import { formatNumber, formatSeconds, formatShare, formatSigned, formatSpeedup, formatTimeChange } from './numbers';

/** The verdicts as sentences, keys, tables and tooltips write them. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  faster: 'clearly faster',
  slower: 'clearly slower',
  'separated-faster': 'separated, faster',
  'separated-slower': 'separated, slower',
  same: 'the same within 5\u202F%',
  unclear: 'cannot tell',
};

/** The verdict of an estimate in words: "no verdict" where none is given; where its interval over iterations is not known, that instead. */
export function figureWord({ verdict, repeat }: { verdict: Verdict | null } & Pick<Figure, 'repeat'>): string {
  if (verdict === null) return 'no verdict';
  return repeat === null ? 'not known to repeat' : VERDICT_WORDS[verdict];
}

/** Printed for a missing value. */
export const MISSING = '–';

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

function isVerdict(cell: Cell): cell is Verdict {
  return typeof cell === 'string' && cell in VERDICT_WORDS;
}

/** A verdict's cell in words, "clearly faster"; every other cell as it is. */
export function verdictCell(cell: Cell, { kind }: Column): Cell {
  return kind === 'verdict' && isVerdict(cell) ? VERDICT_WORDS[cell] : cell;
}

/** A table cell as text; units stand in the column's head. A missing value is "–". */
export function formatCell(cell: Cell, column: Column): string {
  if (cell === null) return MISSING;
  if (typeof cell === 'string') return String(verdictCell(cell, column));
  if (column.kind === 'given') return formatNumber(cell, decimalsOf(cell));
  return column.kind === 'signed' ? formatSigned(cell, column.decimals) : formatNumber(cell, column.decimals);
}

/** A column's head: its name and unit, "Time change, %". */
export function columnHead({ label, unit }: Column): string {
  return unit === '' || unit === 'queries' || unit === 'count' ? label : `${label}, ${unit}`;
}

/** The unit of an axis, which is what follows the last comma of its title: "Bandwidth of the busiest pod, MB/s" → "MB/s". */
export function axisUnit(title: string): string {
  return title.split(', ').at(-1) ?? '';
}

/** The unit of a field of published JSON, by its name: total.baseline_s is in seconds, without.0.total_speedup a speedup. */
export function fieldUnit(path: string): Unit {
  const name = path.split('.').at(-1) ?? '';
  if (/_s$/.test(name)) return 's';
  if (/_pct$/.test(name) || /share$/i.test(name)) return '%';
  if (/speedup$|^low$|^high$/.test(name)) return '×';
  return 'count';
}

/** A value of published JSON as prose prints it: "2,467.49 s", "0.98×", "39 % less time", "58". Totals have two decimals. */
export function formatField(path: string, value: number | string | boolean | null): string {
  if (value === null) return MISSING;
  if (typeof value !== 'number') return String(value);
  const unit = fieldUnit(path);
  if (unit === 's') return formatSeconds(value, path.startsWith('total.') ? 2 : 1);
  if (unit === '×') return formatSpeedup(value);
  if (unit === '%') return /share$/i.test(path) ? formatShare(value, 0) : formatTimeChange(value);
  return formatNumber(value);
}
