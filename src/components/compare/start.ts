import type { Price } from '../../benchmark/model/cost/price';
import type { Report, ReportComparison } from '../../benchmark/model/report';
import type { ResultSet } from '../../benchmark/model/resultSet';
import type { EngineRecord } from '../../benchmark/model/round';
import type { OverviewData } from '../home/overview';
import { type NewerLink, newerLink } from '../report/newer';
import type { ReportListEntry } from '../report/reportListEntry';

/** A report that compares two result sets. */
export interface ReportedPair extends Pick<ReportListEntry, 'path' | 'title'> {
  baseline: string;
  candidate: string;
  /** Where a newer release than one of both is compared; null where none is measured. */
  newer: NewerLink | null;
}

/** What the page that compares result sets carries: the pair with which it opens, the pairs of which there is a report, and all reports. */
export type CompareStart = ReturnType<typeof compareStart>;

function newerOf({ baseline, candidate }: ReportComparison, sets: readonly ResultSet[], reports: readonly Report[]) {
  const [first, second] = [baseline, candidate].map((id) => sets.find((set) => set.id === id));
  return first && second ? newerLink({ baseline: first, candidate: second }, sets, reports) : null;
}

/** What the page is made of. */
interface CompareData {
  reports: readonly Report[];
  resultSets: readonly ResultSet[];
  prices: readonly Price[];
  engines: readonly Pick<EngineRecord, 'id'>[];
}

/** The pair of the featured report, all pairs with a report, and all reports, both in the order of the overview. */
export function compareStart(
  { reports: entries }: Pick<OverviewData, 'reports'>,
  { reports, resultSets, prices, engines }: CompareData,
  featured: string,
) {
  const found = entries.flatMap(({ id, path, title }) => {
    const comparison = reports.find((report) => report.id === id)?.comparison;
    if (!comparison) return [];
    const { baseline, candidate } = comparison;
    const newer = newerOf(comparison, resultSets, reports);
    return [{ id, pair: { path, title, baseline, candidate, newer } }];
  });
  const first = (found.find(({ id }) => id === featured) ?? found[0])?.pair;
  return {
    /** Null where there is no such report: the reader chooses first. */
    sides: first ? { baseline: first.baseline, candidates: [first.candidate] } : null,
    pairs: found.map(({ pair }) => pair),
    /** Those without a comparison of result sets too. */
    reports: entries,
    /** What sources state that nodes cost. */
    prices,
    /** The engines whose releases are listed. */
    engines: engines.map(({ id }) => id),
  };
}
