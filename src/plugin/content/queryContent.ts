import { differentReleases } from '../../benchmark/coverage/releases';
import { groupBy } from '../../benchmark/model/groupBy';
import { queryPagePath, suiteSlug } from '../../benchmark/model/paths';
import { MAX_QUERY_PAGES } from '../../benchmark/model/queryPages';
import { comparedGroups, type Report } from '../../benchmark/model/report';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { rowOf } from '../../benchmark/model/rows';
import type { WhyContent } from '../../components/eventLogAnalysis/types';
import type { EngineHistory } from '../../components/history/page';
import { linePath } from '../../components/history/paths';
import { type QueryInput, type QueryPage, queryPages, suitePages } from '../../components/query/page';
import {
  QUERIES_PATH,
  type QueryIndexData,
  type QueryList,
  queryIndex,
  queryListTable,
} from '../../components/query/queryList';
import { type QueryRedirect, queryRedirects } from '../../components/query/redirects';
import { resultsFile } from '../../components/query/results';
import type { ReportData } from '../../components/report/report';
import type { Data } from '../../data/loadData';
import { disclaimer } from '../../figures/shared/captions';
import { tableCsv } from '../../figures/shared/tables';
import { lazyFile, type OutputFile } from '../lib/files';
import { blockPageFile, pageDataFile } from '../lib/pageDataFile';

/** Paths of all queries, without base path and in no order; of a large suite, not each has a page. */
export function queryPaths(sets: readonly ResultSet[]): string[] {
  return [...new Set(sets.flatMap((set) => set.rows.map(({ query }) => queryPagePath(set, query))))];
}

interface QueriedReport {
  report: Report;
  page: Pick<ReportData, 'findings' | 'figures'>;
  why: WhyContent | null;
}

export interface QueryContent {
  index: QueryIndexData;
  pages: QueryPage[];
  /** The pages of a suite's queries, also of those that have no page of the site. */
  pagesOf: (suite: string) => ReturnType<typeof suitePages>;
  redirects: QueryRedirect[];
  files: OutputFile[];
}

function input(
  { resultSets, environments, queryTexts, queryMetrics, rounds, coverages }: Data,
  reports: readonly QueriedReport[],
  histories: readonly EngineHistory[],
): QueryInput {
  return {
    resultSets,
    environments,
    rounds,
    texts: queryTexts,
    queryMetrics,
    coverages: coverages
      .filter(({ countedBy }) => countedBy === 'engine')
      .map((coverage) => ({
        coverage,
        releases: coverage.scans.slice(0, 1).flatMap((scan) => differentReleases(coverage, scan)),
      })),
    histories: histories.map(({ engine, lines }) => ({
      engine,
      lines,
      pathOf: ({ id }) => linePath(engine.id, id),
    })),
    reports: reports.flatMap(({ report, page, why }) => {
      const sets = comparedGroups(report);
      if (sets.length === 0) return [];
      const { id, title } = report;
      const { findings, figures } = page;
      const rows = figures.queries?.table.rows.length ?? 0;
      const hasRows = rows > 0 && rows <= MAX_QUERY_PAGES;
      return [{ id, title, sets, findings, hasRows, why: why?.queries ?? [] }];
    }),
  };
}

/** Results of a query for one suite and version, at the path of an earlier page. */
function earlierResults(sets: readonly ResultSet[], query: string, note: string): OutputFile[] {
  return [...groupBy(sets, ({ suite }) => suiteSlug(suite))].map(([slug, own]) =>
    lazyFile(`queries/${slug}/${query}/times.csv`, () => tableCsv(resultsFile(own, query), note)),
  );
}

function pageFiles(page: QueryPage, resultSets: readonly ResultSet[]): OutputFile[] {
  const { path, query } = page;
  const sets = resultSets.filter((set) => queryPagePath(set, query) === path && rowOf(set, query));
  const note = disclaimer(sets[0] as ResultSet);
  const times = lazyFile(`${path.slice(1)}times.csv`, () => tableCsv(resultsFile(sets, query), note));
  return [blockPageFile(path, () => page), times, ...earlierResults(sets, query, note)];
}

/** A list as CSV, also at the paths of earlier lists. */
function listFiles(list: QueryList): OutputFile[] {
  const text = tableCsv(queryListTable(list), list.disclaimer);
  return [list.csv.slice(1), ...list.anchors.map((anchor) => `queries/${anchor}/queries.csv`)].map((path) => ({
    path,
    text,
  }));
}

/** Pages of the queries in result sets, with data.json and times.csv of each, and the lists as CSV. */
export function queryContent(
  data: Data,
  reports: readonly QueriedReport[],
  histories: readonly EngineHistory[],
): QueryContent {
  const from = input(data, reports, histories);
  const [index, pages] = [queryIndex(from), queryPages(from)];
  return {
    index,
    pages,
    pagesOf: (suite) => suitePages(from, suite),
    redirects: queryRedirects(data.resultSets, pages),
    files: [
      pageDataFile(QUERIES_PATH, () => index),
      ...pages.flatMap((page) => pageFiles(page, data.resultSets)),
      ...index.lists.flatMap(listFiles),
    ],
  };
}
