import type { FigureText, Panel } from '../../benchmark/model/figure';
import { kept } from '../../benchmark/model/keptResults';
import { css } from '../../charts/theme';
import type { ChartSpec } from '..';
import { drawSpec, variantsOf } from '../draw';
import { isPlot } from '../plots';
import { panelOf } from '../shared/figureText';

/** Heights of a chart's pictures in px, to reserve its box. `tiny` is for boxes under 340 px. */
interface ChartHeights {
  wide: number;
  narrow: number;
  tiny: number;
}

/** Heights of a chart's drawings, px. They are equal if one drawing is used for all boxes. */
export const chartHeights = kept('heights', (spec: ChartSpec): ChartHeights => {
  const list = variantsOf(spec).map((variant) => drawSpec(spec, css, variant.drawnAt, variant).height);
  const [wide = 0, narrow = wide, tiny = narrow] = list;
  return { wide, narrow, tiny };
});

/** The panel of a chart with its heights, and whether it is live. */
export function drawnPanel(spec: ChartSpec): Panel {
  return { ...panelOf(spec), heights: chartHeights(spec), isLive: isPlot(spec) };
}

/** Data of a page with the heights of its drawings, to reserve room for drawings that load later, and which are live. */
export function withHeights<Page extends { figures: Record<string, FigureText> }>(
  page: Page,
  charts: readonly ChartSpec[],
): Page {
  const drawn = new Map(charts.map((spec) => [spec.id, { heights: chartHeights(spec), isLive: isPlot(spec) }]));
  const measured = (figure: FigureText): FigureText => ({
    ...figure,
    panels: figure.panels.map((panel) => ({ ...panel, ...drawn.get(panel.chart) })),
  });
  return {
    ...page,
    figures: Object.fromEntries(Object.entries(page.figures).map(([id, figure]) => [id, measured(figure)])),
  };
}
