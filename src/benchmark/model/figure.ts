import type { Figure, Names, Verdict } from './comparison';
import type { Table } from './table';

/** One chart of a figure. */
export interface Panel {
  chart: string;
  /** The kind of its spec. */
  kind: string;
  heading: string;
  verdict: Verdict | null;
  description: string;
  /** Of its drawings, px, to reserve the box; known where the charts are drawn. */
  heights?: { wide: number; narrow: number; tiny: number };
}

/** A chart or a pair of charts with everything printed around it. The specs themselves are files under /charts/. */
export interface FigureText {
  id: string;
  title: string;
  caption: string;
  notes: string[];
  /** "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
  statement: string;
  /** The artifacts, as site paths without base path: label "comet-0.16.0", path "/data/result-sets/…/". */
  sources: { label: string; path: string }[];
  panels: Panel[];
  /** The counts of the four verdict marks, printed as the key above the chart; null where no key is wanted. */
  key: { verdict: Verdict; label: string; count: number }[] | null;
  table: Table;
}

/** Where a value with an interval lies on a shared scale, in % of its width (0 left, 100 right). */
export interface IntervalMark {
  low: number;
  at: number;
  high: number;
}

/** One row of the verdict strip. */
export interface StripRow {
  name: string;
  detail: string;
  figure: Figure;
  /** As it is shown: null where the comparison gives no verdict. */
  verdict: Verdict | null;
  /** With the interval over iterations, which decides; where it is not known, with the one over queries. */
  mark: IntervalMark;
  /** With the interval over queries, where the other one is drawn as well; else null. */
  mix: IntervalMark | null;
}

export interface Strip {
  rows: StripRow[];
  /** Ticks of the shared scale: text and position in %. */
  ticks: { label: string; at: number }[];
  names: Names;
  facts: string;
}
