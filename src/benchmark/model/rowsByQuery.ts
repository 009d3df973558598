import type { ResultRow, ResultSet } from './resultSet';

const known = new WeakMap<ResultSet, Map<string, ResultRow>>();

function rowsOf(set: ResultSet): Map<string, ResultRow> {
  const rows = new Map<string, ResultRow>();
  for (const row of set.rows) if (!rows.has(row.query)) rows.set(row.query, row);
  known.set(set, rows);
  return rows;
}

/** A result set's row of a query; undefined where it has none. Its rows are sorted once: pages ask every set for every query. */
export function rowOf(set: ResultSet, query: string): ResultRow | undefined {
  return (known.get(set) ?? rowsOf(set)).get(query);
}
