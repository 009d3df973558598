import type { ChartKind } from '../benchmark/chartTypes';

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

/** Side of the doughnut's square, px, at every width. */
export const DOUGHNUT_SIZE = 148;

const WIDE: Variant = { name: 'wide', from: 560, to: 920, drawnAt: 920 };
const NARROW: Variant = { name: 'narrow', from: 244, to: 559, drawnAt: 380 };
const SMALL: Variant = { name: 'narrow', from: 340, to: 559, drawnAt: 380 };
const TINY: Variant = { name: 'tiny', from: 244, to: 339, drawnAt: 288 };
const FIXED: Variant = { name: 'wide', from: DOUGHNUT_SIZE, to: DOUGHNUT_SIZE, drawnAt: DOUGHNUT_SIZE };

/** The drawings that a kind of chart needs to serve every box from 244 to 920 px, widest first. */
export function variants(kind: ChartKind): Variant[] {
  if (kind === 'doughnut') return [FIXED];
  return kind === 'dumbbell' || kind === 'dots' ? [WIDE, SMALL, TINY] : [WIDE, NARROW];
}

/** The drawing for a box of this width; the narrowest for boxes under 244 px. */
export function variantFor(kind: ChartKind, width: number): Variant {
  const list = variants(kind);
  return list.find(({ from }) => width >= from) ?? (list.at(-1) as Variant);
}
