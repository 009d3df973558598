import { markOf, VERDICT_MARKS } from '../../benchmark/model/verdictMark';
import { formatQueries } from '../../benchmark/text/numbers';
import { gridRows, leftLabels } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import type { Frame, Plane } from '../../charts/frame';
import { beyondMark, lineMarks } from '../../charts/marks';
import { CLEARANCE, labelMark, MIDDLE, textRoom } from '../../charts/text';
import { markColour, type Theme } from '../../charts/theme';
import type { SpreadSpec } from './spec';

/** Distance of the text at both ends from the edges of the plot area, px. */
const INSET = 6;

/** Position of the query at `index`, as a share of the plot area's width. */
export function columnShare(index: number, count: number): number {
  return (index + 1) / (count + 1);
}

export function clampedToAxis({ axis }: SpreadSpec, value: number): number {
  return Math.min(axis.max, Math.max(axis.min, value));
}

/** Position of the crossing of 1×, between the last query below and the first above, as a share of the plot's width. */
export function crossingShare({ points }: SpreadSpec): number {
  const first = points.findIndex(({ speedup }) => speedup >= 1);
  const crossing = first === -1 ? points.length : first;
  return (columnShare(crossing, points.length) + columnShare(crossing - 1, points.length)) / 2;
}

export function columnX({ left, right }: Plane, { points }: SpreadSpec, index: number): number {
  return left + columnShare(index, points.length) * (right - left);
}

/** Gridlines at labeled values, the 1× line in ink, and the base line. */
export function gridMarks(plane: Plane, { axis }: SpreadSpec, theme: Theme, rows: number[]): Mark[] {
  const { left, right, bottom } = plane;
  const others = rows.filter((value) => value !== 1);
  return [
    ...gridRows(plane, others, theme.grid),
    ...lineMarks([[left, bottom, right, bottom]], theme.axis),
    ...(axis.min <= 1 && axis.max >= 1 ? gridRows(plane, [1], theme.ink) : []),
  ];
}

/** Ranges as vertical lines, clipped at the ends of the axis. */
function rangeMarks(plane: Plane, spec: SpreadSpec, theme: Theme, width: number): Mark[] {
  return VERDICT_MARKS.flatMap((mark) => {
    const lines = spec.points.flatMap(({ verdict, low, high }, index): [number, number, number, number][] => {
      if (markOf(verdict) !== mark || low === null || high === null) return [];
      const x = columnX(plane, spec, index);
      return [[x, plane.y(clampedToAxis(spec, low)), x, plane.y(clampedToAxis(spec, high))]];
    });
    return lineMarks(lines, markColour(theme, mark), width);
  });
}

/** Ranges of all queries, with a triangle at each that extends beyond the axis. */
export function whiskerMarks(plane: Plane, spec: SpreadSpec, theme: Theme, { line }: { line: number }): Mark[] {
  const { min, max } = spec.axis;
  const beyond = spec.points.flatMap(({ speedup, low, high, verdict }, index) => {
    const x = columnX(plane, spec, index);
    const colour = markColour(theme, verdict);
    return [
      ...((low ?? speedup) < min ? [beyondMark(x, plane.y(min) - 6, 'down', colour)] : []),
      ...((high ?? speedup) > max ? [beyondMark(x, plane.y(max) + 6, 'up', colour)] : []),
    ];
  });
  return [...rangeMarks(plane, spec, theme, line), ...beyond];
}

/** Dotted line down from the crossing of 1×; none if the curve does not cross it. */
function crossingMarks({ y, left, right, bottom }: Plane, spec: SpreadSpec, theme: Theme): Mark[] {
  const x = left + crossingShare(spec) * (right - left);
  const crosses = spec.points.some(({ speedup }) => speedup < 1) && spec.points.some(({ speedup }) => speedup >= 1);
  return crosses ? lineMarks([[x, y(1), x, bottom]], theme.axis, 1, [2, 3]) : [];
}

/** Number and order of the queries, and counts of both sides unless the plot has them. Narrow charts have only one. */
function middleText(spec: SpreadSpec, counted: boolean, wide: boolean): string {
  const order = `${formatQueries(spec.points.length)}, sorted by speedup`;
  const counts = `${spec.below} below 1×, ${spec.above} above`;
  if (counted) return order;
  return wide ? `${order}: ${counts}` : counts;
}

/** Meaning of the ends and of the order, below the base line: on one line if there is room. */
function endMarks(plane: Plane, spec: SpreadSpec, { theme, variant }: Frame, counted: boolean): Mark[] {
  const { left, right, bottom } = plane;
  const wide = variant.name === 'wide';
  const margins = plane.width - (right - left);
  const middle = middleText(spec, counted, wide);
  const named = [`${spec.names.candidate} slowest`, `${spec.names.candidate} fastest`];
  const ends = 2 * Math.max(...named.map((text) => textRoom(text))) + 2 * INSET;
  const [slowest = '', fastest = ''] = ends + CLEARANCE <= variant.from - margins ? named : ['slowest', 'fastest'];
  const from = Math.ceil(ends + textRoom(middle) + 2 * CLEARANCE + margins);
  const paint = { y: bottom + 14 + MIDDLE, colour: theme.ink2 };
  const at = wide ? { from: from <= variant.from ? 0 : from } : { y: paint.y + 18 };
  return [
    labelMark({ ...paint, text: slowest, x: left + INSET }),
    labelMark({ ...paint, text: fastest, x: right - INSET, anchor: 'end' }),
    labelMark({ ...paint, text: middle, x: (left + right) / 2, anchor: 'middle', ...at }),
  ];
}

/** Tick labels, title, crossing of 1×, and text below the base line, with both counts unless the plot has them. */
export function axisMarks(
  plane: Plane,
  spec: SpreadSpec,
  frame: Frame,
  { rows, counted }: { rows: number[]; counted: boolean },
): Mark[] {
  return [
    ...leftLabels(plane, spec.axis, frame.theme, rows),
    labelMark({ text: spec.axis.title, x: 0, y: 12, colour: frame.theme.ink2 }),
    ...crossingMarks(plane, spec, frame.theme),
    ...endMarks(plane, spec, frame, counted),
  ];
}
