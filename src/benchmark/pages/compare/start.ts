import type { Report } from '../../model/report';
import type { OverviewData } from '../home/overview';
import type { ReportListEntry } from '../report/reportListEntry';
import type { Sides } from './urlState';

/** A report that compares two result sets. */
export interface ReportedPair extends Pick<ReportListEntry, 'path' | 'title'> {
  baseline: string;
  candidate: string;
}

/** What the page that compares result sets carries: the pair with which it opens, the pairs of which there is a report, and all reports. */
export interface CompareStart {
  /** Null where there is no such report: the reader chooses first. */
  sides: Sides | null;
  pairs: ReportedPair[];
  /** Those without a comparison of result sets too. */
  reports: ReportListEntry[];
}

/** The pair of the featured report, all pairs with a report, and all reports, both in the order of the overview. */
export function compareStart(
  { reports: entries }: Pick<OverviewData, 'reports'>,
  reports: readonly Report[],
  featured: string,
): CompareStart {
  const found = entries.flatMap(({ id, path, title }) => {
    const comparison = reports.find((report) => report.id === id)?.comparison;
    if (!comparison) return [];
    return [{ id, pair: { path, title, baseline: comparison.baseline, candidate: comparison.candidate } }];
  });
  const first = (found.find(({ id }) => id === featured) ?? found[0])?.pair;
  return {
    sides: first ? { baseline: first.baseline, candidates: [first.candidate] } : null,
    pairs: found.map(({ pair }) => pair),
    reports: entries,
  };
}
