import type { Axis } from '../../benchmark/model/chart';
import type { Theme } from '../base/theme';
import type { Variant } from '../base/variants';
import type { Drawing, Mark } from '../scene/drawing';
import { axisShare } from './ticks';

/** What a chart is drawn for. Texts and sizes are chosen by `variant.from`, never by `width`, so that the drawing stretches to every width of its variant. */
export interface Frame {
  theme: Theme;
  width: number;
  variant: Variant;
}

/** Px around the plot area. `height` is the whole picture's. */
export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
}

/** The plot area and its picture, px, with the scales of its axes. Without an axis, `x` and `y` are px from the left and top of the area. */
export interface Plane extends Margins {
  width: number;
  x: (value: number) => number;
  y: (value: number) => number;
}

/** The plot area of a frame within its margins. The maximum of the y axis is at the top. */
export function planeOf({ width }: Frame, margins: Margins, axes: { x?: Axis; y?: Axis }): Plane {
  const { left, top, height } = margins;
  const [right, bottom] = [width - margins.right, height - margins.bottom];
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    x: (value) => left + (axes.x ? axisShare(axes.x, value) * (right - left) : value),
    y: (value) => top + (axes.y ? (1 - axisShare(axes.y, value)) * (bottom - top) : value),
  };
}

/** Width of the plot area in the narrowest box of the variant, px: labels are chosen there. */
export function narrowestPlot({ variant }: Frame, margins: Margins): number {
  return variant.from - margins.left - margins.right;
}

/** Height of the plot area, px. */
export function plotHeight({ height, top, bottom }: Margins): number {
  return height - top - bottom;
}

/** One point of a chart: where it is, px, what pointer, keyboard, and screen reader get there, and how it is drawn while it is active. */
export interface ChartPoint {
  x: number;
  y: number;
  title: string;
  lines: string[];
  /** The query whose page the point opens; absent if it has none or several. */
  query?: string;
  active: Mark[];
}

/** A chart as drawn for one box: its marks, its points in reading order, and the direction in which the pointer finds the nearest one. */
export interface Drawn extends Drawing {
  points: ChartPoint[];
  find: 'x' | 'y' | 'xy';
}

/** A chart in a plot area from its marks in the order of painting. */
export function drawnChart(
  { width, height, left, right }: Plane,
  items: Mark[],
  points: ChartPoint[],
  find: Drawn['find'] = 'xy',
): Drawn {
  return { width, height, left, right, items, points, find };
}

/** How a kind of chart without points is drawn. */
export interface Still<Spec> {
  /** The drawings that serve every box from 244 px, widest first. */
  variants: readonly Variant[];
  draw: (spec: Spec, frame: Frame) => Drawing;
}

/** How a kind of chart is drawn whose points answer to pointer and keyboard. */
export interface Plot<Spec> extends Still<Spec> {
  draw: (spec: Spec, frame: Frame) => Drawn;
}
