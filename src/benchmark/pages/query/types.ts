import type { AnswerPart } from '../../figures/answers';
import type { TimesSpec } from '../../figures/times/spec';
import type { Verdict } from '../../model/comparison';
import type { EventLogData } from '../../model/eventLog';
import type { Table } from '../../model/table';
import type { WhyQuery } from '../why/types';
import type { QueryCoverage } from './coverage';
import type { QueryPlace } from './place';
import type { QueryRounds } from './rounds';

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

/** What event logs show of result sets that may be compared. */
export interface QueryEventLog extends EventLogData {
  /** "TPC-H at 1 GB: one small machine". */
  heading: string;
}

/** All that the page of one query of a suite prints, over all query versions and data sizes. Plain JSON. */
export interface QueryPageData {
  query: string;
  path: string;
  /** "TPC-DS q14a". */
  title: string;
  /** "q72: Catalog orders that found too little stock". */
  heading: string;
  description: string;
  /** Suite, query versions, pattern, and number of result sets. */
  facts: string[];
  /** "Derived from TPC-DS; …". */
  disclaimer: string;
  /** Where a text of it can be read; null if none with a license is known. */
  text: QueryLink | null;
  /** What each engine takes of the baseline's time; empty if nothing can be compared. */
  answer: AnswerPart[];
  /** Seconds by data size; null if nothing can be compared. */
  times: TimesSpec | null;
  /** Every result. */
  results: Table;
  artifacts: { path: string; line: number }[];
  /** Null if no comparison has the query among at least three. */
  place: QueryPlace | null;
  /** What the query does to the total-time ratios of reports, and the report of each title. */
  effects: Table;
  reports: Record<string, string>;
  rounds: QueryRounds;
  /** One entry per engine whose test plans have the query. */
  coverage: QueryCoverage[];
  /** Why it is faster or slower, by the event logs of both sides of a report; the part for each such report. */
  why: WhyQuery[];
  /** If there is no such part: which logs are missing and what is unknown without them; otherwise ''. */
  missingLogs: string;
  /** One entry per group of comparable result sets that have event logs. */
  eventLogs: QueryEventLog[];
  findings: (QueryLink & { verdict: Verdict })[];
  previous: QueryNeighbour | null;
  next: QueryNeighbour | null;
}
