import type { ChartSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { drawnWidth, variantFor } from '../base/variants';
import { isPlot, plotOf } from '../kinds/index';
import { drawTable } from '../kinds/tables';
import type { Sized } from '../scene/picture';
import { recordSpec } from './recordSpec';

/** A chart of any kind drawn for a width in px, in resolved colours. A table may be wider. */
export function drawing(spec: ChartSpec, width: number, theme: Theme): Sized {
  if (!isPlot(spec)) return drawTable(spec, width, theme);
  const { variants } = plotOf(spec);
  const drawn = drawnWidth(variants, width);
  const { items, height } = recordSpec(spec, variantFor(variants, width), drawn, theme);
  return { items, width: drawn, height };
}
