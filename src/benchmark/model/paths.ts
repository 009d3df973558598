import type { Tab } from './reportTabs';
import type { ResultSet, Suite } from './resultSet';
import { unpublishedMark } from './unpublished';

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

/** The page of a report, as a site path without base path: "/reports/gluten-velox-vs-comet/". */
export function reportPath(id: string): string {
  return `/reports/${id}/`;
}

/** A tab of a report, as a site path without base path: "/reports/r/queries/"; the report's own for the answer. */
export function tabPath(report: string, tab: Tab): string {
  return tab === 'answer' ? reportPath(report) : `${reportPath(report)}${tab}/`;
}

/** The page of a report's finding on a query, as a site path without base path: "/reports/r/findings/q72/". */
export function findingPagePath(report: string, query: string): string {
  return `${reportPath(report)}findings/${query}/`;
}

/**
 * The page of a result set and the folder of its files, as a site path without base path: "/data/result-sets/a/". One that is not
 * published stands on the page that compares.
 */
export function resultSetPath(id: string): string {
  if (unpublishedMark(id) !== '') return '/compare/#own-results';
  return `/data/result-sets/${id}/`;
}
