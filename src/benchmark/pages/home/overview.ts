import type { MatrixSpec } from '../../figures/matrix';
import type { PublishedComparison, ResourceUsage } from '../../model/published';
import type { Environment, ResultSet } from '../../model/resultSet';
import { type ListedReport, newestFirst, type ReportListEntry, reportListEntry } from '../report/reportListEntry';
import { type ResultSetListEntry, resultSetListEntry } from '../resultSet/listEntry';
import { matrices } from './matrix';
import { type PublishedListEntry, publishedListEntries } from './publishedList';
import { engineList, suiteList } from './suiteGroups';

export interface OverviewData {
  reports: ReportListEntry[];
  resultSets: ResultSetListEntry[];
  /** Published comparisons and time series, in order of id. */
  published: PublishedListEntry[];
  /** One per group of result sets that can be compared, largest first. */
  matrices: MatrixSpec[];
  /** In sentences: every engine, and every suite with what must stand with its numbers. */
  engines: string;
  suites: string;
}

/** What the overview is made of. */
interface OverviewInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  published: readonly PublishedComparison[];
  resourceUsage: readonly ResourceUsage[];
  reports: readonly ListedReport[];
}

/** What the home page and the lists of reports, result sets and published comparisons print. Newest report first, those without a comparison of measured times last. */
export function overview(input: OverviewInput): OverviewData {
  const { resultSets, environments, published, resourceUsage, reports } = input;
  const newest = [...reports].sort(newestFirst);
  const compared = newest.flatMap(({ report, comparison }) => (comparison ? [{ report, comparison }] : []));
  return {
    reports: newest.map(reportListEntry),
    published: publishedListEntries(
      published,
      resourceUsage,
      reports.map(({ report }) => report),
    ),
    resultSets: resultSets.map((set) => resultSetListEntry(set, environments)),
    matrices: matrices({ resultSets, environments, reports: compared }),
    engines: engineList(resultSets),
    suites: suiteList(resultSets),
  };
}
