import { gridRows, labelledRows, leftLabels, ticksRoom } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import type { Plot } from '../../charts/frame';
import {
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  type Plane,
  planeOf,
  plotHeight,
  TWO_WIDTHS,
} from '../../charts/frame';
import { CLEARANCE, labelMark, MIDDLE, textRoom } from '../../charts/text';
import {
  barPoints,
  fillMarks,
  keyHeight,
  outlineMarks,
  type PlacedBar,
  placedBars,
  seriesKey,
  valueText,
} from './marks';
import { rowBars } from './rows';
import type { BarSpec } from './spec';

const HEIGHT = 240;
const TITLE = 30;
const BOTTOM = 24;
/** Share of a category's width that its bars fill. */
const FILLED = 0.7;

/** Margins of columns in px: tick labels on the left, axis title above. */
function columnMargins(spec: BarSpec, from: number): Margins {
  const top = keyHeight(spec, from) + TITLE;
  return { left: ticksRoom(spec.axis) + 9, right: 1, top, bottom: BOTTOM, height: top + HEIGHT + BOTTOM };
}

function zeroOf({ axis }: BarSpec): number {
  return axis.scale === 'log' ? 1 : Math.max(axis.min, 0);
}

function barsOf(spec: BarSpec, { x, y, left, right }: Plane): PlacedBar[] {
  const column = (right - left) / spec.categories.length;
  const width = (column * FILLED) / spec.series.length;
  const zero = y(zeroOf(spec));
  return placedBars(spec, (value, series, category) => {
    const start = x((category + (1 - FILLED) / 2) * column + series * width);
    const [top, bottom] = [Math.min(zero, y(value)), Math.max(zero, y(value))];
    return { box: { x: start, y: top, width, height: bottom - top }, end: { x: start + width / 2, y: y(value) } };
  });
}

/** Outlines, and the value at each bar if there is one series. */
function barMarks(spec: BarSpec, { theme }: Frame, bars: readonly PlacedBar[]): Mark[] {
  return bars.flatMap((bar) => {
    const { x, y } = bar.end;
    const at = { x, y: bar.value < zeroOf(spec) ? y + 15 : y - 5, anchor: 'middle' as const };
    const text = valueText(spec, bar.value);
    const label = labelMark({ ...at, text, colour: theme.ink, weight: 600, halo: theme.bg });
    return [...outlineMarks(spec, theme, bar), ...(spec.series.length > 1 ? [] : [label])];
  });
}

function axisMarks(plane: Plane, spec: BarSpec, { theme, variant }: Frame, labels: number[]): Mark[] {
  const { x, left, right, bottom } = plane;
  const column = (right - left) / spec.categories.length;
  return [
    ...leftLabels(plane, spec.axis, theme, labels),
    ...gridRows(plane, [zeroOf(spec)], theme.axis),
    ...spec.categories.map((text, index) => {
      const at = { x: x((index + 0.5) * column), y: bottom + 13 + MIDDLE, anchor: 'middle' as const };
      return labelMark({ ...at, text, colour: theme.ink });
    }),
    labelMark({ text: spec.axis.title, x: 0, y: keyHeight(spec, variant.from) + 12, colour: theme.ink2 }),
  ];
}

/** Columns above their category names; values on top if there is one series. */
function columnBars(spec: BarSpec, frame: Frame): Drawn {
  const { theme, variant } = frame;
  const margins = columnMargins(spec, variant.from);
  const labels = labelledRows(spec.axis, plotHeight(margins));
  const plane = planeOf(frame, margins, { y: spec.axis });
  const bars = barsOf(spec, plane);
  const items = [
    ...gridRows(plane, labels, theme.grid),
    ...seriesKey(spec, theme, variant.from),
    ...fillMarks(spec, theme, bars),
    ...barMarks(spec, frame, bars),
    ...axisMarks(plane, spec, frame, labels),
  ];
  return drawnChart(plane, items, barPoints(spec, theme, bars), 'x');
}

/** True if every category's name fits below its column in the narrowest box. */
function namesFit(spec: BarSpec, frame: Frame): boolean {
  const { left, right } = columnMargins(spec, frame.variant.from);
  const column = (frame.variant.from - left - right) / spec.categories.length;
  return spec.categories.every((text) => textRoom(text) + CLEARANCE <= column);
}

function draw(spec: BarSpec, frame: Frame): Drawn {
  return !spec.horizontal && namesFit(spec, frame) ? columnBars(spec, frame) : rowBars(spec, frame);
}

/** Bars in rows or in columns; columns become rows if category names would collide. */
export const bar: Plot<BarSpec> = { variants: TWO_WIDTHS, draw };
