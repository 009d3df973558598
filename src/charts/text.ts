import { formatSeconds, formatSpeedup, formatSpeedupRange } from '../benchmark/text/numbers';
import type { TextItem } from './drawing';

/** Advance widths of Helvetica and Arial in thousandths of the size, for the characters U+0020 to U+007E. */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 ' +
  '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 ' +
  '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

const OTHERS: Record<string, number> = {
  '\u00a0': 278,
  '\u202f': 139,
  '×': 584,
  '÷': 549,
  '−': 584,
  '±': 584,
  '–': 556,
  '—': 1000,
  '≥': 549,
  '≤': 549,
  '←': 1000,
  '→': 1000,
  '…': 1000,
  '‘': 222,
  '’': 222,
  '“': 333,
  '”': 333,
  '†': 556,
};

const FALLBACK = 600;
const regular = REGULAR.split(' ').map(Number);
const bold = BOLD.split(' ').map(Number);

function charWidth(char: string, widths: number[]): number {
  const index = (char.codePointAt(0) ?? 0) - 32;
  return widths[index] ?? OTHERS[char] ?? FALLBACK;
}

/**
 * Width in px of a text in Helvetica or Arial (Adobe's AFM tables), equal on all machines. Weights from 600 are bold.
 */
export function textWidth(text: string, size = 12, weight = 400): number {
  const widths = weight >= 600 ? bold : regular;
  let sum = 0;
  for (const char of text) sum += charWidth(char, widths);
  return (sum * size) / 1000;
}

/** Width of the widest font of the stack relative to Helvetica: DejaVu Sans, which Linux uses for system-ui. */
const SLACK = { regular: 1.16, bold: 1.25 };

/** Space in px to reserve for a text, for any font of the stack. Used to choose labels and margins. */
export function textRoom(text: string, size = 12, weight = 400): number {
  return textWidth(text, size, weight) * (weight >= 600 ? SLACK.bold : SLACK.regular);
}

/** The text, or its start and end around an ellipsis if it needs more than `room` px: names differ at either. */
export function fittedText(text: string, room: number, size = 12, weight = 400): string {
  if (textRoom(text, size, weight) <= room) return text;
  for (let kept = text.length - 1; kept > 1; kept--) {
    const end = Math.floor(kept / 2);
    const short = `${text.slice(0, kept - end)}…${text.slice(text.length - end)}`;
    if (textRoom(short, size, weight) <= room) return short;
  }
  return '…';
}

/** Spaces at which a text may break: not around the plus of a name. */
const SPACES = /(?<! \+) (?!\+ )/;
/** Possible breaks in a longer word, for example an ID: after its hyphens, and after the plus of a name. */
const BREAKS = /(?<=\w-)(?=\w)|(?<= \+ )/;

/** A word in one part if it fits in `width` px; otherwise its parts. */
function brokenWord(word: string, width: number, size: number, weight: number): string[] {
  return textRoom(word, size, weight) <= width ? [word] : word.split(BREAKS);
}

/** Positions of entries of the given widths, `gap` px apart, in lines of at most `width` px. */
export function inLines(rooms: readonly number[], width: number, gap: number): { x: number; line: number }[] {
  let [x, line] = [0, 0];
  return rooms.map((room) => {
    if (x > 0 && x + room > width) [x, line] = [0, line + 1];
    const place = { x, line };
    x += room + gap;
    return place;
  });
}

function wordsOf(text: string, width: number, size: number, weight: number): string[][] {
  const words = text.split(SPACES).filter((part) => part !== '');
  return words.map((word) => brokenWord(word, width, size, weight));
}

/** Lines of words in parts, of which all but the first follow without a space. */
function linesOf(words: readonly string[][], width: number, size: number, weight: number): string[] {
  const lines: string[] = [];
  const hasRoom = (line: string) => textRoom(line, size, weight) <= width;
  for (const parts of words) {
    for (const [index, part] of parts.entries()) {
      const last = lines.at(-1);
      const longer = last === undefined ? part : `${last}${index === 0 ? ' ' : ''}${part}`;
      if (last === undefined || !hasRoom(longer)) lines.push(part);
      else lines[lines.length - 1] = longer;
    }
  }
  return lines;
}

/** Lines of a text that are as full as `width` px allow. A longer word is broken; without a break it has its own line. */
export function wrapText(text: string, width: number, size = 12, weight = 400): string[] {
  return linesOf(wordsOf(text, width, size, weight), width, size, weight);
}

/** Like wrapText, as many lines but of about equal length, so that no word is alone on the last one. */
export function evenLines(text: string, width: number, size = 12, weight = 400): string[] {
  const words = wordsOf(text, width, size, weight);
  const full = linesOf(words, width, size, weight);
  for (let room = textRoom(text, size, weight) / full.length; room < width; room += 4) {
    const even = linesOf(words, room, size, weight);
    if (even.length === full.length) return even;
  }
  return full;
}

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

/** A speedup with its range, "3.30× (2.94–3.39×)"; the speedup alone if no range is known. */
export function speedupText(speedup: number, low: number | null, high: number | null): string {
  const range = low === null || high === null ? '' : ` (${formatSpeedupRange(low, high)})`;
  return `${formatSpeedup(speedup)}${range}`;
}

/** Seconds without a sign and their direction: "109.4 s less". */
export function savingText(savedS: number): string {
  return `${formatSeconds(Math.abs(savedS), 1)} ${savedS < 0 ? 'more' : 'less'}`;
}
