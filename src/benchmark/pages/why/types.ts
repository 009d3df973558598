import type { LogSpec } from '../../../figures';
import type { LostSpec } from '../../../figures/lost/spec';
import type { StagesSpec } from '../../../figures/stages/spec';
import type { FigureText } from '../../model/figure';

/** What stands around the figures of a comparison's event logs. */
export interface AroundLogs {
  /** The report that compares the two sides. */
  report: { id: string; title: string };
  /** "1 of 3 iterations, TPC-H-derived suite, scale factor 1." */
  statement: string;
  /** The files that the numbers come from. */
  sources: { label: string; path: string }[];
}

/** What pages carry of a query's stages: the table itself is a file, as drawings are. */
export type StagesHead = Pick<StagesSpec, 'kind' | 'id' | 'title' | 'description' | 'caption'>;

/** Why one query is faster or slower, as far as logs tell. Plain JSON. */
export interface WhyQuery extends AroundLogs {
  query: string;
  /** "Why is q18 faster with Celeborn". */
  heading: string;
  /** Times, spill and skew. */
  sentence: string;
  stages: StagesHead;
  /** Where the query stands among all by lost seconds. */
  rank: string;
  /** Its file of plan nodes, as a site path; empty where no plan is recorded. */
  plans: string;
}

/** Why the candidate of a report is faster or slower, as far as logs tell. Plain JSON. */
export interface WhyReport extends AroundLogs {
  heading: string;
  sentence: string;
  /** What the paths of the pages of queries begin with. */
  queriesPrefix: string;
  lost: LostSpec;
  /** Around the list, whose times are those of all iterations. */
  lostAround: AroundLogs;
  /** Of the query at the head of the list. */
  stages: StagesHead | null;
}

/** One operator of a plan: how deep it stands, its name, the stages that ran it, and its metrics in words. */
export type PlanLine = [depth: number, operator: string, stages: string, metrics: string];

/** The plans of one query on both sides, by name of the side; a side without a recorded plan is left out. */
export interface QueryPlans {
  query: string;
  sides: { name: string; iteration: number; lines: PlanLine[] }[];
}

/** All that is made of the logs of both sides of a comparison. */
export interface WhyContent {
  report: WhyReport;
  queries: WhyQuery[];
  plans: QueryPlans[];
  /** Every figure, to be drawn and published as files. */
  figures: LogFigure[];
}

/** A figure of event logs with what stands around it where it leaves the page. */
export interface LogFigure {
  spec: LogSpec;
  around: Pick<FigureText, 'statement' | 'dispute' | 'sources'>;
}
