import type { Sides } from './compareState';
import type { OverviewData } from './overview';
import type { ReportCard } from './reportCard';
import type { Report } from './reportTypes';

/** A report that compares two result sets. */
export interface PublishedPair extends Pick<ReportCard, 'path' | 'title'> {
  baseline: string;
  candidate: string;
}

/** What the page that compares result sets carries: the pair with which it opens, the pairs of which there is a report, and all reports. */
export interface CompareStart {
  /** Null where there is no such report: the reader chooses first. */
  sides: Sides | null;
  pairs: PublishedPair[];
  /** Those of published summaries too. */
  reports: ReportCard[];
}

/** The pair of the featured report, all pairs with a report, and all reports, both in the order of the overview. */
export function compareStart(
  { reports: cards }: Pick<OverviewData, 'reports'>,
  reports: readonly Report[],
  featured: string,
): CompareStart {
  const found = cards.flatMap((card) => {
    const report = reports.find(({ id }) => id === card.id);
    if (!report) return [];
    const { id, path, title } = card;
    return [{ id, pair: { path, title, baseline: report.baseline, candidate: report.candidate } }];
  });
  const first = (found.find(({ id }) => id === featured) ?? found[0])?.pair;
  return {
    sides: first ? { baseline: first.baseline, candidates: [first.candidate] } : null,
    pairs: found.map(({ pair }) => pair),
    reports: cards,
  };
}
