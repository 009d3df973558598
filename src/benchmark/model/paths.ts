import { suiteFamily } from './queries';
import type { Tab } from './reportTabs';
import type { ResultSet, Suite } from './resultSet';
import { unpublishedMark } from './unpublished';

/** Suite name in ids and paths: name and query version, "tpcds-4.0", "tpch-unknown". All scale factors share it. */
export function suiteSlug({ name, queryVersion }: Pick<Suite, 'name' | 'queryVersion'>): string {
  return `${name}-${queryVersion}`;
}

/** Start of a suite's query page paths, "/queries/tpcds-". All query versions and scale factors share it. */
export function queriesPrefix({ name }: Pick<Suite, 'name'>): string {
  return `/queries/${suiteFamily(name)}-`;
}

/** Path of a query's page, without base path: "/queries/tpcds-q14a/". */
export function queryPagePath({ suite }: Pick<ResultSet, 'suite'>, query: string): string {
  return `${queriesPrefix(suite)}${query}/`;
}

/**
 * Path of the page that compares candidates with a baseline, without base path: "/compare/?baseline=a&candidate=b,c".
 * Ids contain no character that a query string would escape.
 */
export function comparePath(baseline: string, candidates: readonly string[]): string {
  return `/compare/?baseline=${baseline}&candidate=${candidates.join(',')}`;
}

/** Path of a report, without base path: "/reports/gluten-velox-vs-comet/". */
export function reportPath(id: string): string {
  return `/reports/${id}/`;
}

/** Path of a report's tab, without base path: "/reports/r/queries/"; the report's path for the answer. */
export function tabPath(report: string, tab: Tab): string {
  return tab === 'answer' ? reportPath(report) : `${reportPath(report)}${tab}/`;
}

/** Path of a report's finding on a query, without base path: "/reports/r/findings/q72/". */
export function findingPagePath(report: string, query: string): string {
  return `${reportPath(report)}findings/${query}/`;
}

/**
 * Path of a result set's page and files, without base path: "/data/result-sets/a/". Unpublished: on the compare page.
 */
export function resultSetPath(id: string): string {
  if (unpublishedMark(id) !== '') return '/compare/#own-results';
  return `/data/result-sets/${id}/`;
}
