import { textRoom } from '../base/textWidth';
import type { TextItem } from '../scene/drawing';

/** A text on a chart. `x` is the position of its anchor, `y` of its baseline, px. */
export interface Label {
  text: string;
  x: number;
  y: number;
  colour: string;
  weight?: number;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Color of a halo that separates the text from marks below it. */
  halo?: string;
  /** Minimum box width that shows the text, px. */
  from?: number;
  /** Text that follows on the same line in a different paint. */
  tail?: { text: string; colour: string; weight: number; from: number };
}

/** Minimum gap between two texts, px. */
export const CLEARANCE = 6;
/** Distance from the middle of a line of 12 px text down to its baseline, px. */
export const MIDDLE = 4.3;

const HALO = 4;

export function labelMark({ colour, weight = 400, halo, tail, ...label }: Label): TextItem<number> {
  const { text, x, y, size = 12, anchor = 'start', from = 0 } = label;
  const runs = [{ text: tail ? `${text}\u00a0 ` : text, fill: colour, weight, from: 0 }];
  if (tail) runs.push({ text: tail.text, fill: tail.colour, weight: tail.weight, from: tail.from });
  const outline = halo ? { colour: halo, width: HALO } : null;
  return { type: 'text', runs, x, y, size, anchor, halo: outline, from };
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Rectangle that a text covers, by the built-in widths. */
export function labelBox({ text, x, y, weight = 400, size = 12, anchor = 'start' }: Omit<Label, 'colour'>): Box {
  const width = textRoom(text, size, weight);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.22 };
}

/** True if two rectangles are closer than `gap` px in both directions. */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

export function inside(box: Box, bounds: Box): boolean {
  return box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
}
