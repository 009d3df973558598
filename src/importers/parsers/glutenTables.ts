import { GLUTEN_SIDES, type GlutenSide, reasonText } from '../imported';
import type { TextLine } from '../textLines';

/** One row of one side of a gluten-it table, with cells as written. */
export interface GlutenRow {
  line: number;
  query: string;
  passed: boolean;
  rowCount: string;
  /** Milliseconds, or N/A. */
  time: string;
  /** Null in a report of one side. */
  side: GlutenSide | null;
}

/** Horizontal rules of tables in Markdown and terminals: |---|---:| and +----+----+. */
const RULE = /^\s*[|+][-+|:=\s]*[-=][-+|:=\s]*[|+]\s*$/;
/** Rows with sums of others. */
const SUMS = /^(all|succeeded)$/i;

function cellsOf({ text }: TextLine): string[] | null {
  const inner = /^\s*\|(.*)\|\s*$/.exec(text)?.[1];
  return inner === undefined ? null : inner.split('|').map((cell) => cell.trim());
}

export function isGlutenHead(text: string): boolean {
  return /^\s*\|\s*Query ID\s*\|\s*Was Passed\s*\|.*Query Time \(Millis\)/.test(text);
}

/** Indexes of the columns of one side; null if the header does not have them. */
function columnsOf(head: readonly string[], side: GlutenSide | null): { rowCount: number; time: number } | null {
  const before = side === null ? '' : `${side} `;
  const at = (name: string) => head.findIndex((cell) => cell.toLowerCase() === `${before}${name}`);
  const [rowCount, time] = [at('row count'), at('query time (millis)')];
  return rowCount === -1 || time === -1 ? null : { rowCount, time };
}

function rowsOf(head: readonly string[], line: number, cells: readonly string[]): GlutenRow[] {
  const [query = '', passed = ''] = cells;
  if (SUMS.test(query)) return [];
  return [null, ...GLUTEN_SIDES].flatMap((side) => {
    const columns = columnsOf(head, side);
    if (!columns) return [];
    const [rowCount = '', time = ''] = [cells[columns.rowCount], cells[columns.time]];
    return [{ line, query, passed: /^true$/i.test(passed), rowCount, time, side }];
  });
}

/** Rows of all tables of a report, one per side if it compares two; sums are omitted. */
export function glutenRows(lines: readonly TextLine[]): GlutenRow[] {
  const rows: GlutenRow[] = [];
  let head: string[] | null = null;
  for (const entry of lines.filter(({ text }) => !RULE.test(text))) {
    const cells = cellsOf(entry);
    if (isGlutenHead(entry.text)) head = cells;
    else if (cells === null) head = null;
    else if (head) rows.push(...rowsOf(head, entry.line, cells));
  }
  return rows;
}

/** Errors by query, from the lines that the run printed. */
export function errorsOf(lines: readonly TextLine[]): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { text } of lines) {
    const [, query, error] = /Error running query ([^\s.,]+)[.,].*?[Ee]rror: (.+)$/.exec(text) ?? [];
    if (query && error) errors.set(query, reasonText(error.replace(/^FATAL: /, '')));
  }
  return errors;
}
