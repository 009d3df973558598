import Papa from 'papaparse';
import type { Cell } from '../model/table';
import { type Columns, cellsOf, headerOf, type RowOf } from '../model/tables/columns';

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

/** CSV text of a table. */
export function tableCsv<Table extends Columns>(columns: Table, rows: readonly Omit<RowOf<Table>, 'line'>[]): string {
  return toCsv(
    headerOf(columns),
    rows.map((row) => cellsOf(columns, row)),
  );
}
