import type { Theme } from '../charts/base/theme';
import { PANEL_WIDTHS, TWO_WIDTHS, type Variant, variantFor } from '../charts/base/variants';
import type { Still } from '../charts/draw/frame';
import type { Drawing } from '../charts/scene/drawing';
import type { ChartSpec, SpecOfKind, TableSpec } from './';
import { answers } from './answers/draw';
import { blocks } from './blocks/draw';
import { coverage } from './coverage/draw';
import { forest } from './forest/draw';
import { history } from './history/draw';
import { lost } from './lost/draw';
import { matrix } from './matrix/draw';
import { drawPlot, isPlot, PLOTS } from './plots';
import { split } from './split/draw';
import { stages } from './stages/draw';
import { queryTimes } from './times/draw';

/** Drawing of each kind without points. */
const STILLS: { [K in TableSpec['kind']]: Still<SpecOfKind<K>> } = {
  answers: { variants: TWO_WIDTHS, draw: answers },
  forest: { variants: TWO_WIDTHS, draw: forest },
  blocks: { variants: TWO_WIDTHS, draw: blocks },
  split: { variants: TWO_WIDTHS, draw: split },
  matrix: { variants: TWO_WIDTHS, draw: matrix },
  times: { variants: TWO_WIDTHS, draw: queryTimes },
  stages: { variants: TWO_WIDTHS, draw: stages },
  lost: { variants: TWO_WIDTHS, draw: lost },
  history: { variants: PANEL_WIDTHS, draw: history },
  coverage: { variants: PANEL_WIDTHS, draw: coverage },
};

const KINDS = { ...PLOTS, ...STILLS };

/** Variants of a kind, widest first. */
export function variantsOf({ kind }: Pick<ChartSpec, 'kind'>): readonly Variant[] {
  return KINDS[kind].variants;
}

/** A chart drawn for a box of `width` px in one variant. */
export function drawSpec(spec: ChartSpec, theme: Theme, width: number, variant: Variant): Drawing {
  const { draw } = KINDS[spec.kind] as unknown as Still<ChartSpec>;
  return draw(spec, { theme, width, variant });
}

/** A chart of any kind for a width in px, in resolved colors. Without points, it has all text, and may be wider. */
export function drawing(spec: ChartSpec, width: number, theme: Theme): Drawing {
  if (isPlot(spec)) return drawPlot(spec, theme, width);
  return drawSpec(spec, theme, width, { ...variantFor(variantsOf(spec), width), from: width });
}
