import type { FigureText } from '../../model/figure';

/** A link in words. */
export interface HistoryLink {
  label: string;
  path: string;
}

/** One round in the table: all as it is printed. */
export interface RoundRow {
  release: string;
  /** The page that compares the two sets. */
  path: string;
  published: string;
  /** "1 × 8, Kubernetes"; "–" where it is not stated. */
  shape: string;
  /** "5", "5 and 3" where the sides differ, "–" where it is not stated. */
  runs: string;
  baselineS: string;
  candidateS: string;
  total: string;
  geometricMean: string;
  median: string;
  faster: string;
}

/** The rounds of one line. */
export interface RoundGroup {
  id: string;
  /** "TPC-H, SF 100, one workstation (22 queries)". */
  heading: string;
  rows: RoundRow[];
  /** What changed between two of its rounds; null where there is one. */
  changes: HistoryLink | null;
}

/** What is said before any figure. */
export interface HistoryVerdict {
  word: string;
  sentence: string;
  /** On how many runs it rests; '' where every round has several. */
  sure: string;
}

/** All that /history/<engine>/ prints. Plain JSON. */
export interface HistoryPageData {
  path: string;
  /** "Comet". */
  name: string;
  title: string;
  description: string;
  meta: string;
  verdict: HistoryVerdict;
  /** The speedups, then the baseline, of each group of machines; empty where no line has rounds enough. */
  figures: { speedups: FigureText; baseline: FigureText }[];
  /** The folder of their files below /charts/ and /embed/. */
  folder: string;
  /** Why there is no figure; '' where there is one. */
  noFigure: string;
  groups: RoundGroup[];
  /** Where a line breaks, and what is known to differ, a sentence each. */
  breaks: string[];
  /** Below the table. */
  notes: string[];
  engine: HistoryLink;
}

/** One engine in the list at /history/. */
export interface HistoryEntry {
  name: string;
  path: string;
  /** "22 comparisons in 12 rounds, May 2024 to Aug 2026". */
  rounds: string;
  /** The newest release and its three estimates. */
  newest: string;
  verdict: string;
}

/** All that /history/ prints. */
export interface HistoryIndexData {
  engines: HistoryEntry[];
}
