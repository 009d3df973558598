import { disclaimer } from '../benchmark/captions';
import type { ReportData } from '../benchmark/page';
import { type QueryIndexData, queryIndex } from '../benchmark/queryIndex';
import { type QueryInput, queryPages, querySuites } from '../benchmark/queryPage';
import { queryTable } from '../benchmark/queryTable';
import type { QueryPageData } from '../benchmark/queryTypes';
import type { Report } from '../benchmark/reportTypes';
import { queryPagePath } from '../benchmark/suitePaths';
import { tableCsv } from '../benchmark/tables';
import type { ResultSet } from '../benchmark/types';
import type { Data } from './loadData';
import { pageDataFile } from './pageDataFile';
import type { OutputFile } from './staticOutput';

/** The address of the list of queries, without base path. */
export const QUERIES_PATH = '/queries/';

/** A report as far as the pages of queries need it. */
interface QueriedReport {
  report: Report;
  page: Pick<ReportData, 'findings' | 'figures'>;
}

/** The pages of queries and their list, with the files that belong to them. */
export interface QueryContent {
  index: QueryIndexData;
  pages: QueryPageData[];
  files: OutputFile[];
}

function input(
  { resultSets, environments, queryTexts, queryMetrics }: Data,
  reports: readonly QueriedReport[],
): QueryInput {
  return {
    resultSets,
    environments,
    texts: queryTexts,
    queryMetrics,
    reports: reports.map(({ report, page }) => ({
      id: report.id,
      title: report.title,
      baseline: report.baseline,
      candidate: report.candidate,
      findings: page.findings,
      hasRows: 'queries' in page.figures,
    })),
  };
}

/** The times of every query as CSV, beside its page. */
function timesFiles({ resultSets, environments }: QueryInput): OutputFile[] {
  return querySuites(resultSets).flatMap(({ sets, queries }) => {
    const [set] = sets as [ResultSet];
    return queries.map((query) => ({
      path: `${queryPagePath(set, query).slice(1)}times.csv`,
      text: tableCsv(queryTable(sets, query, environments), disclaimer(set)),
    }));
  });
}

/** The pages of all queries that result sets have: data.json and times.csv per page, and queries.csv per suite and version. */
export function queryContent(data: Data, reports: readonly QueriedReport[]): QueryContent {
  const from = input(data, reports);
  const [index, pages] = [queryIndex(from), queryPages(from)];
  const lists = index.suites.map(({ slug, table, disclaimer: note }) => ({
    path: `queries/${slug}/queries.csv`,
    text: tableCsv(table, note),
  }));
  const own = pages.map((page) => pageDataFile(page.path, page));
  return { index, pages, files: [pageDataFile(QUERIES_PATH, index), ...own, ...lists, ...timesFiles(from)] };
}
