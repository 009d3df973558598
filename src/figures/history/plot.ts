import type { HistoryMark, HistoryPanel } from './panels';

/** One release in a panel, with its value as a number and as text. */
export interface PlotMark extends Pick<HistoryMark, 'x' | 'label' | 'single' | 'link'> {
  value: number;
  text: string;
}

export interface PlotSeries {
  /** Index among the shapes of the figure. */
  shape: number;
  marks: PlotMark[];
}

export interface PlotPanel extends Omit<HistoryPanel, 'series'> {
  series: PlotSeries[];
  /** Speedups are on a log scale, other units on a linear scale from 0. */
  unit: '×' | '%' | '';
  /** Position from which values are counted differently. */
  breakAt?: number;
}

export interface PlotGroup {
  heading: string;
  panels: PlotPanel[];
}

/** Small multiples with the names of their shapes; fewer than two names have no key. */
export interface Plot {
  names: readonly string[];
  groups: PlotGroup[];
}
