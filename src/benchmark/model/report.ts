import type { ReportFile } from '../schemas/report';
import type { IntentionalDifference } from './comparability/intentionalDifferences';
import type { Side } from './resultSet';

export type BucketScheme = NonNullable<ReportFile['buckets']>;

/** A side of a report: what it is called, and its result set in each suite. */
export interface ReportSide {
  /** Prefix of a candidate's values after the suite; '' for the baseline and an only candidate. */
  key: string;
  /** '' for engine and version. */
  name: string;
  /** Ids of result sets, in the order of the suites. */
  sets: string[];
}

/** A sentence of a report that generalizes over cases, with its evidence. */
export type Claim = NonNullable<ReportFile['claims']>[number];
/** Recommendations of a report, and the section with their reasons. */
export type Advice = NonNullable<ReportFile['advice']>;

type Usage = NonNullable<ReportFile['usage']>;
/** Small multiples of a resource-usage set that share their axes: one panel per chart. */
export type UsageFigure = Usage['figures'][number];
/** One line of a small multiple: a series with its name and role. `from`–`to` is the elapsed time, shifted to 0. */
export type UsageLine = UsageFigure['panels'][number]['lines'][number];
/** Two series of a resource-usage set with their queries as bands: one figure per measure. */
export type UsageQueries = NonNullable<Usage['queries']>;
/** Series column that can be drawn with query bands. */
export type SeriesMeasure = UsageQueries['figures'][number]['measure'];

type Kept = 'title' | 'description' | 'publishedCommit' | 'snapshot' | 'sources' | 'allow' | 'notes';

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
  /** Baseline first; empty if the report shows only published results. */
  sides: ReportSide[];
  /** Prefix of the charts and values of each suite: "tpcds"; '' for the only suite of two sides. */
  suites: string[];
  /** Scheme of the distribution of two sides. */
  buckets: BucketScheme;
  /** Facts that differ on purpose; empty if only engines are compared. */
  vary: IntentionalDifference[];
  charts: string[];
  /** Queries of the comparison that have a page. */
  findings: string[];
  /** Published comparisons by the prefix of their charts: "main" gives main-totals. */
  publishedComparisons: NonNullable<ReportFile['summaries']>;
  /** Null if no time series were published. */
  usage: Usage | null;
  /** State of the source: "published", or "proposed" for a pull request that was not merged. */
  standing: NonNullable<ReportFile['standing']>;
  claims: Claim[];
  /** Null if it gives none. */
  advice: Advice | null;
  /** Text to print next to the verdict outside the report's page; '' for nothing. */
  caveat: string;
}

type Sides = Pick<Report, 'sides' | 'suites'>;

/** Ids of the result sets that a report compares with each other, one list for each suite, baseline first. */
export function comparedGroups({ sides, suites }: Sides): string[][] {
  return suites.map((_, suite) => sides.flatMap(({ sets }) => sets[suite] ?? []));
}

/** Distinct ids of the result sets that a report compares; empty if it shows only published results. */
export function comparedSets(report: Sides): string[] {
  return [...new Set(comparedGroups(report).flat())];
}

/** True if a report has several candidates or suites, each with a prefix of its values. */
export function hasSeveral({ sides, suites }: Sides): boolean {
  return sides.length > 2 || suites.some((key) => key !== '');
}

/** The two result sets of a report on one candidate and one suite; null for other reports. */
export function pairOf(report: Sides): Record<Side, string> | null {
  const [[baseline, candidate] = []] = comparedGroups(report);
  return baseline === undefined || candidate === undefined || hasSeveral(report) ? null : { baseline, candidate };
}
