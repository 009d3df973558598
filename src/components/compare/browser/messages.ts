import type { QueryText } from '../../../benchmark/artifacts/queryDescriptions';
import type { QueryChoice } from '../../../benchmark/comparison/querySelection';
import type { MixSides } from '../../../benchmark/mix/mixSides';
import type { FigureText } from '../../../benchmark/model/figure';
import type { BucketScheme } from '../../../benchmark/model/report';
import type { Suite } from '../../../benchmark/model/resultSet';
import type { ChartSpec } from '../../../figures';
import type { MultiCandidateData } from '../../multiCandidate/data';
import type { HeatMapData } from '../../multiCandidate/types';
import type { ComparePage } from '../page';
import type { Sides } from '../urlState';
import type { LoadedSet } from './loadResultSet';

/** A request to compare. `id` grows with every request; answers repeat it. */
export interface CompareRequest extends Sides {
  id: number;
  /** The site's base URL, which ends in a slash. */
  base: string;
  choice: QueryChoice;
  buckets: BucketScheme;
  allowScale: boolean;
  /** ID of the vanilla Spark that a mix also shows; null for none. */
  vanilla: string | null;
  /** Unpublished sets among the sides, already parsed. */
  own: LoadedSet[];
}

/** What a mix is computed from, and the figure of all queries, whose chart is one of the answer's. */
export interface MixPart {
  sides: MixSides;
  figure: FigureText;
}

export interface Remarks {
  /** Problems in the reader's choice of queries. */
  problems: string[];
  /** Every query that a reader can choose, in suite order. */
  queries: string[];
  /** Reasons why some candidates are not compared; null if all are. */
  refusal: Refusal | null;
}

export interface PageAnswer extends Remarks {
  kind: 'page';
  page: ComparePage;
  mix: MixPart;
  charts: ChartSpec[];
}

/** Several candidates compared with one baseline, on the queries that all of them ran. */
export interface MultiCandidateAnswer extends Remarks {
  kind: 'multi';
  title: string;
  multiCandidate: Pick<MultiCandidateData, 'verdict' | 'evidence'> & {
    figures: Record<string, FigureText>;
    multi: HeatMapData;
  };
  /** Null for more than two candidates, and if the two cannot be compared with each other. */
  mix: MixPart | null;
  charts: ChartSpec[];
  suite: Suite;
}

interface DrawingsAnswer {
  kind: 'drawings';
  /** HTML of the drawings by chart. */
  drawings: Record<string, string>;
  /** Work and pattern of each query of the suite; empty if its file is missing. */
  texts: Record<string, QueryText>;
}

/**
 * Reasons why result sets are not compared. `scaleOnly` is true if only the scale factors differ, which a reader can
 * allow.
 */
export interface Refusal {
  reasons: string[];
  scaleOnly: boolean;
}

export interface RefusalAnswer extends Refusal {
  kind: 'refused';
}

export interface FailureAnswer {
  kind: 'failed';
  messages: string[];
}

/** A page and an answer for several candidates are followed by the drawings of their charts; every other answer comes alone. */
export type CompareAnswer = { id: number } & (
  | PageAnswer
  | MultiCandidateAnswer
  | DrawingsAnswer
  | RefusalAnswer
  | FailureAnswer
);
