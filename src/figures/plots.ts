import type { Drawn, Plot } from '../charts/frame';
import { drawnWidth, variantFor } from '../charts/frame';
import type { Theme } from '../charts/theme';
import { bands } from './bands/draw';
import { bar } from './bar/draw';
import { capacity } from './capacity/draw';
import { dots } from './dots/draw';
import { dumbbell } from './dumbbell/draw';
import { engines } from './engines/draw';
import { history } from './history/draw';
import type { ChartSpec, FigureName, SpecOf } from './index';
import { iterations } from './iterations/draw';
import { line } from './line/draw';
import { rows } from './rows/draw';
import { scatter } from './scatter/draw';
import { spread } from './spread/draw';
import { waterfall } from './waterfall/draw';

/** Drawings with interactive points, the only ones that pages load. */
export const PLOTS = {
  bands,
  bar,
  capacity,
  dots,
  dumbbell,
  engines,
  history,
  iterations,
  line,
  rows,
  scatter,
  spread,
  waterfall,
} satisfies { [Name in FigureName]?: Plot<SpecOf<Name>> };

/** Plain data of a chart with interactive points. */
export type PlotSpec = SpecOf<keyof typeof PLOTS>;

/** True if a chart reacts to pointer and keyboard; on pages, others are tables or static drawings. */
export function isPlot(spec: ChartSpec): spec is PlotSpec {
  return spec.kind in PLOTS;
}

/** A chart for a box of `width` px, but no wider than its widest drawing allows. */
export function drawPlot(spec: PlotSpec, theme: Theme, width: number): Drawn {
  const { variants, draw } = PLOTS[spec.kind] as unknown as Plot<PlotSpec>;
  return draw(spec, { theme, width: drawnWidth(variants, width), variant: variantFor(variants, width) });
}
