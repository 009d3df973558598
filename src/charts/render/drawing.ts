import type { ChartSpec, PlotSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { drawnWidth, type Variant, variantFor } from '../base/variants';
import { chartConfig, isPlot, plotOf } from '../kinds/index';
import { drawTable } from '../kinds/tables';
import type { Drawing } from '../scene/drawing';
import type { Sized } from '../scene/picture';
import { recordChart } from '../svg/record';

/** What Chart.js draws for a spec in a box of `width` px. */
export function recordSpec(spec: PlotSpec, variant: Variant, width: number, theme: Theme): Drawing {
  const { config, height } = chartConfig(spec, theme, width, variant);
  return recordChart(config, width, height);
}

/** A chart of any kind drawn for a width in px, in resolved colours. A doughnut is narrower, a table may be wider. */
export function drawing(spec: ChartSpec, width: number, theme: Theme): Sized {
  if (!isPlot(spec)) return drawTable(spec, width, theme);
  const { variants } = plotOf(spec);
  const drawn = drawnWidth(variants, width);
  const { items, height } = recordSpec(spec, variantFor(variants, width), drawn, theme);
  return { items, width: drawn, height };
}
