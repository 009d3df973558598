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

/** The parts of Chart.js that a live chart needs. */
export const PARTS = [ScatterController, PointElement, LinearScale];

/** A drawing with the theme that it is drawn in. */
interface Shown {
  drawn: Drawn;
  theme: Theme;
}

/** The point whose values are shown. */
export function activePoint(chart: Chart, points: readonly ChartPoint[]): ChartPoint | undefined {
  const [active] = chart.getActiveElements();
  return active && points[active.index];
}

/** The points of a drawing as one invisible dataset, by which Chart.js finds the nearest one. */
export function scatterData({ points }: Drawn): ChartData<'scatter'> {
  const data = points.map(({ x, y }) => ({ x, y }));
  return { datasets: [{ data, pointRadius: 0, pointHoverRadius: 0, pointHitRadius: 0 }] };
}

/** Scales of px from the top left of the picture; nothing moves, and nothing reacts to the size of the window. */
export function scatterOptions({ width, height, find }: Drawn): ChartOptions<'scatter'> {
  const scale = { type: 'linear', display: false, min: 0 } as const;
  return {
    animation: false,
    responsive: false,
    maintainAspectRatio: false,
    layout: { padding: 0, autoPadding: false },
    interaction: { mode: 'nearest', axis: find, intersect: false, includeInvisible: true },
    // Registered only on pages whose authors describe charts, and then for every chart.
    plugins: { legend: { display: false }, tooltip: { enabled: false }, colors: { enabled: false } },
    scales: { x: { ...scale, max: width }, y: { ...scale, max: height, reverse: true } },
  };
}

/** Paints the marks of the drawing that `shown` returns, and over them the active point with its values. */
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
