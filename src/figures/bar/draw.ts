import { bottomAxis, bottomTitle, gridColumns, type TickLabel, tickLabels } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import {
  axisShare,
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  type Plane,
  type Plot,
  planeOf,
  TWO_WIDTHS,
} from '../../charts/frame';
import { lineMarks } from '../../charts/marks';
import { labelMark, MIDDLE, textRoom } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import {
  barPoints,
  fillMarks,
  isDiverging,
  keyHeight,
  outlineMarks,
  type PlacedBar,
  placedBars,
  seriesKey,
  valueText,
} from './marks';
import type { BarSpec } from './spec';

const BAR = 18;
const ROW_GAP = 7;
/** Space above the bars for a name that does not fit to their left. */
const NAME = 18;
const BOTTOM = 44;
const MAX_LEFT_MARGIN = 226;
/** Between a name and the bars. */
const NAME_GAP = 10;
/** Names up to this width in px are left of the bars in a narrow drawing too. */
const SHORT_NAME = 64;
const ASIDE = 6;

interface Rows {
  height: number;
  /** From the top of a row to the middle of the first bar. */
  first: number;
  /** True if names are left of the bars, false if above. */
  isLeft: boolean;
}

/** True if axis labels cannot extend beyond its ends. */
function isClamped({ isLeft }: Rows, { name }: Frame['variant']): boolean {
  return !isLeft || name !== 'wide';
}

function widestName({ categories }: BarSpec): number {
  return Math.max(0, ...categories.map((text) => textRoom(text)));
}

function rowsOf(spec: BarSpec, wide: boolean): Rows {
  const isLeft = widestName(spec) <= (wide ? MAX_LEFT_MARGIN - NAME_GAP : SHORT_NAME);
  const name = isLeft ? 0 : NAME;
  const first = name + (isLeft ? ROW_GAP : 0) / 2 + BAR / 2;
  return { height: name + spec.series.length * BAR + ROW_GAP, first, isLeft };
}

function zeroOf({ axis }: BarSpec): number {
  return axis.scale === 'log' ? 1 : 0;
}

function barsOf(spec: BarSpec, { x, y }: Plane, rows: Rows): PlacedBar[] {
  const zero = x(zeroOf(spec));
  return placedBars(spec, (value, series, category) => {
    const middle = y(category * rows.height + rows.first + series * BAR);
    const [left, right] = [Math.min(zero, x(value)), Math.max(zero, x(value))];
    return { box: { x: left, y: middle - BAR / 2, width: right - left, height: BAR }, end: { x: x(value), y: middle } };
  });
}

function barMarks(plane: Plane, spec: BarSpec, { theme }: Frame, bars: readonly PlacedBar[]): Mark[] {
  const zero = plane.x(zeroOf(spec));
  return bars.flatMap((bar) => {
    const { x, y } = bar.end;
    const at = x < zero ? { x: x - ASIDE, anchor: 'end' as const } : { x: x + ASIDE };
    const text = valueText(spec, bar.value);
    const label = labelMark({ ...at, y: y + MIDDLE, text, colour: theme.ink, weight: 600, halo: theme.bg });
    return [...outlineMarks(spec, theme, bar), label];
  });
}

function nameMark(plane: Plane, spec: BarSpec, theme: Theme, rows: Rows, index: number): Mark {
  const text = spec.categories[index] ?? '';
  const y = plane.y(index * rows.height);
  if (!rows.isLeft) return labelMark({ text, x: 0, y: y + 13, colour: theme.ink, halo: theme.bg });
  const middle = y + rows.first + ((spec.series.length - 1) * BAR) / 2 + MIDDLE;
  const x = Math.min(Math.ceil(widestName(spec)), MAX_LEFT_MARGIN - NAME_GAP);
  return labelMark({ text, x, y: middle, anchor: 'end', colour: theme.ink });
}

function axisMarks(plane: Plane, spec: BarSpec, { theme, variant }: Frame, rows: Rows, labels: TickLabel[]): Mark[] {
  const { left, top, bottom } = plane;
  const zero = plane.x(zeroOf(spec));
  return [
    ...bottomAxis(plane, { axis: spec.axis, theme, labels, line: false, clamped: isClamped(rows, variant) }),
    ...(zero >= left - 1 ? lineMarks([[zero, top, zero, bottom]], theme.axis) : []),
    ...spec.categories.map((_, index) => nameMark(plane, spec, theme, rows, index)),
    bottomTitle(plane, spec.axis, theme, variant.name === 'wide'),
  ];
}

/** Space in px for value labels beyond the left and right end of a plot area of `plot` px. */
function overhang(spec: BarSpec, plot: number): { left: number; right: number } {
  const zero = zeroOf(spec);
  const reach = { left: 0, right: 0 };
  for (const value of spec.series.flatMap(({ values }) => values.filter((entry) => entry !== null))) {
    const room = ASIDE + textRoom(valueText(spec, value), 12, 600);
    const x = axisShare(spec.axis, value) * plot;
    if (value < zero) reach.left = Math.max(reach.left, room - x);
    else reach.right = Math.max(reach.right, x + room - plot);
  }
  return reach;
}

function marginsOf(spec: BarSpec, { variant }: Frame, rows: Rows): Margins {
  const names = rows.isLeft ? Math.min(Math.ceil(widestName(spec)) + NAME_GAP, MAX_LEFT_MARGIN) : 1;
  const top = keyHeight(spec, variant.from);
  const height = top + Math.max(spec.categories.length, 1) * rows.height + BOTTOM;
  const least = isDiverging(spec) ? 16 : variant.name === 'wide' ? 48 : 44;
  let [left, right] = [names, least];
  for (let round = 0; round < 3; round++) {
    const reach = overhang(spec, variant.from - left - right);
    left = Math.max(left, names + Math.ceil(reach.left));
    right = Math.max(right, Math.ceil(reach.right) + 1);
  }
  return { left, right, top, bottom: BOTTOM, height };
}

function draw(spec: BarSpec, frame: Frame): Drawn {
  const { theme, variant } = frame;
  const wide = variant.name === 'wide';
  const rows = rowsOf(spec, wide);
  const margins = marginsOf(spec, frame, rows);
  const labels = tickLabels(spec.axis, variant, margins.left + margins.right, {
    clamped: isClamped(rows, frame.variant),
  });
  const plane = planeOf(frame, margins, { x: spec.axis });
  const bars = barsOf(spec, plane, rows);
  const items = [
    ...gridColumns(plane, spec.axis, theme),
    ...seriesKey(spec, theme, variant.from),
    ...fillMarks(spec, theme, bars),
    ...barMarks(plane, spec, frame, bars),
    ...axisMarks(plane, spec, frame, rows, labels),
  ];
  return drawnChart(plane, items, barPoints(spec, theme, bars), 'y');
}

/** Bars in rows, from the top, values at their ends. Names are at the left, long names in narrow boxes above. */
export const bar: Plot<BarSpec> = { variants: TWO_WIDTHS, draw };
