import type { Engine, Provenance, Side, Statistic, Suite, Unknown } from './resultSet';

/** Published time change of one query; positive is slower. */
export interface ChangeRow {
  query: string;
  timeChangePct: number;
  line: number;
}

/** A published range of changes with its count. Edges in %, null is open; `fromPct` is the lower one. */
export interface PublishedBucket {
  label: string;
  fromPct: number | null;
  toPct: number | null;
  count: number;
  line: number;
}

/** A measurement other than a query time. `size` distinguishes rows of one measurement at several sizes. */
export interface MeasureRow {
  name: string;
  unit: string;
  better: 'lower' | 'higher';
  size: string;
  baseline: number | null;
  candidate: number | null;
  /** (candidate − baseline) ÷ baseline, in %, as published, or null. It must agree with both values if they exist. */
  changePct: number | null;
  /** Text that the source prints next to the values, "1.8x"; '' for nothing. */
  published: string;
  line: number;
}

/** One query's part of the measurement of that name and size, in its unit. */
export interface MeasuredQuery {
  name: string;
  size: string;
  query: string;
  baseline: number;
  candidate: number;
  line: number;
}

/** A label or a value of a source's chart, by position; one of them is empty if the source's lists differ in length. */
export interface ChartLabelRow {
  chart: string;
  label: string;
  value: number | null;
  line: number;
}

/** A statement in the source's text that no table of it contains. `about` is a known key or `other`. */
export interface Statement {
  about:
    | 'total_time_change_pct'
    | 'worst_time_change_pct'
    | 'worst_time_change_after_pct'
    | 'cores_available'
    | 'cores_used'
    | 'other';
  value: number;
  text: string;
}

/** One side of a published comparison. */
interface PublishedSide {
  title: string;
  queryVersion?: string;
  /** Id of the result set with the times of single queries, if it is known. */
  resultSet?: string;
  /** The engine and its release; absent if the side is no engine. */
  engine?: Pick<Engine, 'id' | 'version'>;
}

/** A comparison without published times of every query: static/data/published/<id>/. Never recomputed. */
export interface PublishedComparison extends Provenance {
  /** Null if the measurements are not queries of a suite. */
  suite: (Omit<Suite, 'queryVersion'> & { queryVersion: string }) | null;
  /** Day on which the source was read, if it is unknown when it was published: `created` is then the day by which it was. */
  snapshot?: string;
  /** `queryVersion` if the sides differ in it; otherwise the suite's version applies. */
  baseline: PublishedSide;
  candidate: PublishedSide;
  environment: string | null;
  /** Environment of nodes that the candidate needs in addition, or null. */
  extraEnvironment: string | null;
  statistic: Statistic | Unknown;
  iterations: number | Unknown;
  /** Seconds of the whole suite on both sides, or null if not published. */
  /** `summed`: this site added up the published times. */
  totals: { baselineS: number; candidateS: number; summed?: boolean } | null;
  /** Ids of the result sets that the totals measure again. */
  rerunOf?: Record<Side, string>;
  statements: Statement[];
  /** Largest time saving first. */
  queries: ChangeRow[];
  buckets: PublishedBucket[];
  measures: MeasureRow[];
  measuredQueries: MeasuredQuery[];
  labels: ChartLabelRow[];
}

/** A minute (or other step) of a series; null if nothing was drawn. */
export interface SeriesPoint {
  x: number;
  y: number | null;
}

/** One CSV column of a resource-usage set: as published, or digitized from a published picture. */
export interface Series {
  id: string;
  points: SeriesPoint[];
}

/** When a query ran, in seconds of the elapsed time of its series. */
export interface QueryBand {
  query: string;
  startS: number;
  endS: number;
}

/** static/data/resource-usage/<id>/: time series with their provenance and error. */
export interface ResourceUsage extends Provenance {
  /** True if the numbers are the source's own, false if digitized. */
  original: boolean;
  /** Suite of the queries; null if no queries are reported. */
  suite: PublishedComparison['suite'];
  series: Series[];
  /** Query times by series file name; empty if no queries are reported. */
  queries: Record<string, QueryBand[]>;
}
