import type { Estimate, Verdict } from '../model/comparison';
import { SAME_WITHIN } from '../model/statistics';
import type { Cell, Column } from '../model/table';
import { decimalsOf, formatNumber, formatSigned } from './numbers';
import { fasterSide, VERDICT_WORDS } from './verdictWords';

/** Bounds of a small time change in %: "2 to 9%"; one decimal below 1%. */
function percentRange(from: number, to: number): string {
  const text = (share: number) => formatNumber(100 * share, share < 0.01 ? 1 : 0);
  return `${text(from)} to ${text(to)}%`;
}

/**
 * Verdict of a metric: "clearly faster"; if its interval reaches into the 5% around 1, the bounds: "slower by 2 to 9%";
 * "no verdict" for null, "rerun unknown" without an interval over iterations.
 */
export function estimateWord({ verdict, repeat }: Pick<Estimate, 'verdict' | 'repeat'>): string {
  if (verdict === null) return 'no verdict';
  if (repeat === null) return 'rerun unknown';
  if (verdict !== 'faster' && verdict !== 'slower') return VERDICT_WORDS[verdict];
  const { low, high } = repeat;
  if (verdict === 'faster' && low < SAME_WITHIN) return `faster by ${percentRange(1 - 1 / low, 1 - 1 / high)}`;
  if (verdict === 'slower' && high > 1 / SAME_WITHIN) return `slower by ${percentRange(1 / high - 1, 1 / low - 1)}`;
  return VERDICT_WORDS[verdict];
}

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

/** A column's header: name and unit, "Time change, %". */
export function columnHead({ label, unit }: Column): string {
  return unit === '' || unit === 'queries' || unit === 'count' ? label : `${label}, ${unit}`;
}

/** Unit of an axis, from the last comma of its title: "Bandwidth of the busiest pod, MB/s" → "MB/s". */
export function axisUnit(title: string): string {
  return title.split(', ').at(-1) ?? '';
}
