import type { ChartSpec, PlotSpec, SpecOfKind, TableSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { PANEL_WIDTHS, TWO_WIDTHS, type Variant, variantFor } from '../base/variants';
import type { Drawn } from '../draw/frame';
import type { Drawing } from '../scene/drawing';
import { bar } from './bar';
import { caterpillar } from './caterpillar/caterpillar';
import { capacity } from './cost/capacity';
import { dotHistogram } from './dotHistogram/dotHistogram';
import { dumbbell } from './dumbbell';
import { forest } from './forestPlot';
import { history } from './history/history';
import { answers } from './home/answers';
import { matrix } from './home/matrix';
import { iterations } from './iterations';
import { line } from './line';
import type { Plot, Still } from './plot';
import { queryTimes } from './queryTimes';
import { bands } from './resources/bands';
import { blocks } from './several/blocks';
import { dotRows } from './several/dotRows';
import { split } from './several/split';
import { waterfall } from './waterfall';
import { lost } from './why/lost';
import { stages } from './why/stages';

/** The drawing of each kind that answers to pointer and keyboard. */
const PLOTS: { [K in PlotSpec['kind']]: Plot<SpecOfKind<K>> } = {
  dots: dotHistogram,
  dumbbell,
  spread: caterpillar,
  waterfall,
  bar,
  iterations,
  line,
  bands,
  rows: dotRows,
  capacity,
};

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
};

const KINDS = { ...PLOTS, ...STILLS };

/** The drawings of a kind, widest first. */
export function variantsOf({ kind }: Pick<ChartSpec, 'kind'>): readonly Variant[] {
  return KINDS[kind].variants;
}

/** Whether a chart answers to pointer and keyboard; otherwise it is a table or a still picture on pages. */
export function isPlot(spec: ChartSpec): spec is PlotSpec {
  return spec.kind in PLOTS;
}

/** A chart drawn for a box of `width` px. Without `variant` the width chooses the drawing. */
export function drawChart<Spec extends ChartSpec>(
  spec: Spec,
  theme: Theme,
  width: number,
  variant: Variant = variantFor(variantsOf(spec), width),
): Spec extends PlotSpec ? Drawn : Drawing {
  const { draw } = KINDS[spec.kind] as unknown as Plot<Spec>;
  return draw(spec, { theme, width, variant });
}
