import { historyRecords } from '../../benchmark/history/impliedRounds';
import { groupBy } from '../../benchmark/model/groupBy';
import { recordOf } from '../../benchmark/model/guards/record';
import type { Problem, ResultSet } from '../../benchmark/model/resultSet';
import { type CompareStart, compareStart } from '../../components/compare/start';
import { type OverviewData, overview } from '../../components/home/overview';
import type { Page } from '../../components/page/page';
import { type RerunsData, rerunsData } from '../../components/reruns/reruns';
import { resultSetPage } from '../../components/resultSet/page';
import { listed } from '../../components/resultSet/table';
import type { Data } from '../../data/loadData';
import type { PageNames } from '../mdx/pageNames';
import { allEnginesContent, engineHistories, type HistoryContent, historyContent } from './historyContent';
import { type QueryContent, queryContent } from './queryContent';
import { type ReportContent, reportContent, reportNames, reportSources } from './reportContent';

export interface SiteContent {
  data: Data;
  /** Valid reports, with reports that compare result sets first. */
  reports: ReportContent[];
  /** This and the following are computed on first use, because every result set is compared with every other. */
  overview: () => OverviewData;
  /** What the live components of the home page need of the overview. */
  choices: () => Pick<OverviewData, 'choices' | 'compareFirst' | 'releases'>;
  compare: () => CompareStart;
  reruns: () => RerunsData;
  /** Computed on each call, because the pages of all result sets are large. */
  resultSetPage: (set: ResultSet) => Page;
  queries: () => QueryContent;
  history: () => HistoryContent;
  names: PageNames;
}

/**
 * Everything that is computed from the data. `siteUrl` includes the base path and ends in a slash; repeated callers
 * pass a memoized `compute`.
 */
export function siteContent(data: Data, featured: string, siteUrl: string, compute = reportContent): SiteContent {
  const reports = data.reports.map((report) => compute(reportSources(report, data)));
  const names = recordOf(reports.map(({ report, page }) => [report.id, reportNames(page)] as const));
  const problems = lazy(() => problemsBySet(data));
  const histories = lazy(() => engineHistories(data));
  const known = { ...data, engines: [...historyRecords(data).engines] };
  const allEngines = lazy(() => allEnginesContent(known, reports));
  const all = lazy(() => overview({ ...known, reports, histories: histories(), allEngines: allEngines() }));
  const history = lazy(() => historyContent(data, reports, histories(), all().resultSets.rows, allEngines()));
  return {
    data,
    reports,
    overview: lazy(() => ({ ...all(), resultSets: listed(all().resultSets) })),
    choices: () => {
      const { choices, compareFirst, releases } = all();
      return { choices, compareFirst, releases };
    },
    compare: lazy(() => compareStart(all(), data)),
    reruns: lazy(() => rerunsData(data)),
    resultSetPage: (set) => resultSetPage(set, data, problems().get(set.id) ?? [], siteUrl),
    queries: lazy(() => queryContent(data, reports, history().histories)),
    history,
    names: { featured, foldTabs: false, reports: names },
  };
}

/** The function's result, computed on the first call. */
function lazy<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | null = null;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

/** Problems of result-set files by the id of the set; all others under ''. */
function problemsBySet({ problems }: Data): Map<string, Problem[]> {
  return groupBy(problems, ({ path }) => /\/result-sets\/([^/]+)\//.exec(path)?.[1] ?? '');
}
