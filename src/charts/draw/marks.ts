import type { Role } from '../../benchmark/model/chart';
import { isHollow, markColour, type Theme } from '../base/theme';
import { cornersOf, dotItem, pathItem, shapeItem, strokeOf } from '../scene/compose';
import type { Mark } from '../scene/drawing';
import type { ChartPoint } from './point';

/** Straight lines in one mark, each x1, y1, x2, y2 in px; no mark for no lines. */
export function lineMarks(
  lines: [x1: number, y1: number, x2: number, y2: number][],
  colour: string,
  width = 1,
  dash: number[] = [],
): Mark[] {
  const segments = lines.flatMap(([x1, y1, x2, y2]) =>
    cornersOf([
      [x1, y1],
      [x2, y2],
    ]),
  );
  return lines.length === 0 ? [] : [pathItem(segments, null, { ...strokeOf(colour, width), dash })];
}

/** Lines through two points or more each, in one mark; no mark for no lines. */
export function polylineMarks(lines: [x: number, y: number][][], colour: string, width: number): Mark[] {
  const stroke = { ...strokeOf(colour, width), join: 'round' };
  return lines.length === 0 ? [] : [pathItem(lines.flatMap(cornersOf), null, stroke)];
}

/** A triangle at the edge of a scale, for a value beyond it. */
export function beyondMark(x: number, y: number, direction: 'up' | 'down', colour: string): Mark {
  const tip = direction === 'up' ? -5 : 5;
  const corners: [number, number][] = [
    [x - 3.5, y],
    [x + 3.5, y],
    [x, y + tip],
  ];
  return shapeItem(corners, colour);
}

/** A dot of a role: filled if the verdict is clear, hollow with an outline otherwise. */
export function dotMark(theme: Theme, role: Role, x: number, y: number, diameter: number, outline = 1.5): Mark {
  const colour = markColour(theme, role);
  if (!isHollow(role)) return dotItem(x, y, diameter / 2, colour);
  return dotItem(x, y, (diameter - 1.5) / 2, theme.bg, { colour, width: outline });
}

/** The same dot while it is active: larger, with an outline in ink. */
export function activeDot(theme: Theme, role: Role, x: number, y: number, diameter: number): Mark[] {
  const hollow = isHollow(role);
  const radius = (diameter - (hollow ? 1.5 : 0)) / 2 + 1;
  return [dotItem(x, y, radius, hollow ? theme.bg : markColour(theme, role), { colour: theme.ink, width: 1.5 })];
}

/** A point that shows while it is active only: a dot of this radius, set off from what is below it. */
export function hiddenPoint(
  theme: Theme,
  colour: string,
  radius: number,
  point: Omit<ChartPoint, 'active'>,
): ChartPoint {
  return { ...point, active: [dotItem(point.x, point.y, radius, colour, { colour: theme.bg, width: 1.5 })] };
}
