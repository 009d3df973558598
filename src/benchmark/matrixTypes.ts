import type { Verdict } from './comparisonTypes';
import type { IntervalMark } from './figureTypes';

export interface MatrixRow {
  name: string;
  value: string;
  low: number;
  speedup: number;
  high: number;
  mark: IntervalMark;
  /** Null where the environments differ: an overview gives no verdict then. */
  verdict: Verdict | null;
}

/** Candidate against baseline. */
export interface MatrixCell {
  baseline: string;
  candidate: string;
  rows: MatrixRow[];
  sameEnvironment: boolean;
  /** The report of this pair, or null. */
  path: string | null;
}

export interface MatrixSide {
  id: string;
  title: string;
  total: string;
  path: string;
}

/**
 * Engines against one another on one suite: a row of cells per baseline, a column per candidate. Of two result sets only one
 * stands as the baseline, since the other direction is the inverse.
 */
export interface Matrix {
  slug: string;
  /** Its files without ending, from the site's root. It depends on the group alone, so it stays when groups are added. */
  file: string;
  heading: string;
  detail: string;
  title: string;
  caption: string;
  baselines: MatrixSide[];
  candidates: MatrixSide[];
  /** Null on the diagonal, and for a pair that cannot be compared. */
  cells: (MatrixCell | null)[][];
  ticks: { label: string; at: number }[];
  note: string;
  /** What must stand with the numbers wherever they go. */
  disclaimer: string;
}
