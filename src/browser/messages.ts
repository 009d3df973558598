import type { ChartSpec } from '../benchmark/chartTypes';
import type { ComparePage } from '../benchmark/comparePage';
import type { Sides } from '../benchmark/compareState';
import type { QueryChoice } from '../benchmark/leftOut';
import type { BucketScheme } from '../benchmark/reportTypes';
import type { SeveralData } from '../benchmark/severalTypes';
import type { Suite } from '../benchmark/types';

/** What the page asks to be computed. `id` grows with every request; the answers carry it. */
export interface CompareRequest extends Sides {
  id: number;
  /** The site's base address, which ends in a slash. */
  base: string;
  choice: QueryChoice;
  buckets: BucketScheme;
  allowScale: boolean;
}

/** What stands beside the numbers. */
export interface Remarks {
  /** What was not understood of the choice of queries. */
  problems: string[];
  /** Why the candidates that are missing are not compared; null where none is missing. */
  refusal: Refusal | null;
}

/** The numbers and the specs of all charts. */
export interface PageAnswer extends Remarks {
  kind: 'page';
  page: ComparePage;
  charts: ChartSpec[];
}

/** Several candidates against one baseline, over the queries that all of them ran. */
export interface SeveralAnswer extends Remarks {
  kind: 'several';
  title: string;
  data: SeveralData;
  suite: Suite;
}

/** One chart drawn: HTML with SVG. */
export interface DrawingAnswer {
  kind: 'drawing';
  chart: string;
  html: string;
}

/** Why result sets are not compared. `scaleOnly` is true where they would be on explicit request. */
export interface Refusal {
  reasons: string[];
  scaleOnly: boolean;
}

/** Nothing is left to compare. */
export interface RefusalAnswer extends Refusal {
  kind: 'refused';
}

/** A file that could not be had or read. */
export interface FailureAnswer {
  kind: 'failed';
  messages: string[];
}

/** The page comes first, then a drawing after the other; each of the others comes alone. */
export type CompareAnswer = { id: number } & (
  | PageAnswer
  | SeveralAnswer
  | DrawingAnswer
  | RefusalAnswer
  | FailureAnswer
);
