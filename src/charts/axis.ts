import type { Axis } from '../benchmark/model/chart';
import { decimalsOf, formatNumber } from '../benchmark/text/numbers';
import type { Mark } from './drawing';
import { axisShare, type Plane, type Variant } from './frame';
import { lineMarks } from './marks';
import { CLEARANCE, labelMark, MIDDLE, textRoom } from './text';
import type { Theme } from './theme';

/** Maximum number of tick labels, without the label of the 1× line. */
const MAX_LABELS = 6;
/** Steps between the widths at which more labels are tried, px. */
const WIDENING = 80;

/** Text of a tick: "0.25", "1,500", or "1×" for the line of equal times. */
export function tickText({ unit }: Axis, value: number): string {
  const decimals = decimalsOf(Number(value.toPrecision(4)));
  return unit === '×' && value === 1 ? '1×' : formatNumber(value, decimals);
}

/** Space to reserve for the tick labels of a vertical axis, px. */
export function ticksRoom(axis: Axis): number {
  return Math.ceil(Math.max(0, ...axis.ticks.map((tick) => textRoom(tickText(axis, tick)))));
}

/** True for the value of the line of equal times. */
function isReference(axis: Axis, value: number): boolean {
  return axis.unit === '×' && value === 1;
}

/** Priority of a label if two collide: first the 1× line, then `keep`, then powers of ten. */
function weight(axis: Axis, value: number, keep: readonly number[]): number {
  if (isReference(axis, value)) return 3;
  if (keep.some((kept) => Math.abs(kept - value) < 1e-9)) return 2;
  return Number.isInteger(Math.log10(value)) ? 1 : 0;
}

interface TickChoice {
  /** Values whose labels have priority if two collide. */
  keep?: readonly number[];
  /** True if labels at the ends of the axis stay inside it. */
  clamped?: boolean;
}

/** Gaps in px between the labels of neighboring ticks on a horizontal axis of this length. */
function gaps(axis: Axis, ticks: number[], length: number, clamped: boolean): number[] {
  const ends = ticks.map((value) => {
    const width = textRoom(tickText(axis, value), 12, isReference(axis, value) ? 600 : 400);
    const [x, anchor] = [axisShare(axis, value) * length, tickAnchor(axis, value, clamped)];
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { left, right: left + width };
  });
  return ends.slice(1).map(({ left }, index) => left - (ends[index]?.right ?? 0));
}

function tickAnchor(axis: Axis, value: number, clamped: boolean): 'start' | 'middle' | 'end' {
  const share = axisShare(axis, value);
  if (clamped && share < 0.01) return 'start';
  return clamped && share > 0.99 ? 'end' : 'middle';
}

function thinnedLog(
  axis: Axis,
  wanted: number[],
  length: number,
  { keep = [], clamped = false }: TickChoice,
): number[] {
  const ticks = [...wanted];
  while (ticks.length > 1) {
    const between = gaps(axis, ticks, length, clamped);
    const least = Math.min(...between);
    const count = ticks.filter((value) => !isReference(axis, value)).length;
    if (least >= CLEARANCE && count <= MAX_LABELS) break;
    const index = between.indexOf(least);
    const [a, b] = [ticks[index] as number, ticks[index + 1] as number];
    ticks.splice(weight(axis, a, keep) > weight(axis, b, keep) ? index + 1 : index, 1);
  }
  return ticks;
}

function thinnedLinear(axis: Axis, wanted: number[], length: number, clamped: boolean): number[] {
  const start = Math.max(wanted.indexOf(0), 0);
  for (let step = 1; step < wanted.length; step++) {
    const ticks = wanted.filter((_, index) => (index - start) % step === 0);
    const apart = gaps(axis, ticks, length, clamped).every((gap) => gap >= CLEARANCE);
    if (ticks.length <= MAX_LABELS && apart) return ticks;
  }
  return wanted.slice(start, start + 1);
}

/** Ticks within the axis that get a label on a horizontal axis of `length` px: at most six, at least 6 px apart. */
function labelledTicks(axis: Axis, length: number, choice: TickChoice = {}): number[] {
  const wanted = axis.ticks.filter((value) => value >= axis.min && value <= axis.max);
  if (axis.scale === 'log') return thinnedLog(axis, wanted, length, choice);
  return thinnedLinear(axis, wanted, length, choice.clamped ?? false);
}

/** Labeled ticks of a vertical axis of `length` px, at least one line apart. */
export function labelledRows(axis: Axis, length: number): number[] {
  const wanted = axis.ticks.filter((value) => value >= axis.min && value <= axis.max);
  const rows = [...wanted];
  const room = (index: number) =>
    Math.abs(axisShare(axis, rows[index + 1] as number) - axisShare(axis, rows[index] as number)) * length;
  for (let index = 0; index < rows.length - 1; ) {
    if (room(index) >= 12 + CLEARANCE / 2) index++;
    else {
      const drop =
        weight(axis, rows[index] as number, []) > weight(axis, rows[index + 1] as number, []) ? index + 1 : index;
      rows.splice(drop, 1);
      index = Math.max(index - 1, 0);
    }
  }
  return rows;
}

/** A labeled tick and the minimum box width that shows its label, 0 for all. */
export interface TickLabel {
  value: number;
  from: number;
}

/**
 * Labeled ticks in the narrowest box, then those that wider boxes add. `margins` is the width next to the plot area.
 */
export function tickLabels(axis: Axis, { from, to }: Variant, margins: number, choice: TickChoice = {}): TickLabel[] {
  const labels = labelledTicks(axis, from - margins, choice).map((value) => ({ value, from: 0 }));
  for (let width = from + WIDENING; width <= to; width += WIDENING) {
    const wider = labelledTicks(axis, width - margins, choice);
    if (labels.some(({ value }) => !wider.includes(value))) continue;
    const added = wider.filter((value) => !labels.some((label) => label.value === value));
    labels.push(...added.map((value) => ({ value, from: width })));
  }
  return labels;
}

const TICK = 4;

interface BottomAxis {
  axis: Axis;
  theme: Theme;
  labels: TickLabel[];
  line: boolean;
  /** True if start and end labels stay inside the plot area. */
  clamped?: boolean;
  /** After each number, for an axis without a title: "%". */
  suffix?: string;
}

export function gridColumns({ x, top, bottom }: Plane, axis: Axis, theme: Theme, skip: number[] = []): Mark[] {
  const ticks = axis.ticks.filter((value) => value >= axis.min && value <= axis.max && !skip.includes(value));
  return lineMarks(
    ticks.map((value) => [x(value), top, x(value), bottom]),
    theme.grid,
  );
}

export function gridRows({ y, left, right }: Plane, values: number[], colour: string): Mark[] {
  return lineMarks(
    values.map((value) => [left, y(value), right, y(value)]),
    colour,
  );
}

/** Paint of a tick label. The label of the 1× line is bold and in ink. */
function tickPaint(axis: Axis, value: number, theme: Theme): { text: string; colour: string; weight?: number } {
  const text = tickText(axis, value);
  return isReference(axis, value) ? { text, colour: theme.ink, weight: 600 } : { text, colour: theme.ink2 };
}

/** Base line, ticks, and their labels below the plot area. */
export function bottomAxis(plane: Plane, { axis, theme, labels, line, clamped, suffix = '' }: BottomAxis): Mark[] {
  const { x, left, right, bottom } = plane;
  const ticks = axis.ticks.filter((value) => value >= axis.min && value <= axis.max);
  return [
    ...(line ? lineMarks([[left, bottom, right, bottom]], theme.axis) : []),
    ...lineMarks(
      ticks.map((value) => [x(value), bottom, x(value), bottom + TICK]),
      theme.axis,
    ),
    ...labels.map(({ value, from }) => {
      const anchor = tickAnchor(axis, value, clamped ?? false);
      const { text, ...paint } = tickPaint(axis, value, theme);
      return labelMark({ ...paint, text: `${text}${suffix}`, x: x(value), y: bottom + 13 + MIDDLE, anchor, from });
    }),
  ];
}

/** Title of a bottom axis: centered below the plot area, otherwise from the left edge of the picture. */
export function bottomTitle(plane: Plane, { title }: Axis, theme: Theme, centred: boolean, below = 36): Mark {
  const { left, right, bottom } = plane;
  const place = centred ? { x: (left + right) / 2, anchor: 'middle' as const } : { x: 0 };
  return labelMark({ text: title, ...place, y: bottom + below, colour: theme.ink2 });
}

/** Labels of horizontal gridlines, left of the plot area. */
export function leftLabels({ y, left }: Plane, axis: Axis, theme: Theme, values: number[]): Mark[] {
  return values.map((value) =>
    labelMark({ ...tickPaint(axis, value, theme), x: left - 8, y: y(value) + MIDDLE, anchor: 'end' }),
  );
}
