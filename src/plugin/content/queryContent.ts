import { tableCsv } from '../../benchmark/figures/tables';
import { timesTable } from '../../benchmark/figures/times/spec';
import { comparedGroups, type Report } from '../../benchmark/model/report';
import type { EngineHistory } from '../../benchmark/pages/history/page';
import { changesPath } from '../../benchmark/pages/history/paths';
import { type QueryIndexData, queryIndex } from '../../benchmark/pages/query/index';
import { type QueryInput, queryPages } from '../../benchmark/pages/query/page';
import type { QueryPageData } from '../../benchmark/pages/query/types';
import type { ReportData } from '../../benchmark/pages/report/report';
import type { WhyContent } from '../../benchmark/pages/why/types';
import type { Data } from '../../data/loadData';
import type { OutputFile } from '../lib/files';
import { pageDataFile } from '../lib/pageDataFile';

/** The address of the list of queries, without base path. */
export const QUERIES_PATH = '/queries/';

/** A report as far as the pages of queries need it. */
interface QueriedReport {
  report: Report;
  page: Pick<ReportData, 'findings' | 'figures'>;
  why: WhyContent | null;
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
  histories: readonly EngineHistory[],
): QueryInput {
  return {
    resultSets,
    environments,
    texts: queryTexts,
    queryMetrics,
    histories: histories.map(({ engine, lines }) => ({
      engine,
      lines,
      pathOf: ({ id }) => changesPath(engine.id, id),
    })),
    reports: reports.flatMap(({ report, page, why }) => {
      const sets = comparedGroups(report);
      if (sets.length === 0) return [];
      const { id, title } = report;
      const { findings, figures } = page;
      return [{ id, title, sets, findings, hasRows: 'queries' in figures, why: why?.queries ?? [] }];
    }),
  };
}

/** The times of a query as CSV, beside its page. */
function timesFile({ path, figures }: QueryPageData): OutputFile {
  const specs = figures.map(({ times }) => times);
  return { path: `${path.slice(1)}times.csv`, text: tableCsv(timesTable(specs), specs[0]?.disclaimer) };
}

/** The pages of all queries that result sets have: data.json and times.csv per page, and queries.csv per suite and version. */
export function queryContent(
  data: Data,
  reports: readonly QueriedReport[],
  histories: readonly EngineHistory[],
): QueryContent {
  const from = input(data, reports, histories);
  const [index, pages] = [queryIndex(from), queryPages(from)];
  const lists = index.suites.map(({ slug, table, disclaimer: note }) => ({
    path: `queries/${slug}/queries.csv`,
    text: tableCsv(table, note),
  }));
  const own = pages.flatMap((page) => [pageDataFile(page.path, page), timesFile(page)]);
  return { index, pages, files: [pageDataFile(QUERIES_PATH, index), ...own, ...lists] };
}
