import { groupBy } from '../../benchmark/model/groupBy';
import { recordOf } from '../../benchmark/model/guards/record';
import type { Problem } from '../../benchmark/model/resultSet';
import { type EditionGroup, editions } from '../../benchmark/pages/editions/editions';
import { type OverviewData, overview } from '../../benchmark/pages/home/overview';
import { type RerunsData, rerunsData } from '../../benchmark/pages/reruns/reruns';
import { type ResultSetData, resultSetData } from '../../benchmark/pages/resultSet/page';
import type { Data } from '../../data/loadData';
import type { PageNames } from '../mdx/pageNames';
import { engineHistories, type HistoryContent, historyContent } from './historyContent';
import { type QueryContent, queryContent } from './queryContent';
import { type ReportContent, reportContent, reportNames, reportSources } from './reportContent';

/** What the plugin hands from loading to publishing. */
export interface SiteContent {
  data: Data;
  /** Those that are in order; those that compare result sets first. */
  reports: ReportContent[];
  /** Computed when first asked for: every result set is compared with every other. */
  overview: () => OverviewData;
  /** How much reruns differ. Computed when first asked for. */
  reruns: () => RerunsData;
  /** The releases of each engine by publisher and size. Computed when first asked for. */
  editions: () => EditionGroup[];
  /** Computed when first asked for. */
  readonly resultSets: ResultSetData[];
  /** Computed when first asked for. */
  queries: () => QueryContent;
  /** Computed when first asked for. */
  history: () => HistoryContent;
  /** The names that pages may use. */
  names: PageNames;
}

/** Everything that is computed from the data. `siteUrl` ends in a slash and holds the base path; `compute` is for those who compute again and again. */
export function siteContent(data: Data, featured: string, siteUrl: string, compute = reportContent): SiteContent {
  const reports = data.reports.map((report) => compute(reportSources(report, data)));
  const names = recordOf(reports.map(({ report, page }) => [report.id, reportNames(page)] as const));
  const resultSets = once(() => {
    const problems = problemsBySet(data);
    return data.resultSets.map((set) => resultSetData(set, data, problems.get(set.id) ?? [], siteUrl));
  });
  const histories = once(() => engineHistories(data));
  const all = once(() => overview({ ...data, reports, histories: histories() }));
  const history = once(() => historyContent(data, reports, histories(), all().resultSets.rows));
  return {
    data,
    reports,
    overview: all,
    reruns: once(() => rerunsData(data)),
    editions: once(() => editions(data)),
    get resultSets() {
      return resultSets();
    },
    queries: once(() => queryContent(data, reports, history().histories)),
    history,
    names: { featured, foldTabs: false, reports: names },
  };
}

/** The function's result, computed at the first call. */
function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | null = null;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

/** The problems of the files of result sets, by the id of the set; those of other files stand under ''. */
function problemsBySet({ problems }: Data): Map<string, Problem[]> {
  return groupBy(problems, ({ path }) => /\/result-sets\/([^/]+)\//.exec(path)?.[1] ?? '');
}
