import type { Verdict } from '../../model/comparison';
import type { EventLogData } from '../../model/eventLog';
import type { IntervalMark } from '../../model/figure';
import type { Table } from '../../model/table';

/** One timed execution on the axis, in run order; the first of a run may be cold. */
export interface IterationMark {
  timeS: number;
  at: number;
  /** Of the first iteration, where it is the slowest (right) or fastest (left) of all: its name has room there. */
  side?: 'left' | 'right';
}

/** One result set's time of the query. */
export interface TimeRow {
  id: string;
  /** "Comet 0.16.0", with what tells it apart where another row has the same engine and version. */
  name: string;
  /** The page of the result set. */
  path: string;
  /** "median of 5". */
  measured: string;
  /** "not run", "wrong result". */
  statusText: string;
  /** Why there is no time. */
  reason: string;
  timeS: number | null;
  minS: number | null;
  maxS: number | null;
  /** Where statistic and range lie on the axis; null without a time. */
  mark: IntervalMark | null;
  iterations: IterationMark[];
  /** Its results.csv, as a site path, and the line there, counted from 1. */
  artifact: string;
  line: number;
}

/** The rows of one environment; the head says when none is stated. */
export interface TimeGroup {
  environment: string;
  rows: TimeRow[];
}

/** The result sets of one environment against one of them. */
export interface SpeedupGroup {
  /** "Speedup over native Spark 3.5.8 on 12 nodes …". */
  label: string;
  table: Table;
  /** The page that compares a candidate with the baseline over all queries, by the name in the table's first column. */
  comparePaths: Record<string, string>;
  /** The page that compares all of them. */
  compareAllPath: string;
  artifacts: { path: string; line: number }[];
}

/** The times of a query at one scale factor and table format, which share one axis. */
export interface QueryFigure {
  /** "sf3000-parquet", of the section on the page. */
  id: string;
  /** "Scale factor 3000, Parquet". */
  heading: string;
  title: string;
  caption: string;
  /** "4 result sets, TPC-DS-derived suite, scale factor 3000." */
  statement: string;
  axisTitle: string;
  /** Of the seconds in the table: two where all times are short. */
  decimals: number;
  ticks: { label: string; at: number }[];
  groups: TimeGroup[];
  speedups: SpeedupGroup[];
}

/** A link of a query's page; what follows it in plain words is `note`. */
export interface QueryLink {
  label: string;
  path: string;
  note: string;
}

/** Another query's page. */
export interface QueryNeighbour {
  query: string;
  path: string;
}

/** What event logs tell of the result sets of one scale factor, table format and environment. */
export interface QueryEventLog extends EventLogData {
  /** "Scale factor 1, Parquet, on one small machine". */
  heading: string;
}

/** All that the page of one query of one suite and version prints. Plain JSON. */
export interface QueryPageData {
  query: string;
  path: string;
  /** "TPC-DS q14a, query version 4.0". */
  title: string;
  description: string;
  /** "Star join"; empty where nothing describes the query. */
  kind: string;
  /** "Derived from TPC-DS; …". */
  meta: string;
  /** The pages of the same query in other versions, by version: "query version not stated". */
  otherVersions: QueryLink[];
  /** One figure per scale factor and table format, the smallest first. */
  figures: QueryFigure[];
  /** What event logs tell, one entry per group of comparable result sets that have some. */
  eventLogs: QueryEventLog[];
  findings: (QueryLink & { verdict: Verdict })[];
  reports: QueryLink[];
  previous: QueryNeighbour | null;
  next: QueryNeighbour | null;
}
