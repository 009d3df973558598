import type { Variant } from '../base/variants';
import type { Drawn, Frame } from '../draw/frame';
import type { Drawing } from '../scene/drawing';

/** How a kind of chart without points is drawn. */
export interface Still<Spec> {
  /** The drawings that serve every box from 244 px, widest first. */
  variants: readonly Variant[];
  draw: (spec: Spec, frame: Frame) => Drawing;
}

/** How a kind of chart is drawn whose points answer to pointer and keyboard. */
export interface Plot<Spec> extends Still<Spec> {
  draw: (spec: Spec, frame: Frame) => Drawn;
}
