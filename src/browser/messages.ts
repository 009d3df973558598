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

/** The numbers, the specs of all charts, and what was not understood of the choice of queries. */
export interface PageAnswer {
  kind: 'page';
  page: ComparePage;
  charts: ChartSpec[];
  problems: string[];
}

/** Several candidates against one baseline, over the queries that all of them ran. */
export interface SeveralAnswer {
  kind: 'several';
  title: string;
  data: SeveralData;
  suite: Suite;
  problems: string[];
}

/** One chart drawn: HTML with SVG. */
export interface DrawingAnswer {
  kind: 'drawing';
  chart: string;
  html: string;
}

/** Why the pair is not compared. `scaleOnly` is true where it would be on explicit request. */
export interface RefusalAnswer {
  kind: 'refused';
  reasons: string[];
  scaleOnly: boolean;
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
