import type { Evidence } from '../../benchmark/model/figure';
import type { ChartPoint } from '../../charts/frame';
import type { HistoryMark, HistoryPanel } from './panels';

/** One release in a panel, with its value as a number and as text. */
export interface PlotMark extends Pick<HistoryMark, 'x' | 'label' | 'link'> {
  value: number;
  text: string;
  /** Its paint; null for ink. */
  evidence: Evidence | null;
  /** Its box; null if it has none. */
  about: Pick<ChartPoint, 'title' | 'lines' | 'path'> | null;
}

export interface PlotSeries {
  /** Index among the shapes of the figure. */
  shape: number;
  /** What labels of its marks begin with: "Comet". */
  name: string;
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
