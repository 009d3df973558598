import type { ReportFile, SeveralReportFile, SummaryReportFile } from '../schemas/report';
import type { IntentionalDifference } from './comparability/intentionalDifferences';

export type BucketScheme = ReportFile['buckets'];
/** The two result sets of a report, and the buckets of its distribution. */
export type ReportComparison = Pick<ReportFile, 'baseline' | 'candidate' | 'buckets'>;
/** One suite of a report on several candidates: one result set per side. */
export type SuiteSides = SeveralReportFile['suites'][number];

/** Several candidates against one baseline, on one or more suites. */
export interface MultiCandidateSides {
  /** '' for engine and version. */
  baselineName: string;
  /** Prefix of a candidate's values after the suite, and its name; '' for engine and version. */
  candidates: { key: string; name: string }[];
  suites: SuiteSides[];
}

/** A sentence of a report that generalizes over cases, with its evidence. */
export type Claim = NonNullable<ReportFile['claims']>[number];
/** Recommendations of a report, and the section with their reasons. */
export type Advice = NonNullable<ReportFile['advice']>;

type Usage = NonNullable<SummaryReportFile['usage']>;
/** Small multiples of a resource-usage set that share their axes: one panel per chart. */
export type UsageFigure = Usage['figures'][number];
/** One line of a small multiple: a series with its name and role. `from`–`to` is the elapsed time, shifted to 0. */
export type UsageLine = UsageFigure['panels'][number]['lines'][number];
/** Two series of a resource-usage set with their queries as bands: one figure per measure. */
export type UsageQueries = NonNullable<Usage['queries']>;
/** Series column that can be drawn with query bands. */
export type SeriesMeasure = UsageQueries['figures'][number]['measure'];

type Kept =
  | 'title'
  | 'description'
  | 'publishedCommit'
  | 'snapshot'
  | 'charts'
  | 'findings'
  | 'sources'
  | 'allow'
  | 'notes';

/**
 * static/data/reports/<id>/report.json: the comparison, and the charts that the page may draw. Parts that a report does
 * not show are null or empty.
 */
export interface Report extends Pick<ReportFile, Kept> {
  id: string;
  /** Question at the top of its pages; the title if report.json has none. */
  question: string;
  /** Day on which its results were first published side by side, "2026-06-15". */
  publishedOn: string;
  /** Null if the report shows only published comparisons, or several candidates. */
  comparison: ReportComparison | null;
  /** Facts that differ on purpose; empty if only engines are compared. */
  vary: IntentionalDifference[];
  /** Null for fewer than two candidates. */
  multiCandidate: MultiCandidateSides | null;
  /** Published comparisons by the prefix of their charts: "main" gives main-totals. */
  publishedComparisons: NonNullable<SummaryReportFile['summaries']>;
  /** Null if no time series were published. */
  usage: SummaryReportFile['usage'];
  /** State of the source: "published", or "proposed" for a pull request that was not merged. */
  standing: SummaryReportFile['standing'];
  claims: Claim[];
  /** Null if it gives none. */
  advice: Advice | null;
  /** Text to print next to the verdict outside the report's page; '' for nothing. */
  caveat: string;
}

/** Ids of result sets that a report compares with each other: one list for two sides, one per suite for several. */
export function comparedGroups({
  comparison,
  multiCandidate,
}: Pick<Report, 'comparison' | 'multiCandidate'>): string[][] {
  const pair = comparison ? [[comparison.baseline, comparison.candidate]] : [];
  const suites = multiCandidate?.suites.map(({ baseline, candidates }) => [baseline, ...candidates]) ?? [];
  return [...pair, ...suites];
}

/** Distinct ids of the result sets that a report compares; empty if it shows only published comparisons. */
export function comparedSets(report: Pick<Report, 'comparison' | 'multiCandidate'>): string[] {
  return [...new Set(comparedGroups(report).flat())];
}
