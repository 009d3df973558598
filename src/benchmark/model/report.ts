import type { VariedFact } from './receipt/varied';
import type { Note, Side, Source } from './resultSet';

export type BucketScheme = 'speedup' | 'time-change';

/** The two result sets that a report compares, and how its distribution is counted. */
export interface ReportComparison {
  baseline: string;
  candidate: string;
  buckets: BucketScheme;
}

/** One suite of a report on several candidates: a result set of every side. */
export interface SuiteSides {
  /** What its charts and values start with: "tpcds". */
  key: string;
  baseline: string;
  /** In the order of the report's candidates. */
  candidates: string[];
}

/** Several candidates against one baseline, on one suite or more. */
export interface MultiCandidateSides {
  /** What the baseline is called; '' for engine and version. */
  baselineName: string;
  /** What its values start with behind the suite, and what each is called; '' for engine and version. */
  candidates: { key: string; name: string }[];
  suites: SuiteSides[];
}

/** A sentence of a report that claims something of all cases, or of two as one, with what shows it. */
export interface Claim {
  /** The words as they stand in the page. */
  text: string;
  /** The path of a value of the report, the id of one of its sources, or the path of an artifact below static/data/. */
  evidence: string;
  /** What of it shows the claim: a column, a section, a value. */
  where: string;
}

/** What a report advises, and where it says what the advice rests on. */
export interface Advice {
  /** A sentence each: for which workload to try which side first. */
  choose: string[];
  /** The section of the report's page that says why, "#conclusion". */
  why: string;
}

/** One line of a small multiple: a series, its name and role, and the part of its elapsed time that is drawn, moved to 0. */
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

/** A column of a series that may be drawn with queries as bands. */
export type SeriesMeasure = 'memory_gb' | 'disk_write_mb_per_s';

/** Two series of a resource-usage set with the queries that ran in them as bands: a figure a measure. */
export interface UsageQueries {
  /** The file of the series, and what its engine is called. */
  baseline: { series: string; name: string };
  candidate: { series: string; name: string };
  figures: { id: string; measure: SeriesMeasure }[];
}

/**
 * static/data/reports/<id>/report.json: what is compared with what, and which charts the page may draw. What a report does not show is
 * null or an empty list.
 */
export interface Report {
  id: string;
  title: string;
  /** What its pages ask at their top; the title if report.json has no question. */
  question: string;
  description: string;
  /** The day on which what it shows was first published side by side, "2026-06-15". */
  publishedOn: string;
  /** The commit that first published it. */
  publishedCommit?: string;
  /** The day of the commit at which the source was read. */
  snapshot?: string;
  /** Null where only published comparisons are shown, or several candidates. */
  comparison: ReportComparison | null;
  /** The facts in which what it compares differs on purpose; empty where engines are compared. */
  vary: VariedFact[];
  /** Null where there is one candidate, or none. */
  multiCandidate: MultiCandidateSides | null;
  /** Of the comparison. */
  charts: string[];
  /** The queries of the comparison that have a page of their own. */
  findings: string[];
  /** Published comparisons by a key that their charts carry: "main" gives main-totals. */
  publishedComparisons: { key: string; id: string }[];
  /** Null where no time series were published. */
  usage: { id: string; figures: UsageFigure[]; queries?: UsageQueries } | null;
  /** What happened to the source: "published", or "proposed" for a pull request that was not merged. */
  standing: 'published' | 'proposed';
  /** The facts that no artifact holds; `<Cited source="id">` names one of these. */
  sources: (Source & { id: string })[];
  /** Names that look like figures, "TPC-DS 3 TB". */
  allow: string[];
  /** Comparability notes by measure: `shuffle_read_bytes`. */
  notes: Note[];
  /** What its pages claim with words such as "only"; posts may use it too. */
  claims: Claim[];
  /** Null where it gives none. */
  advice: Advice | null;
  /** What must stand wherever the verdict does without its page; '' for nothing. */
  caveat: string;
}

/** The ids of the result sets that a report compares with one another: one list for two sides, one for each suite of several candidates. */
export function comparedGroups({
  comparison,
  multiCandidate,
}: Pick<Report, 'comparison' | 'multiCandidate'>): string[][] {
  const pair = comparison ? [[comparison.baseline, comparison.candidate]] : [];
  const suites = multiCandidate?.suites.map(({ baseline, candidates }) => [baseline, ...candidates]) ?? [];
  return [...pair, ...suites];
}

/** The ids of the result sets that a report compares, each once; none where only published comparisons are shown. */
export function comparedSets(report: Pick<Report, 'comparison' | 'multiCandidate'>): string[] {
  return [...new Set(comparedGroups(report).flat())];
}
