import type { StandaloneSpec } from '../kind';

// Specs apart from what makes them: drawings and pages need no more than these.

/** One release in a block of columns. */
export interface HistoryColumn {
  /** "0.16", or of a build its month, "May 24". */
  label: string;
  /** The month of its results, "Sep 24"; of a build "build"; '' for a release without a result in this block. */
  below: string;
  /** As a table writes it: "0.16.0", or "build of 30 May 2024". */
  release: string;
  /** The month of its results, "Sep 2024"; '' without a result in this block. */
  published: string;
  /** Whether any panel of the block has a result of it. */
  measured: boolean;
}

/** One release in a panel. */
export interface HistoryMark {
  /** The place of its column in the block. */
  column: number;
  total: number;
  geometricMean: number;
  median: number;
  baselineS: number;
  candidateS: number;
  /** Hollow: one iteration a query on either side, or a number that nobody states. */
  single: boolean;
  /** How it is joined to the mark before. */
  link: 'solid' | 'dotted' | '';
}

/** Neighbouring releases that ran on the same executors; its words are '' where that is not known. */
export interface HistoryBracket {
  from: number;
  to: number;
  /** "1 × 8". */
  shape: string;
  /** "Kubernetes", or ''. */
  manager: string;
}

/** One line of an engine's history. */
export interface HistoryPanel {
  /** "TPC-H, SF 100". */
  heading: string;
  /** ", one workstation". */
  detail: string;
  marks: HistoryMark[];
  brackets: HistoryBracket[];
  /** Columns without a published result, between the first mark and the end of the block. */
  gaps: number[];
  /** In place of a drawing, where there are too few rounds for one; else ''. */
  words: string;
}

/** The panels of one machine below one another, over the same columns. */
export interface HistoryBlock {
  columns: HistoryColumn[];
  /** As many in every block of a figure; null where a block has none of a suite. */
  panels: (HistoryPanel | null)[];
}

interface HistoryFigure extends StandaloneSpec {
  /** As a sentence writes it: "Comet". */
  engine: string;
  /** Side by side, in the order of releases. */
  blocks: HistoryBlock[];
}

/** The three estimates of each release over the native Spark of its own round, on one log scale. */
export interface HistorySpec extends HistoryFigure {
  kind: 'history';
  axis: { min: number; max: number; ticks: number[] };
}

/** The seconds of native Spark in each round, a scale from 0 a row of panels. */
export interface DriftSpec extends HistoryFigure {
  kind: 'drift';
  /** Of each row of panels. */
  axes: { max: number; ticks: number[] }[];
}
