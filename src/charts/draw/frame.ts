import type { Axis } from '../../benchmark/model/chart';
import type { Theme } from '../base/theme';
import type { Variant } from '../base/variants';
import type { Drawing, Mark } from '../scene/drawing';
import { axisShare } from './ticks';

/** Target of a drawing. Texts and sizes depend on `variant.from`, not on `width`, so that the drawing can stretch. */
export interface Frame {
  theme: Theme;
  width: number;
  variant: Variant;
}

/** Space around the plot area, px. `height` is the height of the whole picture. */
export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
}

/** Plot area and picture in px, with axis scales. Without an axis, `x` and `y` are px from the area's top left. */
export interface Plane extends Margins {
  width: number;
  x: (value: number) => number;
  y: (value: number) => number;
}

/** Plot area of a frame within its margins. The maximum of the y axis is at the top. */
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

/** Width of the plot area in the narrowest box of the variant, px. Labels are chosen at this width. */
export function narrowestPlot({ variant }: Frame, margins: Margins): number {
  return variant.from - margins.left - margins.right;
}

export function plotHeight({ height, top, bottom }: Margins): number {
  return height - top - bottom;
}

/** One point of a chart: its position in px, its texts for all input devices, and its marks while active. */
export interface ChartPoint {
  x: number;
  y: number;
  title: string;
  lines: string[];
  /** Query whose page the point opens; absent if the point has none or several. */
  query?: string;
  active: Mark[];
}

/** A chart drawn for one box: marks, points in reading order, and the direction of the search for the nearest point. */
export interface Drawn extends Drawing {
  points: ChartPoint[];
  find: 'x' | 'y' | 'xy';
}

/** A chart in a plot area; `items` are in painting order. */
export function drawnChart(
  { width, height, left, right }: Plane,
  items: Mark[],
  points: ChartPoint[],
  find: Drawn['find'] = 'xy',
): Drawn {
  return { width, height, left, right, items, points, find };
}

/** Drawing of a chart type without points. */
export interface Still<Spec> {
  /** Drawings for every box from 244 px, widest first. */
  variants: readonly Variant[];
  draw: (spec: Spec, frame: Frame) => Drawing;
}

/** Drawing of a chart type with points that respond to pointer and keyboard. */
export interface Plot<Spec> extends Still<Spec> {
  draw: (spec: Spec, frame: Frame) => Drawn;
}
