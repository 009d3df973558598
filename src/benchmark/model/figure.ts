import type { SpecBase } from './chart';
import type { Estimate, Names, Verdict } from './comparison';
import type { Link } from './link';
import type { Table } from './table';
import type { VerdictMark } from './verdictMark';

export interface Panel {
  chart: string;
  kind: string;
  heading: string;
  verdict: Verdict | null;
  description: string;
  /** Heights of the drawings in px, to reserve space; absent if the charts are not drawn yet. */
  heights?: { wide: number; narrow: number; tiny: number };
  /** True if the chart reacts to pointer and keyboard; absent if the charts are not drawn yet. */
  isLive?: boolean;
}

/** Number of queries with a verdict; `isPair` if the chart draws each as a circle and a diamond, the two candidates. */
interface KeyEntry {
  verdict: Verdict;
  label: string;
  count: number;
  isPair?: boolean;
}

/** A chart or a pair of charts with its text. The specs themselves are files under /charts/. */
export interface FigureText {
  id: string;
  title: string;
  caption: string;
  notes: string[];
  statement: string;
  /** Conflict between sources and whether a verdict is withheld, for pictures and embeds; a page prints it once. */
  dispute?: string;
  /** The artifacts, as site paths without base path: label "comet-0.16.0", path "/data/result-sets/…/". */
  sources: Link[];
  panels: Panel[];
  /** Counts of the four verdict marks, for the key above the chart; null for no key. */
  key: KeyEntry[] | null;
  /** Queries that the chart does not draw; absent for none. The caption explains which. */
  leftOut?: number;
  table: Table;
}

/** How a figure's numbers were measured and on what sources conflict, for use outside the page. */
export function basisText({ statement, dispute = '' }: Pick<FigureText, 'statement' | 'dispute'>): string {
  return `${statement} ${dispute}`.trim();
}

/** Position of a value and its interval on a shared scale, in % of its width (0 left, 100 right). */
export interface IntervalMark {
  low: number;
  at: number;
  high: number;
}

export interface StripRow {
  name: string;
  detail: string;
  figure: Estimate;
  /** As shown: null if the comparison gives no verdict. */
  verdict: Verdict | null;
  /** Interval over iterations; null if unknown. */
  repeat: IntervalMark | null;
  /** Interval over iterations and reruns, which decides the verdict. */
  deciding: IntervalMark;
  /** The intervals as text: "1.083–1.114×"; '' if unknown. */
  repeatText: string;
  decidingText: string;
}

/** A question that one of the two intervals answers. */
export interface StripQuestion {
  /** "Would these queries repeat?" */
  question: string;
  /** "Decides the verdict." */
  role: string;
  /** "95 % interval, from 5 iterations, one run of each engine." */
  basis: string;
}

/** The three metrics on one scale: a forest plot. */
export interface ForestSpec extends SpecBase {
  kind: 'forest';
  rows: StripRow[];
  /** Ticks of the shared scale: text and position in %. */
  ticks: { label: string; at: number }[];
  /** The band within 5% of 1×: left end and width, in % of the scale. */
  band: { at: number; width: number };
  names: Names;
  questions: { repeat: StripQuestion; deciding: StripQuestion };
  /** Range with every query at its worst extreme at once; '' without ranges. */
  worst: string;
  facts: string;
}

/** Strength of evidence: clear over iterations and reruns, measured but not shown to repeat, or without a verdict. */
export type Strength = 'clear' | 'measured' | 'none';

/** What is known of a comparison: on which side of the baseline it is (`same`: reruns explain it), and how sure. */
export interface Evidence {
  way: Extract<Verdict, 'faster' | 'slower' | 'same'>;
  strength: Strength;
}

/** Number of queries with one verdict, or in one published range: solid if clear, tinted if measured, dashed without a verdict. */
export interface TallyPart {
  verdict: VerdictMark;
  strength: Strength;
  /** "Comet clearly faster". */
  label: string;
  /** The side that the label starts with: "Comet"; absent if it names none. */
  side?: string;
  count: number;
}

/** Number of queries by verdict, as one bar. */
export interface VerdictTally {
  /** "Who is faster on each of the 103 queries?" */
  question: string;
  title: string;
  /** In the order of the bar. */
  entries: TallyPart[];
  /** Why nothing is shown to repeat, the requirement of "within 5%", and the number of verdicts expected by chance; '' for nothing. */
  note: string;
}
