import type { Table } from '../../benchmark/model/table';
import { formatNumber } from '../../benchmark/text/numbers';

/** More rows than this are thinned: an embed page has nine kilobytes for everything. */
const ROWS = 120;

function withColumns({ columns, rows, footnotes }: Table, kept: readonly string[]): Table {
  const places = columns.flatMap(({ key }, index) => (kept.includes(key) ? [index] : []));
  return {
    columns: columns.filter(({ key }) => kept.includes(key)),
    rows: rows.map((row) => places.map((place) => row[place] ?? null)),
    footnotes,
  };
}

/**
 * What an embed page prints of a chart's table: these columns, or all, without pictures in cells, and of long series every n-th row. The
 * CSV next to it has every row and column. `note` says what is left out; '' where nothing is.
 */
export function embedTable(table: Table, columns?: readonly string[]) {
  const kept = columns ?? table.columns.filter((column) => column.kind !== 'spread').map(({ key }) => key);
  const slim = withColumns(table, kept);
  const step = Math.ceil(slim.rows.length / ROWS);
  if (step <= 1) return { table: slim, note: slim.columns.length < table.columns.length ? 'All columns: ' : '' };
  const rows = slim.rows.filter((_, index) => index % step === 0);
  return { table: { ...slim, rows }, note: `One row in ${step} of ${formatNumber(slim.rows.length)}. All rows: ` };
}
