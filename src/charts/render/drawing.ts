import type { ChartSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { drawnWidth } from '../base/variants';
import { drawPlot, isPlot, variantsOf } from '../kinds/index';
import { drawTable } from '../kinds/tables';
import type { Sized } from '../scene/picture';

/** A chart of any kind drawn for a width in px, in resolved colours. A table may be wider. */
export function drawing(spec: ChartSpec, width: number, theme: Theme): Sized {
  if (!isPlot(spec)) return drawTable(spec, width, theme);
  return drawPlot(spec, theme, drawnWidth(variantsOf(spec), width));
}
