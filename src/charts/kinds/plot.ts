import type { Variant } from '../base/variants';
import type { DrawnChart, Frame } from '../draw/frame';

/** How Chart.js draws a kind of chart. */
export interface Plot<Spec> {
  /** Its file below this folder, whose last part is also what it exports: by it the scripts of embed pages import one kind alone. */
  file: string;
  /** The type of Chart.js whose parts it needs. */
  type: 'bar' | 'scatter' | 'doughnut';
  /** The drawings that serve every box from 244 to 920 px, widest first; a kind with one is drawn in one size. */
  variants: readonly Variant[];
  draw: (spec: Spec, frame: Frame) => DrawnChart;
}
