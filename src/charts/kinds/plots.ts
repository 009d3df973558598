import type { ChartSpec, PlotSpec, SpecOfKind } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { drawnWidth, variantFor } from '../base/variants';
import type { Drawn } from '../draw/frame';
import { bar } from './bar';
import { caterpillar } from './caterpillar/caterpillar';
import { capacity } from './cost/capacity';
import { dotHistogram } from './dotHistogram/dotHistogram';
import { dumbbell } from './dumbbell';
import { iterations } from './iterations';
import { line } from './line';
import type { Plot } from './plot';
import { bands } from './resources/bands';
import { dotRows } from './several/dotRows';
import { waterfall } from './waterfall';

/** The drawing of each kind that answers to pointer and keyboard. */
export const PLOTS: { [K in PlotSpec['kind']]: Plot<SpecOfKind<K>> } = {
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

/** Whether a chart answers to pointer and keyboard; otherwise it is a table or a still picture on pages. */
export function isPlot(spec: ChartSpec): spec is PlotSpec {
  return spec.kind in PLOTS;
}

/** A chart drawn for a box of `width` px; in a wider box than its widest drawing serves, as wide as that. */
export function drawPlot(spec: PlotSpec, theme: Theme, width: number): Drawn {
  const { variants, draw } = PLOTS[spec.kind] as unknown as Plot<PlotSpec>;
  return draw(spec, { theme, width: drawnWidth(variants, width), variant: variantFor(variants, width) });
}
