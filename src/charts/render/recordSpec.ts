import type { PlotSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import type { Variant } from '../base/variants';
import { chartConfig } from '../kinds/index';
import type { Drawing } from '../scene/drawing';
import { recordChart } from '../svg/record';

/** What Chart.js draws for a spec in a box of `width` px. */
export function recordSpec(spec: PlotSpec, variant: Variant, width: number, theme: Theme): Drawing {
  const { config, height } = chartConfig(spec, theme, width, variant);
  return recordChart(config, width, height);
}
