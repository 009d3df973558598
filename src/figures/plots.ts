import type { Theme } from '../charts/base/theme';
import { drawnWidth, variantFor } from '../charts/base/variants';
import type { Drawn, Plot } from '../charts/draw/frame';
import type { ChartSpec, PlotSpec, SpecOfKind } from './';
import { bands } from './bands/draw';
import { bar } from './bar/draw';
import { capacity } from './capacity/draw';
import { dotHistogram } from './dots/draw';
import { dumbbell } from './dumbbell/draw';
import { iterations } from './iterations/draw';
import { line } from './line/draw';
import { dotRows } from './rows/draw';
import { caterpillar } from './spread/draw';
import { waterfall } from './waterfall/draw';

/** Drawing of each kind of chart that reacts to pointer and keyboard. */
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

/** True if a chart reacts to pointer and keyboard; on pages, others are tables or static drawings. */
export function isPlot(spec: ChartSpec): spec is PlotSpec {
  return spec.kind in PLOTS;
}

/** A chart for a box of `width` px, but no wider than its widest drawing allows. */
export function drawPlot(spec: PlotSpec, theme: Theme, width: number): Drawn {
  const { variants, draw } = PLOTS[spec.kind] as unknown as Plot<PlotSpec>;
  return draw(spec, { theme, width: drawnWidth(variants, width), variant: variantFor(variants, width) });
}
