import type { FigureSpec } from '../../benchmark/figures/kinds';
import { css } from '../base/theme';
import { drawSpec, variantsOf } from '../kinds/index';

/** Heights of a chart's pictures in px, to reserve its box. `tiny` is for boxes under 340 px. */
interface ChartHeights {
  wide: number;
  narrow: number;
  tiny: number;
}

/** The heights of a chart's drawings, px. Where there is one drawing for all boxes, they are equal. */
export function chartHeights(spec: FigureSpec): ChartHeights {
  const list = variantsOf(spec).map((variant) => drawSpec(spec, css, variant.drawnAt, variant).height);
  const [wide = 0, narrow = wide, tiny = narrow] = list;
  return { wide, narrow, tiny };
}
