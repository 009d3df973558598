import type { Axis } from '../benchmark/model/chart';
import type { Drawing, Mark } from './drawing';
import type { Theme } from './theme';

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
  /** Site path of the page that the point opens, if it is not the page of a query. */
  path?: string;
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

/** Position of a value on an axis: 0 at its minimum, 1 at its maximum. Not clamped. */
export function axisShare({ scale, min, max }: Axis, value: number): number {
  if (scale === 'linear') return (value - min) / (max - min);
  return Math.log(value / min) / Math.log(max / min);
}

/**
 * One way to draw a chart, for boxes from `from` to `to` px. Tests and downloads use the width `drawnAt`. Labels are
 * chosen at `from`, the narrowest width, so they fit in every wider box.
 */
export interface Variant {
  name: 'wide' | 'narrow' | 'tiny';
  from: number;
  to: number;
  drawnAt: number;
}

const WIDE: Variant = { name: 'wide', from: 560, to: 1184, drawnAt: 920 };
const NARROW: Variant = { name: 'narrow', from: 244, to: 559, drawnAt: 380 };
const SMALL: Variant = { name: 'narrow', from: 340, to: 559, drawnAt: 380 };
const TINY: Variant = { name: 'tiny', from: 244, to: 339, drawnAt: 288 };

export const TWO_WIDTHS: readonly Variant[] = [WIDE, NARROW];

/** Minimum width in px at which history panels are side by side. */
export const SIDE_BY_SIDE_FROM = 860;

/** Variants for panels: stacked in narrow boxes, and as wide as the page in wide ones. */
export const PANEL_WIDTHS: readonly Variant[] = [
  { ...WIDE, from: SIDE_BY_SIDE_FROM },
  { ...NARROW, to: SIDE_BY_SIDE_FROM - 1 },
];

/** Variants for panels with a third drawing for boxes narrower than 340 px. */
export const THREE_PANEL_WIDTHS: readonly Variant[] = [
  ...PANEL_WIDTHS.slice(0, 1),
  { ...SMALL, to: SIDE_BY_SIDE_FROM - 1 },
  TINY,
];

/** Variants with a third drawing for boxes narrower than 340 px. */
export const THREE_WIDTHS: readonly Variant[] = [WIDE, SMALL, TINY];

/** Variant for a box of this width; the narrowest variant for boxes that are too narrow for all. */
export function variantFor(variants: readonly Variant[], width: number): Variant {
  return variants.find(({ from }) => width >= from) ?? (variants.at(-1) as Variant);
}

/** Width in px of the drawing for a box of `width` px. */
export function drawnWidth(variants: readonly Variant[], width: number): number {
  return Math.min(width, variantFor(variants, width).to);
}
