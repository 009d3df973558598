/** One release in a panel. */
export interface PlotMark {
  /** Its place from the first to the last date of its panel, 0–1. */
  x: number;
  /** Its name; '' if the dates name the releases. */
  label: string;
  value: number;
  /** The value as it is printed. */
  text: string;
  /** Hollow. */
  single: boolean;
  /** How it is joined to the mark before. */
  link: 'solid' | 'dotted' | '';
}

export interface PlotSeries {
  /** The place of its shape among the shapes of the figure. */
  shape: number;
  marks: PlotMark[];
}

/** One plot with the words above it. The first series is the main one. */
export interface PlotPanel {
  heading: string;
  detail: string;
  series: PlotSeries[];
  /** Below the plot, by their place. */
  dates: { x: number; label: string }[];
  axis: { min: number; max: number; ticks: number[] };
  /** Speedups are on a log scale, other units on a linear one from 0. */
  unit: '×' | '%' | '';
  /** The place from which values are counted differently. */
  breakAt?: number;
}

/** Panels below one heading; '' for none. */
export interface PlotGroup {
  heading: string;
  panels: PlotPanel[];
}

/** Small multiples with the names of their shapes; no names if there is no key. */
export interface Plot {
  names: string[];
  groups: PlotGroup[];
}
