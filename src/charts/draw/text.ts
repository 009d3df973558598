import type { Chart } from 'chart.js';
import { textRoom } from '../base/textWidth';
import { FONT_FAMILY } from '../base/theme';
import type { TextRun } from '../scene/drawing';

/** A text on a chart. `x` is of its anchor, `y` of its baseline, px. */
export interface Label {
  text: string;
  x: number;
  y: number;
  colour: string;
  weight?: number;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** The colour of the halo that sets the text off from marks below it. */
  halo?: string;
  /** The narrowest box that shows it. */
  from?: number;
  /** What follows on the same line in another paint. */
  tail?: { text: string; colour: string; weight: number; from: number };
}

/** The smallest gap between two texts, px. */
export const CLEARANCE = 6;
/** From the middle of a line of 12 px text down to its baseline, px. */
export const MIDDLE = 4.3;

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;
const HALO = 4;

interface Recording {
  showFrom: number;
  fillRuns: (runs: TextRun[], x: number, y: number) => void;
}

function isRecording(ctx: object): ctx is Recording {
  return 'fillRuns' in ctx;
}

/** Sets the font stack in this size (px) and weight. */
export function setFont(ctx: CanvasRenderingContext2D, size: number, weight: number): void {
  ctx.font = `${weight} ${size}px ${FONT_FAMILY}`;
}

function drawRuns(ctx: CanvasRenderingContext2D, runs: TextRun[], x: number, y: number, size: number): void {
  let at = x;
  for (const { text, fill, weight } of runs) {
    setFont(ctx, size, weight);
    ctx.fillStyle = fill;
    ctx.fillText(text, at, y);
    at += ctx.measureText(text).width;
  }
}

function paint(ctx: CanvasRenderingContext2D, label: Label, width: number): void {
  const { text, x, y, colour, weight = 400, size = 12, tail } = label;
  setFont(ctx, size, weight);
  if (label.halo) {
    ctx.strokeStyle = label.halo;
    ctx.lineWidth = HALO;
    ctx.lineJoin = 'round';
    ctx.strokeText(text, x, y);
  }
  ctx.fillStyle = colour;
  if (!tail) {
    ctx.fillText(text, x, y);
    return;
  }
  const runs = [
    { text: `${text}\u00a0 `, fill: colour, weight, from: 0 },
    { text: tail.text, fill: tail.colour, weight: tail.weight, from: tail.from },
  ];
  if (isRecording(ctx)) ctx.fillRuns(runs, x, y);
  else drawRuns(ctx, runs.slice(0, tail.from <= width ? 2 : 1), x, y, size);
}

/** Draws a text, on a canvas only if the box is wide enough for it; a recording keeps it with the width it needs. */
export function drawLabel(chart: Chart, label: Label): void {
  const { ctx } = chart;
  const from = label.from ?? 0;
  const recording = isRecording(ctx);
  if (!recording && chart.width < from) return;
  ctx.save();
  if (isRecording(ctx)) ctx.showFrom = from;
  ctx.textAlign = ALIGN[label.anchor ?? 'start'];
  ctx.textBaseline = 'alphabetic';
  paint(ctx, label, chart.width);
  if (isRecording(ctx)) ctx.showFrom = 0;
  ctx.restore();
}

/** A rectangle in px. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The rectangle that a text covers, by the built-in widths. */
export function labelBox({ text, x, y, weight = 400, size = 12, anchor = 'start' }: Omit<Label, 'colour'>): Box {
  const width = textRoom(text, size, weight);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.22 };
}

/** True where two rectangles come closer than `gap` px in both directions. */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

/** True where a rectangle lies inside another. */
export function inside(box: Box, bounds: Box): boolean {
  return box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
}
