import type { FigureSpec } from '../../benchmark/figures/kinds';
import { css } from '../base/theme';
import { TWO_WIDTHS } from '../base/variants';
import { drawPlot, isPlot, variantsOf } from '../kinds/index';
import { drawScene } from '../kinds/scenes';

/** Heights of a chart's pictures in px, to reserve its box. `tiny` is for boxes under 340 px. */
interface ChartHeights {
  wide: number;
  narrow: number;
  tiny: number;
}

/** The heights of a chart's drawings, px. Where there is one drawing for all boxes, they are equal. */
export function chartHeights(spec: FigureSpec): ChartHeights {
  const list = isPlot(spec)
    ? variantsOf(spec).map((variant) => drawPlot(spec, css, variant.drawnAt, variant).height)
    : TWO_WIDTHS.map((variant) => drawScene(spec, variant, variant.drawnAt, css).height);
  const [wide = 0, narrow = wide, tiny = narrow] = list;
  return { wide, narrow, tiny };
}
