import type { ReportData } from '../benchmark/page';
import type { ChartSpec, FigureText } from '../benchmark/types';
import { chartHeights } from '../charts/staticSvg';

/** A report's data with the heights of its drawings, so that pages can keep the room for one that is fetched later. */
export function withHeights(page: ReportData, charts: readonly ChartSpec[]): ReportData {
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
