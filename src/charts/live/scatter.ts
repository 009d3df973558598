import {
  type Chart,
  type ChartData,
  type ChartOptions,
  LinearScale,
  type Plugin,
  PointElement,
  ScatterController,
} from 'chart.js';
import type { ChartPoint, Drawn } from '../frame';
import { labelMark, MIDDLE } from '../text';
import { FONT_FAMILY, type Theme } from '../theme';
import { paintMarks } from './paint';

/** Parts of Chart.js that a live chart needs. */
export const PARTS = [ScatterController, PointElement, LinearScale];

interface ShownChart {
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
export function marksPlugin(shown: () => ShownChart): Plugin<'scatter'> {
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

const PADDING = 8;
const LINE = 18;
const ASIDE = 12;
const RADIUS = 3;

interface Size {
  width: number;
  height: number;
}

/** Width of the longest line in the reader's font, px. */
function contentWidth(context: CanvasRenderingContext2D, { title, lines }: ChartPoint): number {
  const widthOf = (text: string, weight: number) => {
    context.font = `${weight} 12px ${FONT_FAMILY}`;
    return context.measureText(text).width;
  };
  return Math.max(widthOf(title, 600), ...lines.map((line) => widthOf(line, 400)));
}

/** Box to the right of the point, or to its left if there is no room. Always inside the picture. */
function boxAt(content: number, point: ChartPoint, picture: Size) {
  const width = content + 2 * PADDING;
  const height = (point.lines.length + 1) * LINE + 2 * PADDING - 4;
  const right = point.x + ASIDE;
  const wanted = right + width <= picture.width ? right : point.x - ASIDE - width;
  const x = Math.max(0.5, Math.min(wanted, picture.width - width - 0.5));
  const y = Math.max(0.5, Math.min(point.y - height / 2, picture.height - height - 0.5));
  return { x: Math.round(x) + 0.5, y: Math.round(y) + 0.5, width: Math.round(width) - 1, height };
}

/** Paints the values of a point in a box with a 1 px border and no arrow. Chart.js's own tooltip is 5 KB more. */
function paintTooltip(context: CanvasRenderingContext2D, point: ChartPoint, theme: Theme, picture: Size): void {
  context.save();
  const { x, y, width, height } = boxAt(contentWidth(context, point), point, picture);
  context.fillStyle = theme.bg;
  context.strokeStyle = theme.axis;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(x, y, width, height, RADIUS);
  context.fill();
  context.stroke();
  context.restore();
  const texts = [point.title, ...point.lines].map((text, index) => {
    const baseline = y + PADDING - 2 + (index + 0.5) * LINE + MIDDLE;
    return labelMark({ text, x: x + PADDING, y: baseline, colour: theme.ink, weight: index === 0 ? 600 : 400 });
  });
  paintMarks(context, texts, picture.width);
}
