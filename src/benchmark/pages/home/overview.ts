import { reportPath } from '../../model/paths';
import type { PublishedComparison, ResourceUsage } from '../../model/published';
import type { Report } from '../../model/report';
import type { Environment, ResultSet } from '../../model/resultSet';
import type { EngineRecord, Round } from '../../model/round';
import { type ListedReport, newestFirst, reportListEntry } from '../report/reportListEntry';
import { resultSetListEntry } from '../resultSet/listEntry';
import { answersSpec } from './answers/answers';
import type { IdPair } from './answers/parts';
import { matrices } from './matrix';
import { publishedListEntries } from './publishedList';
import { engineList, suiteList } from './suiteGroups';

export type OverviewData = ReturnType<typeof overview>;

/** What the overview is made of. */
interface OverviewInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  rounds: readonly Round[];
  engines: readonly EngineRecord[];
  published: readonly PublishedComparison[];
  resourceUsage: readonly ResourceUsage[];
  reports: readonly ListedReport[];
}

/** The pairs that a report compares, by id. */
function pairsOf({ comparison, several }: Report): IdPair[] {
  const suites = several?.suites.flatMap(({ baseline, candidates }) =>
    candidates.map((candidate) => ({ baseline, candidate })),
  );
  return [...(comparison ? [comparison] : []), ...(suites ?? [])];
}

/** What the home page and the lists of reports, result sets and published comparisons print. Newest report first, those without a comparison of measured times last. */
export function overview(input: OverviewInput) {
  const { resultSets, environments, rounds, engines, published, resourceUsage, reports } = input;
  const newest = [...reports].sort(newestFirst);
  const compared = newest.flatMap(({ report, comparison }) => (comparison ? [{ report, comparison }] : []));
  return {
    reports: newest.map(reportListEntry),
    /** Published comparisons and time series, in order of id. */
    published: publishedListEntries(
      published,
      resourceUsage,
      reports.map(({ report }) => report),
    ),
    resultSets: resultSets.map((set) => resultSetListEntry(set, environments)),
    /** What the first screen answers; null where no engine was measured against native Spark. */
    answers: answersSpec({
      resultSets,
      environments,
      rounds,
      engines,
      compared: compared.map(({ comparison }) => comparison),
      shown: newest.map(({ report }) => ({ path: reportPath(report.id), pairs: pairsOf(report) })),
    }),
    /** One per group of result sets that can be compared, largest first. */
    matrices: matrices({ resultSets, environments, rounds, reports: compared }),
    /** In sentences: every engine, and every suite with what must stand with its numbers. */
    engines: engineList(resultSets),
    suites: suiteList(resultSets),
  };
}
