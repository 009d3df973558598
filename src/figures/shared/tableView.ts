import type { Verdict } from '../../benchmark/model/comparison';
import { MAX_FIRST_ROWS, MAX_QUERY_PAGES } from '../../benchmark/model/queryPages';
import type { Cell, Table } from '../../benchmark/model/table';

export interface Order {
  column: string;
  ascending: boolean;
}

export type VerdictFilter = 'all' | Verdict;

/** View of a table of queries as the reader set it. `text` is searched in query names. */
export interface TableView {
  order: Order;
  text: string;
  verdict: VerdictFilter;
}

/** All queries in natural order. */
export const WHOLE_TABLE: TableView = { order: { column: 'query', ascending: true }, text: '', verdict: 'all' };

/** All queries, the largest saving first. */
export const BY_SAVING: TableView = { ...WHOLE_TABLE, order: { column: 'saved_s', ascending: false } };

/** From the best for the candidate to the worst. */
export const VERDICT_ORDER: readonly Verdict[] = [
  'faster',
  'separated-faster',
  'same',
  'unclear',
  'separated-slower',
  'slower',
];

const VERDICTS_AS_TEXT: readonly string[] = VERDICT_ORDER;

export type FilterCounts = Record<VerdictFilter, number>;

/** Filters to offer: all, and each verdict of a row, and the selected one. */
export function offeredFilters(counts: FilterCounts, chosen: VerdictFilter): VerdictFilter[] {
  return ['all', ...VERDICT_ORDER.filter((verdict) => counts[verdict] > 0 || verdict === chosen)];
}

/** True if a row has a value after its name. */
export function isMeasured(row: Cell[]): boolean {
  return row.slice(1).some((cell) => cell !== null);
}

/** True if at least one side of a row has the verdict. */
function hasVerdict({ columns }: Table, row: Cell[], verdict: Verdict): boolean {
  return columns.some(({ kind }, at) => kind === 'verdict' && row[at] === verdict);
}

/** Number of rows by verdict; with several candidates, a row may count for several verdicts. */
export function rowCounts(table: Table): FilterCounts {
  const measured = table.rows.filter(isMeasured);
  const counts = VERDICT_ORDER.map((verdict) => [
    verdict,
    measured.filter((row) => hasVerdict(table, row, verdict)).length,
  ]);
  return Object.fromEntries([['all', measured.length], ...counts]) as FilterCounts;
}

/** Rows with `text` in the query's name and with the verdict, sorted; rows without a value are last. */
export function orderedRows(table: Table, order: Order, text: string, verdict: VerdictFilter): Cell[][] {
  const wanted = text.trim().toLowerCase();
  const at = table.columns.findIndex(({ key }) => key === order.column);
  const kept = table.rows.filter(
    (row) => String(row[0]).includes(wanted) && (verdict === 'all' || hasVerdict(table, row, verdict)),
  );
  if (at <= 0) {
    const measured = kept.filter(isMeasured);
    return [...(order.ascending ? measured : measured.reverse()), ...kept.filter((row) => !isMeasured(row))];
  }
  const sign = order.ascending ? 1 : -1;
  return kept.sort((a, b) => compareCells(a[at] ?? null, b[at] ?? null, sign));
}

/** The `most` rows of a shortened list: half from each end, so that the largest gains and losses remain. */
export function rowsFromBothEnds(rows: Cell[][], most: number): Cell[][] {
  const measured = rows.filter(isMeasured);
  if (rows.length <= most) return rows;
  return [...measured.slice(0, most / 2), ...measured.slice(-most / 2)];
}

/** A table, of a large suite its first rows. */
export function firstRows(table: Table): Table {
  return table.rows.length > MAX_QUERY_PAGES ? { ...table, rows: table.rows.slice(0, MAX_FIRST_ROWS) } : table;
}

/** Rows with these names, in this order; names that are no longer in the table are omitted. */
export function rowsNamed(table: Table, names: readonly string[]): Cell[][] {
  const rows = new Map(table.rows.map((row) => [String(row[0]), row]));
  return names.flatMap((name) => {
    const row = rows.get(name);
    return row ? [row] : [];
  });
}

function compareCells(a: Cell, b: Cell, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (isText(a) && isText(b)) return sign * a.localeCompare(b, 'en');
  return sign * (rank(a) - rank(b));
}

/** True for text that is not a verdict. */
function isText(cell: string | number): cell is string {
  return typeof cell === 'string' && !VERDICTS_AS_TEXT.includes(cell);
}

function rank(cell: string | number): number {
  return typeof cell === 'number' ? cell : VERDICTS_AS_TEXT.indexOf(cell);
}

/** Order after a click on a column header: reversed, or by the new column, largest value first. */
export function nextOrder(order: Order, column: string): Order {
  if (order.column === column) return { column, ascending: !order.ascending };
  return { column, ascending: ['query', 'description', 'verdict'].includes(column) };
}
