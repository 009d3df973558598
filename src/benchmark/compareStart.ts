import type { Sides } from './compareState';
import type { OverviewData } from './overview';
import type { ReportCard } from './reportCard';
import type { Report } from './reportTypes';

/** A report that compares two result sets. */
export interface PublishedPair extends ReportCard {
  baseline: string;
  candidate: string;
}

/** What the page that compares result sets carries: the pair with which it opens and the pairs of which there is a report. */
export interface CompareStart {
  /** Null where there is no such report: the reader chooses first. */
  sides: Sides | null;
  reports: PublishedPair[];
}

/** The pair of the featured report, and all pairs with a report in the order of the overview. */
export function compareStart(
  { reports: cards }: Pick<OverviewData, 'reports'>,
  reports: readonly Report[],
  featured: string,
): CompareStart {
  const pairs = cards.flatMap((card) => {
    const report = reports.find(({ id }) => id === card.id);
    return report ? [{ ...card, baseline: report.baseline, candidate: report.candidate }] : [];
  });
  const first = pairs.find(({ id }) => id === featured) ?? pairs[0];
  return { sides: first ? { baseline: first.baseline, candidates: [first.candidate] } : null, reports: pairs };
}
