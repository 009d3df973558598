import { groupBy } from './groupBy';
import { queriesPrefix } from './paths';
import type { ResultSet } from './resultSet';
import { sum } from './statistics';

/** Each query of a suite has a page up to this number of queries; of a larger suite, those with a large share of the time. */
export const MAX_QUERY_PAGES = 500;

/** Rows of a table of a larger suite until the reader requests all; a CSV file has all. */
export const MAX_FIRST_ROWS = 100;

/** In their order, all items, or of a larger suite the MAX_QUERY_PAGES with the longest times: the marks of a chart, the names of a menu. */
export function longestQueries<Item>(items: readonly Item[], timeOf: (item: Item) => number): Item[] {
  if (items.length <= MAX_QUERY_PAGES) return [...items];
  const longest = new Set(items.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, MAX_QUERY_PAGES));
  return items.filter((item) => longest.has(item));
}

/**
 * Queries with a page by the start of their paths ("/queries/nightly-"); null if each query of the suite has one, which
 * is the case up to MAX_QUERY_PAGES queries. In larger suites a query has a page if it takes at least
 * 1/MAX_QUERY_PAGES of the time, as the mean of its shares of the result sets, so that there are never more pages.
 */
export type QueryPages = Readonly<Record<string, readonly string[] | null>>;

/** The share of each query in the time of the result sets, as a mean over the sets; the shares add up to at most 1. */
function meanShares(sets: readonly ResultSet[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { rows } of sets) {
    const total = sum(rows.map(({ timeS }) => timeS ?? 0));
    for (const { query, timeS } of rows)
      shares.set(query, (shares.get(query) ?? 0) + (total > 0 ? (timeS ?? 0) / total : 0) / sets.length);
  }
  return shares;
}

/** The queries of result sets that have pages, by suite. */
export function queryPagesOf(resultSets: readonly ResultSet[]): QueryPages {
  const suites = [...groupBy(resultSets, ({ suite }) => queriesPrefix(suite))].map(([prefix, sets]) => {
    const shares = [...meanShares(sets)];
    const paged = shares.filter(([, share]) => share * MAX_QUERY_PAGES >= 1).map(([query]) => query);
    return [prefix, shares.length > MAX_QUERY_PAGES ? paged : null] as const;
  });
  return Object.fromEntries(suites);
}

/** True if the query at a path ("/queries/nightly-etl_orders/") has a page; true for paths that are not of a query. */
export function hasQueryPage(path: string, pages: QueryPages): boolean {
  const [prefix, paged] =
    Object.entries(pages)
      .filter(([start]) => path.startsWith(start))
      .sort(([a], [b]) => b.length - a.length)[0] ?? [];
  if (prefix === undefined || !paged) return true;
  const query = path.slice(prefix.length).replace(/\/$/, '');
  return query.includes('/') || paged.includes(query);
}
