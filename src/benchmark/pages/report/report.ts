import type { EngineSuite } from '../../figures/several/suite';
import type { Comparison } from '../../model/comparison';
import type { FigureText } from '../../model/figure';
import type { Report } from '../../model/report';
import type { Tab, TabLink } from '../../model/reportTabs';
import type { Environment } from '../../model/resultSet';
import type { ValueTexts } from '../../text/placeholders';
import { costFigures } from '../cost/page';
import type { CostPage } from '../cost/types';
import type { KeyedComparison } from '../published/figures';
import type { PublishedParts } from '../published/parts';
import type { Reproduce } from '../resultSet/reproduce';
import type { SeveralData } from '../several/several';
import type { WhyReport } from '../why/types';
import { type AboutRow, aboutRows, type Compared } from './about';
import { reportMeta, type UsageSides } from './disclaimer';
import { type MeasuredInput, type MeasuredParts, measuredParts } from './measured';
import type { NewerLink } from './newer';
import { sideText } from './sideText';

/**
 * What the pages of one report carry: all that its components print, of measured times and of what was published. Plain JSON. Lists and
 * records are empty, and the others null, where the report has nothing of the kind.
 */
export interface ReportData extends MeasuredParts, PublishedParts {
  report: Report;
  /** The line below the title: suite, machine, day, what the figures derive from, and the baseline. */
  meta: string;
  about: AboutRow[];
  /** How to rerun each result set that it compares. */
  reproduce: Reproduce[];
  /** Where a newer release is compared; null where none is measured. */
  newer: NewerLink | null;
  /** Its pages; empty until the pages of the site are known, and if a host site shows everything on one page. */
  tabs: TabLink[];
  /** The tab of each heading below which a link may once have found its target on the first page. */
  anchors: Record<string, Tab>;
  /** What event logs of both sides tell of the differences; null where a side has none. */
  why: WhyReport | null;
  /** Null unless several candidates are compared. */
  several: SeveralData | null;
  /** Node-hours and cost of its comparison, of several candidates, or of the first published one; null where no total time is known. */
  cost: CostPage | null;
}

/** Several candidates as far as their report prints them. */
interface SeveralInput {
  suites: readonly EngineSuite[];
  data: SeveralData;
  figures: Record<string, FigureText>;
  texts: ValueTexts;
  environments: readonly Environment[];
}

/** What the data of a report are made of. */
interface ReportInput {
  report: Report;
  /** Null where no result sets are compared. */
  measured: MeasuredInput | null;
  comparisons: readonly KeyedComparison[];
  published: PublishedParts;
  /** Null unless queries are drawn as bands of time series. */
  usage: UsageSides | null;
  newer: NewerLink | null;
  reproduce: Reproduce[];
  why: WhyReport | null;
  /** Null unless several candidates are compared. */
  several: SeveralInput | null;
  cost: CostPage | null;
}

/** What is compared in a report, each comparison with its sides; the baseline of several candidates is a side of the first. */
function comparedOf(measured: MeasuredInput | null, several: SeveralInput | null): Compared[] {
  const compared = (comparison: Comparison, environments: readonly Environment[]): Compared => ({
    comparison,
    sides: [sideText(comparison, 'baseline', environments), sideText(comparison, 'candidate', environments)],
  });
  if (measured) return [compared(measured.comparison, measured.environments)];
  if (!several) return [];
  return several.suites.flatMap(({ comparisons }) => comparisons.map((entry) => compared(entry, several.environments)));
}

/** All that the pages of a report print. Numbers of tables are rounded to six significant digits; the derived files are not. */
export function reportData(input: ReportInput): ReportData {
  const { report, measured, comparisons, published, usage, newer, reproduce, why, several, cost } = input;
  const parts = measuredParts(report, measured);
  const compared = comparedOf(measured, several);
  const sets = comparisons.map((entry) => entry.published);
  return {
    ...published,
    ...parts,
    report,
    newer,
    reproduce,
    meta: reportMeta({
      report,
      comparisons: compared.map(({ comparison }) => comparison),
      environments: measured?.environments ?? several?.environments ?? [],
      published: comparisons,
      usage,
    }),
    figures: { ...parts.figures, ...published.figures, ...several?.figures, ...costFigures(cost) },
    texts: { ...parts.texts, ...published.texts, ...several?.texts },
    tabs: [],
    anchors: {},
    about: aboutRows(report, compared, sets, usage?.artifact),
    why,
    several: several?.data ?? null,
    cost,
  };
}
