import type { FigureSpec } from '../../benchmark/figures/kinds';
import type { FigureText } from '../../benchmark/model/figure';
import { chartHeights } from './chartHeights';

/** A page's data with the heights of its drawings, so that it can keep the room for one that is fetched later. */
export function withHeights<Page extends { figures: Record<string, FigureText> }>(
  page: Page,
  charts: readonly FigureSpec[],
): Page {
  const heights = new Map(charts.map((spec) => [spec.id, chartHeights(spec)]));
  const measured = (figure: FigureText): FigureText => ({
    ...figure,
    panels: figure.panels.map((panel) => ({ ...panel, heights: heights.get(panel.chart) })),
  });
  return {
    ...page,
    figures: Object.fromEntries(Object.entries(page.figures).map(([id, figure]) => [id, measured(figure)])),
  };
}
