import type { Table } from '../../benchmark/model/table';
import { formatNumber } from '../../benchmark/text/numbers';

/** Maximum number of rows before thinning: an embed page has a budget of nine kilobytes. */
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
 * A chart's table on an embed page: these columns, or all, without picture cells; every n-th row of a long series. The
 * linked CSV is complete. `note` describes the omissions; '' for none.
 */
export function embedTable(table: Table, columns?: readonly string[]) {
  const kept = columns ?? table.columns.filter((column) => column.kind !== 'spread').map(({ key }) => key);
  const slim = withColumns(table, kept);
  const step = Math.ceil(slim.rows.length / ROWS);
  if (step <= 1) return { table: slim, note: slim.columns.length < table.columns.length ? 'All columns: ' : '' };
  const rows = slim.rows.filter((_, index) => index % step === 0);
  return { table: { ...slim, rows }, note: `One row in ${step} of ${formatNumber(slim.rows.length)}. All rows: ` };
}
