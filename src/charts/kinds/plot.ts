import type { Variant } from '../base/variants';
import type { Drawn, Frame } from '../draw/frame';

/** How a kind of chart is drawn. */
export interface Plot<Spec> {
  /** The drawings that serve every box from 244 to 920 px, widest first; a kind with one is drawn in one size. */
  variants: readonly Variant[];
  draw: (spec: Spec, frame: Frame) => Drawn;
}
