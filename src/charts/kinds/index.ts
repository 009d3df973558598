import type { ChartSpec, PlotSpec, SpecOfKind } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import type { Variant } from '../base/variants';
import type { DrawnChart } from '../draw/frame';
import { RARE } from './groups/rare';
import { USUAL } from './groups/usual';
import { type Plot, plotConfig } from './plot';

/** The drawing of each kind that Chart.js draws. */
const PLOTS: { [K in PlotSpec['kind']]: Plot<SpecOfKind<K>> } = { ...USUAL, ...RARE };

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

/** The Chart.js configuration of a chart of any kind, as `plotConfig` makes it. */
export function chartConfig(spec: PlotSpec, theme: Theme, width: number, variant?: Variant): DrawnChart {
  return plotConfig(plotOf(spec), spec, theme, width, variant);
}
