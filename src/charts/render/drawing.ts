import type { ChartSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { variantFor } from '../base/variants';
import { drawSpec, variantsOf } from '../kinds/index';
import { drawPlot, isPlot } from '../kinds/plots';
import type { Drawing } from '../scene/drawing';

/** A chart of any kind drawn for one width in px, in resolved colors. A chart without points has all the words that fit this width, and may be wider. */
export function drawing(spec: ChartSpec, width: number, theme: Theme): Drawing {
  if (isPlot(spec)) return drawPlot(spec, theme, width);
  return drawSpec(spec, theme, width, { ...variantFor(variantsOf(spec), width), from: width });
}
