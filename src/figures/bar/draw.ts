import type { Role } from '../../benchmark/model/chart';
import type { Verdict } from '../../benchmark/model/comparison';
import { formatNumber, formatSigned } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { bottomAxis, bottomTitle, gridColumns, type TickLabel, tickLabels } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import {
  axisShare,
  type ChartPoint,
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  type Plane,
  type Plot,
  planeOf,
  TWO_WIDTHS,
} from '../../charts/frame';
import { lineMarks, rectItem } from '../../charts/marks';
import { labelMark, MIDDLE, textRoom } from '../../charts/text';
import { markColour, type Theme, tintColour } from '../../charts/theme';
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

/** A placed bar: its category, value, role, rectangle, and end in px. */
interface PlacedBar {
  category: number;
  value: number;
  role: Role;
  box: Record<'x' | 'y' | 'width' | 'height', number>;
  end: { x: number; y: number };
}

function isSide(role: Role): role is Exclude<Role, Verdict> {
  return role === 'baseline' || role === 'candidate' || role === 'neutral';
}

function fill({ hollow }: BarSpec, theme: Theme, role: Role): string {
  if (hollow && !isSide(role)) return tintColour(theme, role);
  if (role === 'unclear') return theme.bg;
  return role === 'baseline' ? theme.segment : markColour(theme, role);
}

/** Outline of a bar, on its edges, if its role or the chart has one. */
function outlineMarks({ hollow }: BarSpec, theme: Theme, { role, box }: PlacedBar): Mark[] {
  if (role === 'unclear' || (hollow && !isSide(role)))
    return [rectItem(box, null, { colour: markColour(theme, role), width: 1.5 })];
  return role === 'baseline' || role === 'neutral' ? [rectItem(box, null, { colour: theme.axis, width: 1 })] : [];
}

/** Text of a bar's value: integers for counts, two decimals for speedups, otherwise one; changes have a sign. */
function valueText({ axis, decimals, signed, series: [{ values }] }: BarSpec, value: number): string {
  const whole = values.every((entry) => entry === null || Number.isInteger(entry));
  const format = signed || axis.min < 0 || axis.unit === '%' ? formatSigned : formatNumber;
  return format(value, decimals ?? (whole ? 0 : axis.unit === '×' ? 2 : 1));
}

function pointOf(spec: BarSpec, theme: Theme, { category, value, role, box, end }: PlacedBar): ChartPoint {
  const { unit } = spec.axis;
  const after = unit === 's' ? '\u202fs' : unit === '×' || unit === '%' ? unit : '';
  const line = `${spec.series[0].name}: ${valueText(spec, value)}${after}`;
  return {
    ...end,
    title: spec.categories[category] ?? '',
    lines: spec.hollow || unit === 'queries' || isSide(role) ? [line] : [line, VERDICT_WORDS[role]],
    active: [rectItem(box, null, { colour: theme.ink, width: 2 })],
  };
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
  return { height: name + BAR + ROW_GAP, first, isLeft };
}

/** Bars of all values except null. */
function barsOf({ series: [{ roles, values }] }: BarSpec, { x, y }: Plane, rows: Rows): PlacedBar[] {
  return values.flatMap((value, category) => {
    if (value === null) return [];
    const middle = y(category * rows.height + rows.first);
    const [left, right] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
    const box = { x: left, y: middle - BAR / 2, width: right - left, height: BAR };
    return [{ category, value, role: roles[category] ?? 'neutral', box, end: { x: x(value), y: middle } }];
  });
}

function barMarks(plane: Plane, spec: BarSpec, { theme }: Frame, bars: readonly PlacedBar[]): Mark[] {
  const zero = plane.x(0);
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
  const labelX = plane.x(0) < ASIDE ? ASIDE : 0;
  if (!rows.isLeft) return labelMark({ text, x: labelX, y: y + 13, colour: theme.ink, halo: theme.bg });
  const middle = y + rows.first + MIDDLE;
  const x = Math.min(Math.ceil(widestName(spec)), MAX_LEFT_MARGIN - NAME_GAP);
  return labelMark({ text, x, y: middle, anchor: 'end', colour: theme.ink });
}

function axisMarks(plane: Plane, spec: BarSpec, { theme, variant }: Frame, rows: Rows, labels: TickLabel[]): Mark[] {
  const { left, top, bottom } = plane;
  const zero = plane.x(0);
  return [
    ...bottomAxis(plane, { axis: spec.axis, theme, labels, line: false, clamped: isClamped(rows, variant) }),
    ...(zero >= left - 1 ? lineMarks([[zero, top, zero, bottom]], theme.axis) : []),
    ...spec.categories.map((_, index) => nameMark(plane, spec, theme, rows, index)),
    bottomTitle(plane, spec.axis, theme, variant.name === 'wide'),
  ];
}

/** Space in px for value labels beyond the left and right end of a plot area of `plot` px. */
function overhang(spec: BarSpec, plot: number): { left: number; right: number } {
  const reach = { left: 0, right: 0 };
  for (const value of spec.series[0].values) {
    if (value === null) continue;
    const room = ASIDE + textRoom(valueText(spec, value), 12, 600);
    const x = axisShare(spec.axis, value) * plot;
    if (value < 0) reach.left = Math.max(reach.left, room - x);
    else reach.right = Math.max(reach.right, x + room - plot);
  }
  return reach;
}

function marginsOf(spec: BarSpec, { variant }: Frame, rows: Rows): Margins {
  const names = rows.isLeft ? Math.min(Math.ceil(widestName(spec)) + NAME_GAP, MAX_LEFT_MARGIN) : 1;
  const height = Math.max(spec.categories.length, 1) * rows.height + BOTTOM;
  const least = spec.axis.min < 0 ? 16 : variant.name === 'wide' ? 48 : 44;
  let [left, right] = [names, least];
  for (let round = 0; round < 3; round++) {
    const reach = overhang(spec, variant.from - left - right);
    left = Math.max(left, names + Math.ceil(reach.left));
    right = Math.max(right, Math.ceil(reach.right) + 1);
  }
  return { left, right, top: 0, bottom: BOTTOM, height };
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
    ...bars.map(({ role, box }) => rectItem(box, fill(spec, theme, role))),
    ...barMarks(plane, spec, frame, bars),
    ...axisMarks(plane, spec, frame, rows, labels),
  ];
  const points = bars.map((bar) => pointOf(spec, theme, bar));
  return drawnChart(plane, items, points, 'y');
}

/** Bars in rows, from the top, values at their ends. Names are at the left, long names in narrow boxes above. */
export const bar: Plot<BarSpec> = { variants: TWO_WIDTHS, draw };
