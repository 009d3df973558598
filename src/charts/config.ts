import type { ChartSpec } from '../benchmark/chartTypes';
import type { DrawnChart, Frame } from './draw/frame';
import { bar } from './kinds/bar';
import { dots } from './kinds/dots';
import { doughnut } from './kinds/doughnut';
import { dumbbell } from './kinds/dumbbell';
import { iterations } from './kinds/iterations';
import { line } from './kinds/line';
import { spread } from './kinds/spread';
import { totals } from './kinds/totals';
import { waterfall } from './kinds/waterfall';
import type { Theme } from './theme';
import type { Variant } from './variants';
import { variantFor } from './variants';

function drawn(spec: ChartSpec, frame: Frame): DrawnChart {
  switch (spec.kind) {
    case 'bar':
      return bar(spec, frame);
    case 'doughnut':
      return doughnut(spec, frame);
    case 'totals':
      return totals(spec, frame);
    case 'dots':
      return dots(spec, frame);
    case 'dumbbell':
      return dumbbell(spec, frame);
    case 'spread':
      return spread(spec, frame);
    case 'waterfall':
      return waterfall(spec, frame);
    case 'iterations':
      return iterations(spec, frame);
    case 'line':
      return line(spec, frame);
  }
}

/**
 * The Chart.js configuration of a chart for a box of `width` px, the height of its picture in px, and its points in
 * reading order. The only place that makes configurations from specs. Boxes from 244 to 920 px are served; without
 * `variant` the width chooses the drawing. The doughnut is 148 × 148 px at every width.
 */
export function chartConfig(spec: ChartSpec, theme: Theme, width: number, variant?: Variant): DrawnChart {
  return drawn(spec, { theme, width, variant: variant ?? variantFor(spec.kind, width) });
}
