import type { Verdict } from '../model/comparison';
import type { Cell, Column } from '../model/table';
import { decimalsOf, formatNumber, formatSigned } from './numbers';
import { fasterSide, VERDICT_WORDS } from './verdictWords';

export const MISSING = '–';

function isVerdict(cell: Cell): cell is Verdict {
  return typeof cell === 'string' && cell in VERDICT_WORDS;
}

/** A verdict's cell in words, "clearly faster"; any other cell unchanged. */
export function verdictCell(cell: Cell, { kind }: Column): Cell {
  return kind === 'verdict' && isVerdict(cell) ? VERDICT_WORDS[cell] : cell;
}

/** A table cell as text, without the unit, which is in the header. A missing value is "–". */
export function formatCell(cell: Cell, column: Column): string {
  if (cell === null) return MISSING;
  if (column.names && isVerdict(cell)) return fasterSide(cell, column.names);
  if (typeof cell === 'string') return String(verdictCell(cell, column));
  if (column.kind === 'given') return formatNumber(cell, decimalsOf(cell));
  return column.kind === 'signed' ? formatSigned(cell, column.decimals) : formatNumber(cell, column.decimals);
}

/** A column's header: name and unit, "Time change (%)", "Comet 1.0.0 (baseline, s)". */
export function columnHead({ label, unit }: Column): string {
  if (unit === '' || unit === 'queries' || unit === 'count') return label;
  return label.endsWith(')') ? `${label.slice(0, -1)}, ${unit})` : `${label} (${unit})`;
}

/** Unit of an axis, from the last comma of its title: "Bandwidth of the busiest pod, MB/s" → "MB/s". */
export function axisUnit(title: string): string {
  return title.split(', ').at(-1) ?? '';
}
