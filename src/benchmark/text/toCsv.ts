import Papa from 'papaparse';
import type { Cell } from '../model/table';

/** A cell for a CSV file: text that a spreadsheet would run as a formula gets a leading apostrophe. */
function safeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell;
}

/** CSV text with a header and LF line ends; numbers in full precision, null as an empty cell. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `${Papa.unparse(
    [header, ...rows].map((row) => row.map(safeCell)),
    { newline: '\n' },
  )}\n`;
}
