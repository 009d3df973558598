import type { Comparison } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import type { Report } from '../../benchmark/model/report';
import type { Tab, TabLink } from '../../benchmark/model/reportTabs';
import type { Environment } from '../../benchmark/model/resultSet';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import type { EngineSuite } from '../../figures/shared/suite';
import { costFigures } from '../cost/page';
import type { CostPage } from '../cost/types';
import type { WhyContent, WhyReport } from '../eventLogAnalysis/types';
import type { MultiCandidateData } from '../multiCandidate/data';
import type { KeyedComparison } from '../published/conditions';
import type { PublishedParts } from '../published/parts';
import type { Reproduce } from '../resultSet/reproduce';
import { type AboutRow, aboutRows, type Compared } from './about';
import { reportMeta, type UsageSides } from './disclaimer';
import { type MeasuredInput, type MeasuredParts, measuredParts } from './measuredParts';
import type { NewerLink } from './newerLink';
import { sideText } from './sideText';

/**
 * Content of all pages of one report, from measured times and from published results. Plain JSON. Missing parts are
 * empty lists and records, or null.
 */
export interface ReportData extends MeasuredParts, PublishedParts {
  report: Report;
  /** The line below the title: suite, machine, day, notice, and baseline. */
  meta: string;
  /** The same for figures on a page of something else, such as a post; '' on the pages of the report. */
  origin: string;
  about: AboutRow[];
  /** How to rerun each result set that it compares. */
  reproduce: Reproduce[];
  /** Link to a comparison with a newer release; null if none was measured. */
  newer: NewerLink | null;
  /** Its pages; empty until the site's pages are known, and if a host site shows everything on one page. */
  tabs: TabLink[];
  /** Tab of each heading that links may still look for on the first page. */
  anchors: Record<string, Tab>;
  /** Differences in the event logs of both sides; null if a side has none. */
  why: WhyReport | null;
  /** Null for fewer than two candidates. */
  multiCandidate: MultiCandidateData | null;
  /** Cost of its comparison, of several candidates, or of the first published one; null without a total time. */
  cost: CostPage | null;
}

interface MultiCandidateInput {
  suites: readonly EngineSuite[];
  data: MultiCandidateData;
  figures: Record<string, FigureText>;
  texts: ValueTexts;
  environments: readonly Environment[];
}

interface ReportInput {
  report: Report;
  /** Null if no result sets are compared. */
  measured: MeasuredInput | null;
  comparisons: readonly KeyedComparison[];
  published: PublishedParts;
  /** Null unless queries are drawn as bands of time series. */
  usage: UsageSides | null;
  newer: NewerLink | null;
  reproduce: Reproduce[];
  why: Pick<WhyContent, 'report' | 'lost'> | null;
  /** Null for fewer than two candidates. */
  multiCandidate: MultiCandidateInput | null;
  cost: CostPage | null;
}

/** Comparisons of a report with their sides; with several candidates, one for each candidate. */
function comparedOf(measured: MeasuredInput | null, multiCandidate: MultiCandidateInput | null): Compared[] {
  const compared = (comparison: Comparison, environments: readonly Environment[]): Compared => ({
    comparison,
    sides: [sideText(comparison, 'baseline', environments), sideText(comparison, 'candidate', environments)],
  });
  if (measured) return [compared(measured.comparison, measured.environments)];
  if (!multiCandidate) return [];
  return multiCandidate.suites.flatMap(({ comparisons }) =>
    comparisons.map((entry) => compared(entry, multiCandidate.environments)),
  );
}

/** Content of a report's pages. Numbers in tables have six significant digits; derived files have all digits. */
export function reportData(input: ReportInput): ReportData {
  const { report, measured, comparisons, published, usage, newer, reproduce, why, multiCandidate, cost } = input;
  const parts = measuredParts(report, measured);
  const compared = comparedOf(measured, multiCandidate);
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
      environments: measured?.environments ?? multiCandidate?.environments ?? [],
      published: comparisons,
      usage,
    }),
    origin: '',
    figures: {
      ...parts.figures,
      ...(why ? { [why.lost.spec.id]: why.lost.figure } : {}),
      ...published.figures,
      ...multiCandidate?.figures,
      ...costFigures(cost),
    },
    texts: { ...parts.texts, ...published.texts, ...multiCandidate?.texts },
    tabs: [],
    anchors: {},
    about: aboutRows(report, compared, sets, usage?.artifact),
    why: why?.report ?? null,
    multiCandidate: multiCandidate?.data ?? null,
    cost,
  };
}
