import type { Theme } from '../base/theme';
import { type Variant, variantFor } from '../base/variants';
import type { DrawnChart, Frame } from '../draw/frame';

/** How Chart.js draws a kind of chart. */
export interface Plot<Spec> {
  /** Its file below this folder, whose last part is also what it exports: by it the scripts of embed pages import one kind alone. */
  file: string;
  /** The type of Chart.js whose parts it needs. */
  type: 'bar' | 'scatter';
  /** The drawings that serve every box from 244 to 920 px, widest first; a kind with one is drawn in one size. */
  variants: readonly Variant[];
  draw: (spec: Spec, frame: Frame) => DrawnChart;
}

/**
 * The Chart.js configuration of a chart for a box of `width` px, the height of its picture in px, and its points in
 * reading order. The only place that makes configurations from specs. Boxes from 244 to 920 px are served; without
 * `variant` the width chooses the drawing.
 */
export function plotConfig<Spec>(
  { draw, variants }: Plot<Spec>,
  spec: Spec,
  theme: Theme,
  width: number,
  variant: Variant = variantFor(variants, width),
): DrawnChart {
  return draw(spec, { theme, width, variant });
}
