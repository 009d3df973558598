import type { StandaloneSpec } from '../shared/kind';

// Types apart from the code that builds them, because drawings and pages need only the types.

/** The plotted values: one of the metrics, or the seconds of vanilla Spark. */
export type HistoryMetric = 'total' | 'geometricMean' | 'median' | 'baselineS';

/** One release in a panel. */
export interface HistoryMark {
  /** Position between the first and the last date of its panel, 0–1. */
  x: number;
  /** "Comet 0.16"; for seconds, the version of vanilla Spark; '' if the dates are releases. */
  label: string;
  /** For tables: "0.16.0", or "build of 30 May 2024". */
  release: string;
  /** Month of its results, "Sep 2024". */
  published: string;
  total: number;
  geometricMean: number;
  median: number;
  baselineS: number;
  candidateS: number;
  /** Hollow: one run per query on either side, or an unreported number of runs. */
  single: boolean;
  /** Line to the previous mark: solid on one machine with the same executors, dotted across a change, or none. */
  link: 'solid' | 'dotted' | '';
}

/** Releases of an engine in a panel, in order. */
export interface HistorySeries {
  /** "Comet". */
  engine: string;
  /** Index among the engines of the figure, which determines the shape. */
  shape: number;
  marks: HistoryMark[];
}

/** One suite at one size. The first series is the main one. */
export interface HistoryPanel {
  /** "TPC-DS at 1 TB". */
  heading: string;
  /** "1.39× to 2.21×, EKS". */
  detail: string;
  series: HistorySeries[];
  /** Months or releases below the plot, by position. */
  dates: { x: number; label: string }[];
  axis: { min: number; max: number; ticks: number[] };
}

/** Panels of one machine, which share their dates. */
export interface HistoryGroup {
  /** "2025 to 2026: EKS, 1 and 3 TB"; '' for none. */
  heading: string;
  panels: HistoryPanel[];
}

/** Speedups over vanilla Spark in the same round on one log scale, or its seconds from 0, as small multiples. */
export interface HistorySpec extends StandaloneSpec {
  kind: 'history';
  metric: HistoryMetric;
  /** For the key; empty for the seconds of vanilla Spark. */
  engines: string[];
  groups: HistoryGroup[];
}
