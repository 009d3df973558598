import type { Names, Verdict } from './comparison';

/** Units of values. `×` is a speedup, `%` a time change. */
export type Unit = 's' | '×' | '%' | 'queries' | 'count' | 'B' | '';

/** `given` is a number as it was published, with the digits that it has. */
type CellKind = 'text' | 'number' | 'given' | 'signed' | 'query' | 'verdict' | 'range' | 'spread' | 'relation' | 'code';

export interface Column {
  /** The name in CSV files: `baseline_s`. */
  key: string;
  label: string;
  unit: Unit;
  kind: CellKind;
  /** Decimals shown; CSV and JSON keep full precision. */
  decimals: number;
  /** Of a verdict that is shown as the name of the faster side. */
  names?: Names;
}

export type Cell = string | number | null;

/** A table of a figure: rows in the order shown, one cell per column. Null prints "–". */
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
  verdict: Verdict;
}
