import type { Report } from '../../model/report';
import type { KeyedComparison } from '../published/figures';
import type { PublishedParts } from '../published/parts';
import type { WhyReport } from '../why/types';
import { type AboutRow, aboutRows } from './about';
import { reportMeta } from './disclaimer';
import { type MeasuredInput, type MeasuredParts, measuredParts } from './measured';
import type { NewerLink } from './newer';

/**
 * What the pages of one report carry: all that its components print, of measured times and of what was published. Plain JSON. Lists and
 * records are empty, and the others null, where the report has nothing of the kind.
 */
export interface ReportData extends MeasuredParts, PublishedParts {
  report: Report;
  /** What the figures derive from, and the baseline: the line below the title. */
  meta: string;
  about: AboutRow[];
  /** Where a newer release is compared; null where none is measured. */
  newer: NewerLink | null;
  /** What event logs of both sides tell of the differences; null where a side has none. */
  why: WhyReport | null;
}

/** What the data of a report are made of. */
interface ReportInput {
  report: Report;
  /** Null where no result sets are compared. */
  measured: MeasuredInput | null;
  comparisons: readonly KeyedComparison[];
  published: PublishedParts;
  newer: NewerLink | null;
  why: WhyReport | null;
}

/** All that the pages of a report print. Numbers of tables are rounded to six significant digits; the derived files are not. */
export function reportData({ report, measured, comparisons, published, newer, why }: ReportInput): ReportData {
  const comparison = measured?.comparison ?? null;
  const parts = measuredParts(report, measured);
  const sides = parts.comparison ? [parts.comparison.baseline, parts.comparison.candidate] : [];
  const sets = comparisons.map((entry) => entry.published);
  return {
    ...published,
    ...parts,
    report,
    newer,
    meta: reportMeta(comparison, comparisons),
    figures: { ...parts.figures, ...published.figures },
    texts: { ...parts.texts, ...published.texts },
    about: aboutRows(report, comparison, sides, sets),
    why,
  };
}
