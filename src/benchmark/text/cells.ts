import type { Figure, Verdict } from '../model/comparison';
import type { Cell, Column } from '../model/table';
import { decimalsOf, formatNumber, formatSigned } from './numbers';
import { VERDICT_WORDS } from './verdictWords';

/** The verdict of an estimate in words: "no verdict" where none is given; where its interval over iterations is not known, that instead. */
export function figureWord({ verdict, repeat }: { verdict: Verdict | null } & Pick<Figure, 'repeat'>): string {
  if (verdict === null) return 'no verdict';
  return repeat === null ? 'noise unknown' : VERDICT_WORDS[verdict];
}

/** Printed for a missing value. */
export const MISSING = '–';

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
