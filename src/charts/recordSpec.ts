import type { ChartSpec } from '../benchmark/chartTypes';
import { chartConfig } from './config';
import type { Drawing } from './drawing';
import { recordChart } from './record';
import type { Theme } from './theme';
import type { Variant } from './variants';

/** What Chart.js draws for a spec in a box of `width` px. */
export function recordSpec(spec: ChartSpec, variant: Variant, width: number, theme: Theme): Drawing {
  const { config, height } = chartConfig(spec, theme, width, variant);
  return recordChart(config, width, height);
}
