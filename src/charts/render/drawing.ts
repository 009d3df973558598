import type { ChartSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { drawnWidth, variantFor } from '../base/variants';
import { drawChart, isPlot, variantsOf } from '../kinds/index';
import type { Drawing } from '../scene/drawing';

/** A chart of any kind drawn for one width in px, in resolved colors. A chart without points has all the words that fit this width, and may be wider. */
export function drawing(spec: ChartSpec, width: number, theme: Theme): Drawing {
  const variants = variantsOf(spec);
  if (isPlot(spec)) return drawChart(spec, theme, drawnWidth(variants, width));
  return drawChart(spec, theme, width, { ...variantFor(variants, width), from: width });
}
