import { compareQueries } from './queries';
import type { SeveralData, SeveralQuery } from './severalTypes';
import type { Table } from './tableTypes';

/** How the queries of several candidates are ordered: by `query`, `baseline`, `apart` or a candidate's id. */
export interface SeveralOrder {
  column: string;
  ascending: boolean;
}

export const NATURAL_ORDER: SeveralOrder = { column: 'query', ascending: true };

/** The value that a column is sorted by; null for the query's name and for a column that there is not. */
function sortValue(candidates: readonly { id: string }[], column: string): ((query: SeveralQuery) => number) | null {
  if (column === 'baseline') return ({ baselineS }) => baselineS;
  if (column === 'apart') return ({ apart }) => apart;
  const at = candidates.findIndex(({ id }) => id === column);
  return at === -1 ? null : ({ cells }) => cells[at]?.speedup ?? Number.NaN;
}

/**
 * The queries by name, by the baseline's seconds, by a candidate's speedup or by how far the candidates are apart. Ties keep
 * the natural order; so does an unknown column.
 */
export function orderedQueries(
  { queries, candidates }: Pick<SeveralData, 'queries' | 'candidates'>,
  { column, ascending }: SeveralOrder,
): SeveralQuery[] {
  const value = sortValue(candidates, column);
  const sign = ascending ? 1 : -1;
  return [...queries].sort((a, b) =>
    value === null
      ? sign * compareQueries(a.query, b.query)
      : sign * (value(a) - value(b)) || compareQueries(a.query, b.query),
  );
}

/** The table with its rows in the order of the queries; rows of other queries, which have no times, stay last. */
export function orderedTable(table: Table, queries: readonly SeveralQuery[]): Table {
  const place = new Map(queries.map(({ query }, index) => [query, index]));
  const rank = (query: unknown) => place.get(String(query)) ?? queries.length;
  return { ...table, rows: [...table.rows].sort(([a], [b]) => rank(a) - rank(b)) };
}
