import {
  type FilterCounts,
  type Order,
  type TableView,
  VERDICT_ORDER,
  type VerdictFilter,
} from '../../../figures/shared/tableView';
import { compareQueries } from '../../model/queries';
import type { Table } from '../../model/table';
import type { HeatMap, HeatMapQuery } from './heatMap';
import type { MultiData } from './multiTypes';

/** The value that a column is sorted by; null for the query's name and for a column that there is not. */
function sortValue(candidates: readonly { id: string }[], column: string): ((query: HeatMapQuery) => number) | null {
  if (column === 'baseline') return ({ baselineS }) => baselineS;
  if (column === 'apart') return ({ apart }) => apart;
  const at = candidates.findIndex(({ id }) => id === column);
  return at === -1 ? null : ({ cells }) => cells[at]?.speedup ?? Number.NaN;
}

/**
 * The queries by `query`, the name, `baseline`, its seconds, a candidate's id, its speedup, or `apart`, how far the candidates are from one another. Ties keep
 * the natural order; so does an unknown column.
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

/** Whether the filter lets a query through: `verdict` is that of at least one candidate. */
function passes({ cells }: HeatMapQuery, verdict: VerdictFilter): boolean {
  return verdict === 'all' || cells.some((cell) => cell.verdict === verdict);
}

/** Whether a query's name holds the text, whatever the case. */
function isNamed(query: string, text: string): boolean {
  return query.includes(text.trim().toLowerCase());
}

/** The queries that a reader has chosen to see, in the chosen order. */
export function shownQueries(heatMap: HeatMap, { order, text, verdict }: TableView): HeatMapQuery[] {
  return orderedQueries(heatMap, order).filter((query) => isNamed(query.query, text) && passes(query, verdict));
}

/** How many queries each verdict's filter lets through; one query may count for several. */
export function filterCounts(queries: readonly HeatMapQuery[]): FilterCounts {
  const count = (verdict: VerdictFilter) => queries.filter((query) => passes(query, verdict)).length;
  return Object.fromEntries(
    ['all' as const, ...VERDICT_ORDER].map((verdict) => [verdict, count(verdict)]),
  ) as FilterCounts;
}

/** The table with the rows of the shown queries in their order; queries without times come last, where no verdict is asked for. */
export function shownTable(
  { table, heatMap: { queries } }: Pick<MultiData, 'table' | 'heatMap'>,
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
