/**
 * One way to draw a chart, for boxes from `from` to `to` px. `drawnAt` is the width that stands for it in tests and
 * downloads. Labels are chosen at `from`, the narrowest, so that what fits there fits in every wider box.
 */
export interface Variant {
  name: 'wide' | 'narrow' | 'tiny';
  from: number;
  to: number;
  drawnAt: number;
}

const WIDE: Variant = { name: 'wide', from: 560, to: 920, drawnAt: 920 };
const NARROW: Variant = { name: 'narrow', from: 244, to: 559, drawnAt: 380 };
const SMALL: Variant = { name: 'narrow', from: 340, to: 559, drawnAt: 380 };
const TINY: Variant = { name: 'tiny', from: 244, to: 339, drawnAt: 288 };

/** One drawing for wide boxes and one for narrow ones. */
export const TWO_WIDTHS: readonly Variant[] = [WIDE, NARROW];

/** The width in px from which the panels of a history are side by side. */
export const SIDE_BY_SIDE_FROM = 860;

/** A drawing whose panels are below one another in narrow boxes, and which fills the page in wide ones. */
export const PANEL_WIDTHS: readonly Variant[] = [
  { ...WIDE, from: SIDE_BY_SIDE_FROM, to: 1184 },
  { ...NARROW, to: SIDE_BY_SIDE_FROM - 1 },
];

/** The same with a third for boxes under 340 px. */
export const THREE_WIDTHS: readonly Variant[] = [WIDE, SMALL, TINY];

/** The drawing for a box of this width; the narrowest for boxes that are narrower than all. */
export function variantFor(variants: readonly Variant[], width: number): Variant {
  return variants.find(({ from }) => width >= from) ?? (variants.at(-1) as Variant);
}

/** The width in px at which the drawing for a box of `width` px is drawn. */
export function drawnWidth(variants: readonly Variant[], width: number): number {
  return Math.min(width, variantFor(variants, width).to);
}
