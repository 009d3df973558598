import type { ResultSet, Suite } from './types';

/** What a suite is called in addresses: name and query version, "tpcds-4.0", "tpch-unknown". Scale factors share it. */
export function suiteSlug({ name, queryVersion }: Pick<Suite, 'name' | 'queryVersion'>): string {
  return `${name}-${queryVersion}`;
}

/** The page of a query, as a site path without base path: "/queries/tpcds-4.0/q14a/". */
export function queryPagePath({ suite }: Pick<ResultSet, 'suite'>, query: string): string {
  return `/queries/${suiteSlug(suite)}/${query}/`;
}

/**
 * The page that compares candidates with a baseline, as a site path without base path:
 * "/compare/?baseline=a&candidate=b,c". Ids hold no character that a query string would escape.
 */
export function comparePath(baseline: string, candidates: readonly string[]): string {
  return `/compare/?baseline=${baseline}&candidate=${candidates.join(',')}`;
}
