import type { ChartSpec, PlotSpec, SpecOfKind } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import type { Variant } from '../base/variants';
import { variantFor } from '../base/variants';
import type { DrawnChart } from '../draw/frame';
import { bar } from './bar';
import { caterpillar } from './caterpillar/caterpillar';
import { capacity } from './cost/capacity';
import { cost } from './cost/cost';
import { dotHistogram } from './dotHistogram/dotHistogram';
import { doughnut } from './doughnut';
import { dumbbell } from './dumbbell';
import { iterations } from './iterations';
import { line } from './line';
import type { Plot } from './plot';
import { bands } from './resources/bands';
import { dotRows } from './several/dotRows';
import { totals } from './totals';
import { waterfall } from './waterfall';

/** The drawing of each kind that Chart.js draws. */
const PLOTS: { [K in PlotSpec['kind']]: Plot<SpecOfKind<K>> } = {
  bar,
  doughnut,
  totals,
  dots: dotHistogram,
  dumbbell,
  spread: caterpillar,
  waterfall,
  iterations,
  line,
  bands,
  rows: dotRows,
  cost,
  capacity,
};

/** How a kind of chart is drawn. */
export function plotOf<Spec extends PlotSpec>({ kind }: Pick<Spec, 'kind'>): Plot<Spec> {
  return PLOTS[kind] as unknown as Plot<Spec>;
}

/** The kinds that Chart.js draws. */
export function plotKinds(): PlotSpec['kind'][] {
  return Object.keys(PLOTS) as PlotSpec['kind'][];
}

/** Whether Chart.js draws a chart; else it is a table on pages. */
export function isPlot(spec: ChartSpec): spec is PlotSpec {
  return spec.kind in PLOTS;
}

/**
 * The Chart.js configuration of a chart for a box of `width` px, the height of its picture in px, and its points in
 * reading order. The only place that makes configurations from specs. Boxes from 244 to 920 px are served; without
 * `variant` the width chooses the drawing. The doughnut is 148 × 148 px at every width.
 */
export function chartConfig(spec: PlotSpec, theme: Theme, width: number, variant?: Variant): DrawnChart {
  const { draw, variants } = plotOf(spec);
  return draw(spec, { theme, width, variant: variant ?? variantFor(variants, width) });
}
