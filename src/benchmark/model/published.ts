import type { Provenance, Side, Statistic, Suite, Unknown } from './resultSet';

/** One query's published change: slower is positive. */
export interface ChangeRow {
  query: string;
  timeChangePct: number;
  line: number;
}

/** One published range of changes with its count. Edges in %, null is open; `fromPct` is the lower one. */
export interface PublishedBucket {
  label: string;
  fromPct: number | null;
  toPct: number | null;
  count: number;
  line: number;
}

/** A measure that is no query time. `size` tells rows of one measure at several sizes apart. */
export interface MeasureRow {
  name: string;
  unit: string;
  better: 'lower' | 'higher';
  size: string;
  baseline: number | null;
  candidate: number | null;
  /** As published, or null: (candidate − baseline) ÷ baseline, in %. Where both values are there it must agree with them. */
  changePct: number | null;
  /** What the source itself prints next to the values, "1.8x"; '' for nothing. */
  published: string;
  line: number;
}

/** A label or a value of a chart in the source, by its place there; one of the two is empty where the source's lists differ in length. */
export interface ChartLabelRow {
  chart: string;
  label: string;
  value: number | null;
  line: number;
}

/** What the source says in words and no table of it holds. `about` is a known key or free. */
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

/** A comparison of which no times of every query were published: static/data/published/<id>/. Printed as published, never recomputed. */
export interface PublishedComparison extends Provenance {
  /** Null where the measures are no queries of a suite. */
  suite: (Omit<Suite, 'queryVersion'> & { queryVersion: string }) | null;
  /** `queryVersion` if the sides differ in it; otherwise that of the suite. */
  baseline: { title: string; queryVersion?: string };
  candidate: { title: string; queryVersion?: string };
  environment: string | null;
  /** The environment of nodes that the candidate needs in addition to that one, or null. */
  extraEnvironment: string | null;
  statistic: Statistic | Unknown;
  iterations: number | Unknown;
  /** Seconds of the whole suite on both sides, or null where they were not published. */
  totals: { baselineS: number; candidateS: number } | null;
  /** Ids of the result sets that the totals measure again. */
  rerunOf?: Record<Side, string>;
  statements: Statement[];
  /** Most time saved first. */
  queries: ChangeRow[];
  buckets: PublishedBucket[];
  measures: MeasureRow[];
  labels: ChartLabelRow[];
}

/** A minute (or other step) of a series; null where nothing was drawn. */
export interface SeriesPoint {
  x: number;
  y: number | null;
}

/** One CSV column of a resource-usage set: as published, or read off a published picture. */
export interface Series {
  /** "network-native-spark-pods.transmit_mb_per_s". */
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
  /** Whether the numbers are the source's own, not read off pictures. */
  original: boolean;
  /** What the queries are of; null where nothing is said of queries. */
  suite: PublishedComparison['suite'];
  series: Series[];
  /** When the queries of a file of series ran, by its name; empty where nothing is said of queries. */
  queries: Record<string, QueryBand[]>;
}
