import type { Names, Verdict } from './comparison';

/** `×` is a speedup, `%` a time change. */
export type Unit = 's' | '×' | '%' | 'queries' | 'count' | 'B' | 'MB' | 'MB·s' | '';

/** `given` is a number with its published digits. */
type CellKind = 'text' | 'number' | 'given' | 'signed' | 'query' | 'verdict' | 'range' | 'spread' | 'relation' | 'code';

export interface Column {
  /** Column name in CSV files: `baseline_s`. */
  key: string;
  label: string;
  unit: Unit;
  kind: CellKind;
  /** Decimals on pages; CSV and JSON keep full precision. */
  decimals: number;
  /** For a verdict that is shown as the name of the faster side. */
  names?: Names;
}

export type Cell = string | number | null;

/** A figure's table: rows in display order, one cell per column. Null prints "–". */
export interface Table {
  columns: Column[];
  rows: Cell[][];
  footnotes: string[];
}

export interface Bucket {
  label: string;
  /** Lower and upper edge, in × for `speedup`, in % for `time-change`; null is open. */
  from: number | null;
  to: number | null;
  count: number;
  verdict: Verdict;
  /** Outer buckets are drawn solid, inner ones as outline and tint. */
  weight: 'outer' | 'inner';
}

export interface TopRow {
  query: string;
  baselineS: number;
  candidateS: number;
  speedup: number;
  timeChangePct: number;
  /** As drawn. */
  verdict: Verdict;
}
