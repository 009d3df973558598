import type { Verdict } from '../../benchmark/model/comparison';
import type { EventLogData } from '../../benchmark/model/eventLog';
import type { Table } from '../../benchmark/model/table';
import type { AnswerPart } from '../../figures/answers/spec';
import type { TimesSpec } from '../../figures/times/spec';
import type { WhyQuery } from '../eventLogAnalysis/types';
import type { QueryCoverage } from './coverage';
import type { QueryPlace } from './place';
import type { QueryRounds } from './rounds';

/** A link of a query's page; `note` is plain text after it. */
export interface QueryLink {
  label: string;
  path: string;
  note: string;
}

export interface QueryNeighbour {
  query: string;
  path: string;
}

/** Event-log metrics of comparable result sets. */
export interface QueryEventLog extends EventLogData {
  /** "TPC-H at 1 GB: one small machine". */
  heading: string;
}

/** Content of a query's page, over all query versions and data sizes. Plain JSON. */
export interface QueryPageData {
  query: string;
  path: string;
  /** "TPC-DS q14a". */
  title: string;
  /** "q72: Catalog orders that found too little stock". */
  heading: string;
  description: string;
  /** Suite, kind, rest of the description, query versions, and number of result sets. */
  facts: string[];
  /** "Derived from TPC-DS; …". */
  disclaimer: string;
  /** Link to its text; null if none with a license is known. */
  text: QueryLink | null;
  /** Engines' shares of the baseline's time; empty if nothing can be compared. */
  answer: AnswerPart[];
  /** Seconds by data size; null if nothing can be compared. */
  times: TimesSpec | null;
  /** The newest results. */
  results: Table;
  /** Number of results in times.csv. */
  allResults: number;
  artifacts: { path: string; line: number }[];
  /** Null if no comparison has the query among at least three. */
  place: QueryPlace | null;
  /** Effect of the query on the total-time ratios of reports, and the report of each title. */
  effects: Table;
  reports: Record<string, string>;
  rounds: QueryRounds;
  /** One entry per engine whose test plans have the query. */
  coverage: QueryCoverage[];
  /** Event-log evidence on why it is faster or slower, one per report with logs of both sides. */
  why: WhyQuery[];
  /** Without such evidence: missing logs, and what is unknown without them; otherwise ''. */
  missingLogs: string;
  /** One entry per group of comparable result sets with event logs. */
  eventLogs: QueryEventLog[];
  findings: (QueryLink & { verdict: Verdict })[];
  previous: QueryNeighbour | null;
  next: QueryNeighbour | null;
}
