/**
 * One way to draw a chart, for boxes from `from` to `to` px. Tests and downloads use the width `drawnAt`. Labels are
 * chosen at `from`, the narrowest width, so they fit in every wider box.
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

export const TWO_WIDTHS: readonly Variant[] = [WIDE, NARROW];

/** Minimum width in px at which history panels are side by side. */
export const SIDE_BY_SIDE_FROM = 860;

/** Variants for panels: stacked in narrow boxes, and as wide as the page in wide ones. */
export const PANEL_WIDTHS: readonly Variant[] = [
  { ...WIDE, from: SIDE_BY_SIDE_FROM, to: 1184 },
  { ...NARROW, to: SIDE_BY_SIDE_FROM - 1 },
];

/** Variants with a third drawing for boxes narrower than 340 px. */
export const THREE_WIDTHS: readonly Variant[] = [WIDE, SMALL, TINY];

/** Variant for a box of this width; the narrowest variant for boxes that are too narrow for all. */
export function variantFor(variants: readonly Variant[], width: number): Variant {
  return variants.find(({ from }) => width >= from) ?? (variants.at(-1) as Variant);
}

/** Width in px of the drawing for a box of `width` px. */
export function drawnWidth(variants: readonly Variant[], width: number): number {
  return Math.min(width, variantFor(variants, width).to);
}
