import type { ChartSpec } from '../benchmark/chartTypes';
import { chartConfig } from './config';
import { css } from './theme';
import { variants } from './variants';

/** Heights of a chart's pictures in px, to reserve its box. `tiny` is for boxes under 340 px. */
export interface ChartHeights {
  wide: number;
  narrow: number;
  tiny: number;
}

/** The heights of a chart's drawings, px. Where there is one drawing for all boxes, they are equal. */
export function chartHeights(spec: ChartSpec): ChartHeights {
  const list = variants(spec.kind).map((variant) => chartConfig(spec, css, variant.drawnAt, variant).height);
  const [wide = 0, narrow = wide, tiny = narrow] = list;
  return { wide, narrow, tiny };
}
