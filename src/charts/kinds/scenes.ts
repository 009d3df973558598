import type { SceneSpec, SpecOfKind } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { TWO_WIDTHS, type Variant, variantFor } from '../base/variants';
import type { Drawing } from '../scene/drawing';
import type { Sized } from '../scene/picture';
import { forestDrawing } from './forestPlot';
import { blocksDrawing } from './several/blocks';
import { splitDrawing } from './several/split';

/** Draws a chart for boxes of one variant; `width` lies within it. */
type SceneDrawing<Spec> = (spec: Spec, variant: Variant, width: number, theme: Theme) => Drawing;

/** The drawing of each kind that stands in figures of reports and needs no Chart.js. */
const SCENES: { [K in SceneSpec['kind']]: SceneDrawing<SpecOfKind<K>> } = {
  forest: forestDrawing,
  blocks: blocksDrawing,
  split: splitDrawing,
};

/** A chart that needs no Chart.js, for boxes of one variant. */
export function drawScene<Spec extends SceneSpec>(spec: Spec, variant: Variant, width: number, theme: Theme): Drawing {
  return (SCENES[spec.kind] as unknown as SceneDrawing<Spec>)(spec, variant, width, theme);
}

/** The same for one width, with all that has room in it. */
export function drawSceneAt(spec: SceneSpec, width: number, theme: Theme): Sized {
  return drawScene(spec, { ...variantFor(TWO_WIDTHS, width), from: width }, width, theme);
}
