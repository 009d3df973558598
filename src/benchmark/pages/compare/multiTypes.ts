import type { ComparisonVerdict, Verdict, VerdictCounts } from '../../model/comparison';
import type { StripRow } from '../../model/figure';
import type { Table } from '../../model/table';

/** One result set among several; `title` is told apart from the others. */
export interface MultiSide {
  id: string;
  title: string;
  /** Its page, as a site path without base path. */
  path: string;
  /** Over the matched queries, in seconds. */
  totalS: number;
}

/** One of the candidates, compared with the baseline. */
export interface MultiCandidate extends MultiSide, VerdictCounts {
  /** Names both engines with their versions. */
  verdict: ComparisonVerdict;
  /** The three headline figures on the scale that all candidates share. */
  rows: StripRow[];
}

/** How strongly a cell of the heat map is filled: 0 not at all (the same, or it cannot be told), 3 most. */
export type Strength = 0 | 1 | 2 | 3;

/** One candidate on one query; low and high are null where no ranges were published. */
export interface MultiCell {
  speedup: number;
  low: number | null;
  high: number | null;
  verdict: Verdict;
  strength: Strength;
}

/** One query; `cells` in the order of the candidates. */
export interface MultiQuery {
  query: string;
  baselineS: number;
  cells: MultiCell[];
  /** Time of the slowest candidate ÷ time of the fastest, at least 1. */
  apart: number;
}

/** One entry of the heat map's legend; `counts` in the order of the candidates. */
export interface LegendEntry {
  verdict: Verdict;
  label: string;
  counts: number[];
}

/** A query of a panel, in % of the plot's width from the left and of its height from the top. */
export interface PanelPoint {
  query: string;
  x: number;
  y: number;
  verdict: Verdict;
}

/** The speedups of one candidate in ascending order. */
export interface SortedPanel {
  id: string;
  title: string;
  /** How many queries lie on either side of 1×. */
  counts: string;
  /** For screen readers. */
  description: string;
  points: PanelPoint[];
  /** The lowest and the highest speedup, labelled at their points. */
  lowest: string;
  highest: string;
}

/** The panels of all candidates on one log scale. */
export interface SortedPanels {
  title: string;
  caption: string;
  /** Text and place in % of the height from the top. */
  ticks: { label: string; at: number }[];
  panels: SortedPanel[];
}

/** Two to six candidates against one baseline over the same queries. Plain data; survives JSON. */
export interface MultiData {
  baseline: MultiSide;
  candidates: MultiCandidate[];
  summary: { title: string; caption: string; ticks: { label: string; at: number }[] };
  heatMap: { title: string; caption: string; legend: LegendEntry[]; steps: string };
  /** In natural order. */
  queries: MultiQuery[];
  sorted: SortedPanels;
  table: Table;
  /** What was measured, for the footer of a figure. */
  statement: string;
  /** What must stand with the numbers wherever they go. */
  disclaimer: string;
  /** What must be known before reading: differing environments, verdicts that nothing could decide. */
  notes: string[];
}
