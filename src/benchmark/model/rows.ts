import { EXTRA_QUERIES } from './queries';
import type { ResultRow, ResultSet } from './resultSet';

const known = new WeakMap<ResultSet, Map<string, ResultRow>>();

function rowsOf(set: ResultSet): Map<string, ResultRow> {
  const rows = new Map<string, ResultRow>();
  for (const row of set.rows) if (!rows.has(row.query)) rows.set(row.query, row);
  known.set(set, rows);
  return rows;
}

/** Row of a query in a result set; undefined if missing. Rows are indexed once per set, because pages need many. */
export function rowOf(set: ResultSet, query: string): ResultRow | undefined {
  return (known.get(set) ?? rowsOf(set)).get(query);
}

type TimedRow = ResultRow & { timeS: number };

/** The rows with a time. */
export function timedRows({ rows }: Pick<ResultSet, 'rows'>): TimedRow[] {
  return rows.filter((row): row is TimedRow => row.status === 'ok' && row.timeS !== null);
}

/** The rows with a time that totals count: without statements in addition to the suite’s queries. */
export function countedRows(set: Pick<ResultSet, 'rows'>): TimedRow[] {
  return timedRows(set).filter(({ query }) => !EXTRA_QUERIES.includes(query));
}
