import type { FigureText } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import type { LostSpec } from '../../figures/lost/spec';
import type { StagesSpec } from '../../figures/stages/spec';

/** One chart of event logs. */
export type LogSpec = LostSpec | StagesSpec;

/** Texts around the figures of a comparison's event logs. */
export interface LogSectionText {
  /** The report that compares the two sides. */
  report: { id: string; title: string };
  /** "1 of 3 iterations, TPC-H-derived suite, scale factor 1." */
  statement: string;
  sources: { label: string; path: string }[];
}

/** Texts of a chart on pages; its drawing is in a file. */
export type LogHead = Pick<LogSpec, 'kind' | 'id' | 'title' | 'description' | 'caption'>;

/** Event-log evidence on why one query is faster or slower. Plain JSON. */
export interface WhyQuery extends LogSectionText {
  query: string;
  /** "Why is q18 faster with Celeborn?" */
  heading: string;
  /** Times, spill, and skew. */
  sentence: string;
  stages: LogHead;
  /** Rank of the query by lost seconds. */
  rank: string;
  /** Site path of its file of plan nodes; '' without a recorded plan. */
  plans: string;
}

/** Event-log evidence on why the candidate of a report is faster or slower. Plain JSON. */
export interface WhyReport extends LogSectionText {
  heading: string;
  sentence: string;
  /** Start of the paths of query pages. */
  queriesPrefix: string;
  lost: LogHead;
  lostTable: Table;
  /** For the list, which uses the times of all iterations. */
  lostAround: LogSectionText;
  /** Of the first query in the list. */
  stages: LogHead | null;
}

/** One operator of a plan: depth, name, the stages that ran it, and its metrics in words. */
export type PlanLine = [depth: number, operator: string, stages: string, metrics: string];

/** Plans of one query on both sides, by name of the side; skips a side without a recorded plan. */
export interface QueryPlans {
  query: string;
  sides: { name: string; iteration: number; lines: PlanLine[] }[];
}

/** Content from the logs of both sides of a comparison. */
export interface WhyContent {
  report: WhyReport;
  queries: WhyQuery[];
  plans: QueryPlans[];
  /** Every figure to draw and publish as files. */
  figures: LogFigure[];
}

/** A figure of event logs with its texts outside the page. */
export interface LogFigure {
  spec: LogSpec;
  around: Pick<FigureText, 'statement' | 'dispute' | 'sources'>;
}
