import type { SpecBase } from './chart';
import type { Figure, Names, Verdict } from './comparison';
import type { Table } from './table';
import type { VerdictMark } from './verdictMark';

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
  /** On what sources conflict and whether a verdict is withheld, printed on pictures and embeds; a page states it once itself. */
  dispute?: string;
  /** The artifacts, as site paths without base path: label "comet-0.16.0", path "/data/result-sets/…/". */
  sources: { label: string; path: string }[];
  panels: Panel[];
  /** The counts of the four verdict marks, printed as the key above the chart; null where no key is wanted. */
  key: { verdict: Verdict; label: string; count: number }[] | null;
  table: Table;
}

/** What a figure's numbers rest on, for what leaves the page: how they were measured, and on what sources conflict. */
export function basisText({ statement, dispute = '' }: Pick<FigureText, 'statement' | 'dispute'>): string {
  return `${statement} ${dispute}`.trim();
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
  /** The interval over iterations, which decides; null where it is not known. */
  repeat: IntervalMark | null;
  /** That over the choice of queries, which decides nothing. */
  mix: IntervalMark;
  /** Both in numbers: "1.083–1.114×", '' where it is not known. */
  repeatText: string;
  mixText: string;
}

/** A question that one of the two intervals answers. */
export interface StripQuestion {
  /** "Would these queries repeat?" */
  question: string;
  /** "Decides the verdict." */
  role: string;
  /** What it rests on: "95 % interval, from 5 iterations, one run of each engine." */
  basis: string;
}

/** The three headline figures on one scale: a forest plot. */
export interface ForestSpec extends SpecBase {
  kind: 'forest';
  rows: StripRow[];
  /** Ticks of the shared scale: text and position in %. */
  ticks: { label: string; at: number }[];
  /** The band within 5 % of 1×: its left end and its width, in % of the scale. */
  band: { at: number; width: number };
  names: Names;
  /** What the two intervals of a row ask: that over iterations, then that over queries. */
  questions: { repeat: StripQuestion; mix: StripQuestion };
  /** If every query went to its worst end at once; '' without ranges. */
  worst: string;
  facts: string;
}

/** How many queries have one verdict, or are in one published range. */
export interface TallyEntry {
  verdict: VerdictMark;
  /** "Comet clearly faster". */
  label: string;
  count: number;
}

/** How many queries have which verdict, as one bar. */
export interface VerdictTally {
  /** What the bar answers: "Who is faster on each of the 103 queries?" */
  question: string;
  title: string;
  /** In the order of the bar. */
  entries: TallyEntry[];
  /** Whether a test calls any query clear; otherwise only ranges do not overlap. */
  isTested: boolean;
  /** What "the same" needs, and how many verdicts chance alone would give; '' for nothing. */
  note: string;
}
