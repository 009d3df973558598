import type { ChartSpec, SpecOfKind, TableSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { PANEL_WIDTHS, TWO_WIDTHS, type Variant, variantFor } from '../base/variants';
import type { Drawing } from '../scene/drawing';
import { coverage } from './coverage';
import { forest } from './forestPlot';
import { history } from './history/history';
import { answers } from './home/answers';
import { matrix } from './home/matrix';
import type { Still } from './plot';
import { drawPlot, isPlot, PLOTS } from './plots';
import { queryTimes } from './queryTimes';
import { blocks } from './several/blocks';
import { split } from './several/split';
import { lost } from './why/lost';
import { stages } from './why/stages';

/** The drawing of each other kind. */
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

/** The drawings of a kind, widest first. */
export function variantsOf({ kind }: Pick<ChartSpec, 'kind'>): readonly Variant[] {
  return KINDS[kind].variants;
}

/** A chart drawn for a box of `width` px of one variant. */
export function drawSpec(spec: ChartSpec, theme: Theme, width: number, variant: Variant): Drawing {
  const { draw } = KINDS[spec.kind] as unknown as Still<ChartSpec>;
  return draw(spec, { theme, width, variant });
}

/** A chart of any kind drawn for one width in px, in resolved colors. A chart without points has all the words that fit this width, and may be wider. */
export function drawing(spec: ChartSpec, width: number, theme: Theme): Drawing {
  if (isPlot(spec)) return drawPlot(spec, theme, width);
  return drawSpec(spec, theme, width, { ...variantFor(variantsOf(spec), width), from: width });
}
