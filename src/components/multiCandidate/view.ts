import { compareQueries } from '../../benchmark/model/queries';
import type { Table } from '../../benchmark/model/table';
import {
  type FilterCounts,
  type Order,
  type TableView,
  VERDICT_ORDER,
  type VerdictFilter,
} from '../../figures/shared/tableView';
import type { HeatMap, HeatMapQuery } from './cells';
import type { HeatMapData } from './types';

/** Function that returns the sort value of a column; null for query names and unknown columns. */
function sortValue(candidates: readonly { id: string }[], column: string): ((query: HeatMapQuery) => number) | null {
  if (column === 'baseline') return ({ baselineS }) => baselineS;
  if (column === 'apart') return ({ apart }) => apart;
  const at = candidates.findIndex(({ id }) => id === column);
  return at === -1 ? null : ({ cells }) => cells[at]?.speedup ?? Number.NaN;
}

/**
 * Queries sorted by `query` (name), `baseline` (seconds), a candidate's id (speedup), or `apart` (spread of the
 * candidates). Ties and unknown columns use the natural order.
 */
export function orderedQueries(
  { queries, candidates }: Pick<HeatMap, 'queries' | 'candidates'>,
  { column, ascending }: Order,
): HeatMapQuery[] {
  const value = sortValue(candidates, column);
  const sign = ascending ? 1 : -1;
  return [...queries].sort((a, b) =>
    value === null
      ? sign * compareQueries(a.query, b.query)
      : sign * (value(a) - value(b)) || compareQueries(a.query, b.query),
  );
}

/** True if at least one candidate has the verdict, or the filter is 'all'. */
function matchesFilter({ cells }: HeatMapQuery, verdict: VerdictFilter): boolean {
  return verdict === 'all' || cells.some((cell) => cell.verdict === verdict);
}

/** True if a query's name contains the text, ignoring case. */
function isNamed(query: string, text: string): boolean {
  return query.includes(text.trim().toLowerCase());
}

/** Queries that pass the reader's filter, in the chosen order. */
export function shownQueries(heatMap: HeatMap, { order, text, verdict }: TableView): HeatMapQuery[] {
  return orderedQueries(heatMap, order).filter((query) => isNamed(query.query, text) && matchesFilter(query, verdict));
}

/** Number of queries that pass each verdict's filter; a query may count for several. */
export function filterCounts(queries: readonly HeatMapQuery[]): FilterCounts {
  const count = (verdict: VerdictFilter) => queries.filter((query) => matchesFilter(query, verdict)).length;
  return Object.fromEntries(
    ['all' as const, ...VERDICT_ORDER].map((verdict) => [verdict, count(verdict)]),
  ) as FilterCounts;
}

/** Table rows of the shown queries in their order; queries without times come last, unless a verdict is filtered. */
export function shownTable(
  { table, heatMap: { queries } }: Pick<HeatMapData, 'table' | 'heatMap'>,
  shown: readonly HeatMapQuery[],
  { text, verdict }: Pick<TableView, 'text' | 'verdict'>,
): Table {
  const place = new Map(shown.map(({ query }, index) => [query, index]));
  const timed = new Set(queries.map(({ query }) => query));
  const rank = (query: unknown) => place.get(String(query)) ?? shown.length;
  const isShown = (query: string) =>
    place.has(query) || (!timed.has(query) && verdict === 'all' && isNamed(query, text));
  const rows = table.rows.filter(([query]) => isShown(String(query)));
  return { ...table, rows: rows.sort(([a], [b]) => rank(a) - rank(b)) };
}
