import type { Axis } from '../../benchmark/model/chart';
import type { Theme } from '../base/theme';
import type { Mark } from '../scene/drawing';
import type { Plane } from './frame';
import { lineMarks } from './marks';
import { labelMark, MIDDLE } from './text';
import { isReference, type TickLabel, tickAnchor, tickText } from './ticks';

const TICK = 4;

interface BottomAxis {
  axis: Axis;
  theme: Theme;
  labels: TickLabel[];
  /** True if the base line is drawn. */
  line: boolean;
  /** True if start and end labels stay inside the plot area. */
  clamped?: boolean;
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
export function bottomAxis(plane: Plane, { axis, theme, labels, line, clamped }: BottomAxis): Mark[] {
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
      return labelMark({ ...tickPaint(axis, value, theme), x: x(value), y: bottom + 13 + MIDDLE, anchor, from });
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
