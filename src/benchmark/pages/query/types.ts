import type { TimesSpec } from '../../figures/times/spec';
import type { Verdict } from '../../model/comparison';
import type { EventLogData } from '../../model/eventLog';
import type { Table } from '../../model/table';
import type { WhyQuery } from '../why/types';
import type { QueryRounds } from './rounds';

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

/** The times of a query at one scale factor and table format, and what they say of each environment. */
export interface QueryFigure {
  /** "sf3000-parquet", of the section on the page. */
  id: string;
  /** "Scale factor 3000, Parquet". */
  heading: string;
  times: TimesSpec;
  speedups: SpeedupGroup[];
  /** Whether every result set has its row; else the files beside the page have those that are left out. */
  isWhole: boolean;
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
  /** Where a text of it can be read; null where none with a licence is known. */
  text: QueryLink | null;
  /** The pages of the same query in other versions, by version: "query version not stated". */
  otherVersions: QueryLink[];
  /** One figure per scale factor and table format, the smallest first. */
  figures: QueryFigure[];
  /** Its speedup over the rounds of engines, a part per line of two rounds or more. */
  rounds: QueryRounds[];
  /** Why it is faster or slower, by the event logs of both sides of a report; the part for each such report. */
  why: WhyQuery[];
  /** Where there is no such part: which logs are missing and what is not known without them; else ''. */
  missingLogs: string;
  /** What event logs tell, one entry per group of comparable result sets that have some. */
  eventLogs: QueryEventLog[];
  findings: (QueryLink & { verdict: Verdict })[];
  reports: QueryLink[];
  previous: QueryNeighbour | null;
  next: QueryNeighbour | null;
}

/** Every number of a page of a query, as tables. */
export interface QueryTables {
  times: Table;
  /** Null where the page itself has them all. */
  speedups: Table | null;
}

/** A page of a query with its tables. */
export interface QueryPage {
  data: QueryPageData;
  tables: QueryTables;
}
