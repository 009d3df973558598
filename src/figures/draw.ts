import type { Drawing } from '../charts/drawing';
import type { Still } from '../charts/frame';
import { type Variant, variantFor } from '../charts/frame';
import type { Theme } from '../charts/theme';
import { answers } from './answers/draw';
import { blocks } from './blocks/draw';
import { changes } from './changes/draw';
import { coverage } from './coverage/draw';
import { forest } from './forest/draw';
import type { ChartSpec, FigureName, SpecOf } from './index';
import { pairs } from './pairs/draw';
import { parts } from './parts/draw';
import { patterns } from './patterns/draw';
import { phases } from './phases/draw';
import { drawPlot, isPlot, PLOTS } from './plots';
import { stages } from './stages/draw';
import { times } from './times/draw';

const DRAWINGS: { [Name in FigureName]: Still<SpecOf<Name>> } = {
  ...PLOTS,
  answers,
  blocks,
  changes,
  coverage,
  forest,
  pairs,
  parts,
  patterns,
  phases,
  stages,
  times,
};

/** Variants of a figure's drawing, widest first. */
export function variantsOf({ kind }: Pick<ChartSpec, 'kind'>): readonly Variant[] {
  return DRAWINGS[kind].variants;
}

/** A variant of a chart for a box of `width` px. */
export function drawSpec(spec: ChartSpec, theme: Theme, width: number, variant: Variant): Drawing {
  const { draw } = DRAWINGS[spec.kind] as unknown as Still<ChartSpec>;
  return draw(spec, { theme, width, variant });
}

/** A chart of any kind for a width in px, in resolved colors. Without points, it has all text, and may be wider. */
export function drawing(spec: ChartSpec, width: number, theme: Theme): Drawing {
  if (isPlot(spec)) return drawPlot(spec, theme, width);
  return drawSpec(spec, theme, width, { ...variantFor(variantsOf(spec), width), from: width, to: width });
}
