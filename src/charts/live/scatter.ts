import {
  type Chart,
  type ChartData,
  type ChartOptions,
  LinearScale,
  type Plugin,
  PointElement,
  ScatterController,
} from 'chart.js';
import type { Theme } from '../base/theme';
import type { ChartPoint, Drawn } from '../draw/frame';
import { paintMarks } from './paint';
import { paintTooltip } from './tooltip';

/** Parts of Chart.js that a live chart needs. */
export const PARTS = [ScatterController, PointElement, LinearScale];

interface Shown {
  drawn: Drawn;
  theme: Theme;
}

/** The point whose values are shown. */
export function activePoint(chart: Chart, points: readonly ChartPoint[]): ChartPoint | undefined {
  const [active] = chart.getActiveElements();
  return active && points[active.index];
}

/** Points of a drawing as one invisible dataset, in which Chart.js finds the nearest point. */
export function scatterData({ points }: Drawn): ChartData<'scatter'> {
  const data = points.map(({ x, y }) => ({ x, y }));
  return { datasets: [{ data, pointRadius: 0, pointHoverRadius: 0, pointHitRadius: 0 }] };
}

/** Scales in px from the top left of the picture, without animation or reaction to the window's size. */
export function scatterOptions({ width, height, find }: Drawn): ChartOptions<'scatter'> {
  const scale = { type: 'linear', display: false, min: 0 } as const;
  return {
    animation: false,
    responsive: false,
    maintainAspectRatio: false,
    layout: { padding: 0, autoPadding: false },
    interaction: { mode: 'nearest', axis: find, intersect: false, includeInvisible: true },
    // Registered only on pages with author-defined charts, and then for every chart.
    plugins: { legend: { display: false }, tooltip: { enabled: false }, colors: { enabled: false } },
    scales: { x: { ...scale, max: width }, y: { ...scale, max: height, reverse: true } },
  };
}

/** Paints the marks of the current drawing, then the active point and its values on top. */
export function marksPlugin(shown: () => Shown): Plugin<'scatter'> {
  return {
    id: 'marks',
    beforeDatasetsDraw: ({ ctx, width }) => paintMarks(ctx, shown().drawn.items, width),
    afterDatasetsDraw: (chart) => {
      const { drawn, theme } = shown();
      const point = activePoint(chart, drawn.points);
      if (!point) return;
      paintMarks(chart.ctx, point.active, chart.width);
      paintTooltip(chart.ctx, point, theme, chart);
    },
  };
}
