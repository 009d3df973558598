import { tableCsv } from '../../benchmark/figures/tables';
import { comparedGroups, type Report } from '../../benchmark/model/report';
import type { Table } from '../../benchmark/model/table';
import type { EngineHistory } from '../../benchmark/pages/history/page';
import { changesPath } from '../../benchmark/pages/history/paths';
import { type QueryIndexData, queryIndex } from '../../benchmark/pages/query/index';
import { type QueryInput, queryPages } from '../../benchmark/pages/query/page';
import type { QueryPage, QueryPageData } from '../../benchmark/pages/query/types';
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

/** The data of a query's page, its times as CSV, and where the page leaves rows out its speedups. */
function pageFiles({ data, tables: { times, speedups } }: QueryPage): OutputFile[] {
  const note = data.figures[0]?.times.disclaimer;
  const file = (name: string, table: Table) => ({ path: `${data.path.slice(1)}${name}`, text: tableCsv(table, note) });
  return [
    pageDataFile(data.path, data),
    file('times.csv', times),
    ...(speedups ? [file('speedups.csv', speedups)] : []),
  ];
}

/** The pages of all queries that result sets have: data.json, times.csv and if need be speedups.csv per page, and queries.csv per suite and version. */
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
  const own = pages.flatMap(pageFiles);
  return { index, pages: pages.map(({ data }) => data), files: [pageDataFile(QUERIES_PATH, index), ...own, ...lists] };
}
