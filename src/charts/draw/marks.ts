import type { Chart } from 'chart.js';
import type { Role } from '../../benchmark/model/chart';
import { isHollow, markColour, type Theme } from '../base/theme';

/** Straight lines in one paint, each x1, y1, x2, y2 in px. */
export function drawLines(
  { ctx }: Chart,
  lines: [x1: number, y1: number, x2: number, y2: number][],
  colour: string,
  width = 1,
  dash: number[] = [],
): void {
  if (lines.length === 0) return;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.setLineDash(dash);
  ctx.beginPath();
  for (const [x1, y1, x2, y2] of lines) {
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
  }
  ctx.stroke();
  ctx.restore();
}

/** Lines through two points or more each, in one paint. */
export function drawPolylines({ ctx }: Chart, lines: [x: number, y: number][][], colour: string, width: number): void {
  if (lines.length === 0) return;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const [first, ...rest] of lines) {
    if (!first) continue;
    ctx.moveTo(...first);
    for (const point of rest) ctx.lineTo(...point);
  }
  ctx.stroke();
  ctx.restore();
}

/** Filled dots of one radius. */
export function fillDots({ ctx }: Chart, places: [x: number, y: number][], colour: string, radius: number): void {
  ctx.save();
  ctx.fillStyle = colour;
  for (const [x, y] of places) {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}

/** A polygon without outline. */
export function fillPolygon({ ctx }: Chart, points: [x: number, y: number][], colour: string, opacity = 1): void {
  ctx.save();
  ctx.fillStyle = colour;
  ctx.globalAlpha = opacity;
  ctx.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}

/** A filled rectangle without outline. */
export function fillBox(chart: Chart, x: number, y: number, width: number, height: number, colour: string): void {
  const [right, bottom] = [x + width, y + height];
  const corners: [number, number][] = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ];
  fillPolygon(chart, corners, colour);
}

/** The outline of a rectangle, centred on its edges. */
export function strokeBox(
  { ctx }: Chart,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  line = 1,
): void {
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = line;
  ctx.strokeRect(x, y, width, height);
  ctx.restore();
}

/** A triangle at the edge of a scale, for a value beyond it. */
export function drawBeyond(chart: Chart, x: number, y: number, direction: 'up' | 'down', colour: string): void {
  const tip = direction === 'up' ? -5 : 5;
  fillPolygon(
    chart,
    [
      [x - 3.5, y],
      [x + 3.5, y],
      [x, y + tip],
    ],
    colour,
  );
}

/** How a dot of a role is painted: filled where the verdict is clear, hollow with a 1.5 px outline where it is not. */
export function dotStyle(theme: Theme, role: Role, diameter: number): Record<string, unknown> {
  const hollow = isHollow(role);
  const outline = hollow ? 1.5 : 0;
  return {
    backgroundColor: hollow ? theme.bg : markColour(theme, role),
    borderColor: markColour(theme, role),
    hoverBackgroundColor: hollow ? theme.bg : markColour(theme, role),
    hoverBorderColor: theme.ink,
    borderWidth: outline,
    hoverBorderWidth: 1.5,
    radius: (diameter - outline) / 2,
    hoverRadius: (diameter - outline) / 2 + 1,
    hitRadius: 6,
  };
}

/** How points are painted that show under the pointer alone, as a dot of this radius; `reach` is how far from them the pointer finds them. */
export function hiddenDots(theme: Theme, colour: string, radius: number, reach: number): Record<string, unknown> {
  return {
    clip: false,
    radius: 0,
    hoverRadius: radius,
    hitRadius: reach,
    backgroundColor: colour,
    hoverBackgroundColor: colour,
    borderWidth: 0,
    hoverBorderWidth: 1.5,
    hoverBorderColor: theme.bg,
  };
}

/** How bars are painted: each in its own colour, to their exact ends, the same under the pointer. */
export function barStyle(fills: string[]): Record<string, unknown> {
  return { backgroundColor: fills, hoverBackgroundColor: fills, borderSkipped: false, inflateAmount: 0 };
}
