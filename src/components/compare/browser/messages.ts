import type { QueryChoice } from '../../../benchmark/comparison/querySelection';
import type { FigureText } from '../../../benchmark/model/figure';
import type { BucketScheme } from '../../../benchmark/model/report';
import type { Suite } from '../../../benchmark/model/resultSet';
import type { FigureSpec, PlotSpec } from '../../../figures';
import type { SeveralData } from '../../multiCandidate/data';
import type { MultiData } from '../../multiCandidate/types';
import type { ComparePage } from '../page';
import type { Sides } from '../urlState';
import type { LoadedSet } from './loadResultSet';

/** What the page asks to be computed. `id` grows with every request; the answers carry it. */
export interface CompareRequest extends Sides {
  id: number;
  /** The site's base address, which ends in a slash. */
  base: string;
  choice: QueryChoice;
  buckets: BucketScheme;
  allowScale: boolean;
  /** Those of the sides that are not published, as they were read. */
  own: LoadedSet[];
}

/** What stands next to the numbers. */
export interface Remarks {
  /** What was not understood of the choice of queries. */
  problems: string[];
  /** Every query that a reader may choose, in the order of the suite. */
  queries: string[];
  /** Why the candidates that are missing are not compared; null where none is missing. */
  refusal: Refusal | null;
}

/** The numbers and the specs of all charts. */
export interface PageAnswer extends Remarks {
  kind: 'page';
  page: ComparePage;
  charts: PlotSpec[];
}

/** Several candidates against one baseline, over the queries that all of them ran. */
export interface MultiAnswer extends Remarks {
  kind: 'multi';
  title: string;
  several: Pick<SeveralData, 'verdict' | 'evidence'> & { figures: Record<string, FigureText>; multi: MultiData };
  charts: FigureSpec[];
  suite: Suite;
}

/** One chart drawn: HTML with SVG. */
interface DrawingAnswer {
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
export type CompareAnswer = { id: number } & (PageAnswer | MultiAnswer | DrawingAnswer | RefusalAnswer | FailureAnswer);
