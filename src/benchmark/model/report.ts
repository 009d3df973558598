import type { IntentionalDifference } from './comparability/intentionalDifferences';
import type { Note, Side, Source } from './resultSet';

export type BucketScheme = 'speedup' | 'time-change';

/** The two result sets of a report, and the buckets of its distribution. */
export interface ReportComparison {
  baseline: string;
  candidate: string;
  buckets: BucketScheme;
}

/** One suite of a report on several candidates: one result set per side. */
export interface SuiteSides {
  /** Prefix of its charts and values: "tpcds". */
  key: string;
  baseline: string;
  /** In the order of the report's candidates. */
  candidates: string[];
}

/** Several candidates against one baseline, on one or more suites. */
export interface MultiCandidateSides {
  /** '' for engine and version. */
  baselineName: string;
  /** Prefix of a candidate's values after the suite, and its name; '' for engine and version. */
  candidates: { key: string; name: string }[];
  suites: SuiteSides[];
}

/** A sentence of a report that generalizes over cases, with its evidence. */
export interface Claim {
  /** The exact words of the page. */
  text: string;
  /** Path of a report value, id of one of the report's sources, or path of an artifact below static/data/. */
  evidence: string;
  /** Part of the evidence that supports the claim: a column, a section, a value. */
  where: string;
}

/** Recommendations of a report, and the section with their reasons. */
export interface Advice {
  /** One sentence each: for which workload to try which side first. */
  choose: string[];
  /** Anchor of the section on the report's page: "#conclusion". */
  why: string;
}

/** One line of a small multiple: a series with its name and role. `from`–`to` is the elapsed time, shifted to 0. */
export interface UsageLine {
  series: string;
  name: string;
  role: Side;
  from: number;
  to: number;
}

/** Small multiples of a resource-usage set that share their axes: one panel per chart. */
export interface UsageFigure {
  id: string;
  title: string;
  caption: string;
  axisTitle: string;
  panels: { id: string; title: string; lines: UsageLine[] }[];
}

/** Series column that can be drawn with query bands. */
export type SeriesMeasure = 'memory_gb' | 'disk_write_mb_per_s';

/** Two series of a resource-usage set with their queries as bands: one figure per measure. */
export interface UsageQueries {
  /** Series file, and name of its engine. */
  baseline: { series: string; name: string };
  candidate: { series: string; name: string };
  figures: { id: string; measure: SeriesMeasure }[];
}

/**
 * static/data/reports/<id>/report.json: the comparison, and the charts that the page may draw. Parts that a report does
 * not show are null or empty.
 */
export interface Report {
  id: string;
  title: string;
  /** Question at the top of its pages; the title if report.json has none. */
  question: string;
  description: string;
  /** Day on which its results were first published side by side, "2026-06-15". */
  publishedOn: string;
  /** Commit of the first publication. */
  publishedCommit?: string;
  /** Day of the commit at which the source was read. */
  snapshot?: string;
  /** Null if the report shows only published comparisons, or several candidates. */
  comparison: ReportComparison | null;
  /** Facts that differ on purpose; empty if only engines are compared. */
  vary: IntentionalDifference[];
  /** Null for fewer than two candidates. */
  multiCandidate: MultiCandidateSides | null;
  charts: string[];
  /** Queries of the comparison that have a page. */
  findings: string[];
  /** Published comparisons by the prefix of their charts: "main" gives main-totals. */
  publishedComparisons: { key: string; id: string }[];
  /** Null if no time series were published. */
  usage: { id: string; figures: UsageFigure[]; queries?: UsageQueries } | null;
  /** State of the source: "published", or "proposed" for a pull request that was not merged. */
  standing: 'published' | 'proposed';
  /** Sources of facts that no artifact contains; `<Cited source="id">` names one of them. */
  sources: (Source & { id: string })[];
  /** Names that look like numbers: "TPC-DS 3 TB". */
  allow: string[];
  /** Comparability notes by measure: `shuffle_read_bytes`. */
  notes: Note[];
  /** Claims with words such as "only" on its pages; posts may use them too. */
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
