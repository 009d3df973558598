import type { StandaloneSpec } from '../shared/kind';

// Specs apart from what makes them: drawings and pages need no more than these.

/** What a history draws: one of the metrics, or the seconds of vanilla Spark. */
export type HistoryMetric = 'total' | 'geometricMean' | 'median' | 'baselineS';

/** One release in a panel. */
export interface HistoryMark {
  /** Its place from the first to the last date of its panel, 0–1. */
  x: number;
  /** "Comet 0.16"; in panels of seconds the version of vanilla Spark; '' if the dates name the releases. */
  label: string;
  /** As a table writes it: "0.16.0", or "build of 30 May 2024". */
  release: string;
  /** The month of its results, "Sep 2024". */
  published: string;
  total: number;
  geometricMean: number;
  median: number;
  baselineS: number;
  candidateS: number;
  /** Hollow: one run per query on either side, or a number of runs that no source reports. */
  single: boolean;
  /** How it is joined to the mark before: on one machine with the same executors, across a change of them, or not at all. */
  link: 'solid' | 'dotted' | '';
}

/** The releases of an engine in a panel, in their order. */
export interface HistorySeries {
  /** "Comet". */
  engine: string;
  /** Its place among the engines of the figure, which have a shape each. */
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
  /** Below the plot: months or releases, by their place. */
  dates: { x: number; label: string }[];
  axis: { min: number; max: number; ticks: number[] };
}

/** The panels of one machine, which share their dates. */
export interface HistoryGroup {
  /** "2025 to 2026: EKS, 1 and 3 TB"; '' for none. */
  heading: string;
  panels: HistoryPanel[];
}

/** Releases over vanilla Spark in the same round on one log scale, or the seconds of vanilla Spark from 0, as small multiples. */
export interface HistorySpec extends StandaloneSpec {
  kind: 'history';
  metric: HistoryMetric;
  /** As a key writes them; none for the seconds of vanilla Spark. */
  engines: string[];
  groups: HistoryGroup[];
}
