import type { FigureText } from '../../benchmark/model/figure';
import type { BarSpec } from '../../figures/bar/spec';
import type { StagesSpec } from '../../figures/stages/spec';

/** Texts around the figures of a comparison's event logs. */
export interface LogSectionText {
  /** The report that compares the two sides. */
  report: { id: string; title: string };
  /** "1 of 3 iterations, TPC-H-derived suite, scale factor 1." */
  statement: string;
  sources: { label: string; path: string }[];
}

/** Texts of a chart on pages; its drawing is in a file. */
export type LogHead = Pick<StagesSpec, 'kind' | 'id' | 'title' | 'description' | 'caption'>;

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
  /** Of the query that lost most. */
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
  /** The list of lost seconds, a figure of the report. */
  lost: { spec: BarSpec; figure: FigureText };
  /** The stages of each query, to draw and publish as files. */
  stages: LogFigure[];
}

/** The stages of a query with their texts outside the page. */
export interface LogFigure {
  spec: StagesSpec;
  around: Pick<FigureText, 'statement' | 'dispute' | 'sources'>;
}
