import type { Role } from '../../benchmark/model/chart';
import type { Mark } from '../../charts/drawing';
import { type Block, lineItem, paragraph, rectItem, textItem } from '../../charts/marks';
import { isHollow, markColour, type Theme } from '../../charts/theme';

export const WIDE = 560;

export interface Span {
  left: number;
  right: number;
}

/** Minimum length of a bar, px. */
const SHORTEST = 1.5;

/**
 * A bar in the hue of a verdict, or gray for the baseline: filled, or an outline if inconclusive. `shortest` is its length in the narrowest box:
 * a bar that is too short there has the minimum length in each box, others stretch.
 */
export function verdictBar(span: Span, shortest: number, y: number, height: number, role: Role, theme: Theme): Mark {
  const colour = role === 'baseline' ? theme.axis : markColour(theme, role);
  const width = shortest < SHORTEST ? SHORTEST : span.right - span.left;
  const box = { x: span.left, y, width, height };
  if (!isHollow(role)) return rectItem(box, colour);
  return rectItem({ ...box, y: y + 0.5, height: height - 1 }, theme.bg, { colour, width: 1 });
}

/** A rule over the full width in three parts, because only the plot area stretches with the box. */
export function rule(y: number, width: number, plot: Span, colour: string): Mark[] {
  const ends = [0, plot.left, plot.right, width];
  return [0, 1, 2].flatMap((at) => {
    const [from = 0, to = 0] = [ends[at], ends[at + 1]];
    return to > from ? [lineItem([from, y], [to, y], colour)] : [];
  });
}

/** Secondary text, 12 px, in as many lines as needed. */
export function note(text: string, left: number, top: number, width: number, theme: Theme): Block {
  return paragraph(text, { left, top, width }, { size: 12, weight: 400, colour: theme.ink2, height: 16 });
}

/** Bold text, 12 px, in as many lines as needed. */
export function strong(text: string, left: number, top: number, width: number, theme: Theme): Block {
  return paragraph(text, { left, top, width }, { size: 12, weight: 600, colour: theme.ink, height: 16 });
}

export function headAtRight(text: string, right: number, y: number, theme: Theme): Mark {
  return textItem(text, right, y, theme.ink2, { anchor: 'end' });
}
