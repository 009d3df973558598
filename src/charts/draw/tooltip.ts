import type { Chart, Element, Plugin } from 'chart.js';
import type { Theme } from '../base/theme';
import { strokeBox } from './marks';
import type { ChartPoint } from './point';
import { drawLabel, MIDDLE, setFont } from './text';

const PADDING = 8;
const LINE = 18;
const ASIDE = 12;
const RADIUS = 3;

/** Where Chart.js has put a bar, px. */
type BarPlace = Record<'x' | 'y' | 'base' | 'width' | 'height', number> & { horizontal: boolean };

/** The rectangle of a bar. */
function barBox({ x, y, base, width, height, horizontal }: BarPlace): [number, number, number, number] {
  return horizontal
    ? [Math.min(x, base), y - height / 2, Math.abs(x - base), height]
    : [x - width / 2, Math.min(y, base), width, Math.abs(y - base)];
}

/** Width of the longest line in the reader's font, px. */
function contentWidth({ ctx }: Chart, { title, lines }: ChartPoint): number {
  ctx.save();
  setFont(ctx, 12, 600);
  const head = ctx.measureText(title).width;
  setFont(ctx, 12, 400);
  const width = Math.max(head, ...lines.map((line) => ctx.measureText(line).width));
  ctx.restore();
  return width;
}

/** Right of the mark, left of it where the right has no room, and always inside the picture. */
function boxAt(chart: Chart, at: { x: number; y: number }, point: ChartPoint) {
  const width = contentWidth(chart, point) + 2 * PADDING;
  const height = (point.lines.length + 1) * LINE + 2 * PADDING - 4;
  const right = at.x + ASIDE;
  const wanted = right + width <= chart.width ? right : at.x - ASIDE - width;
  const x = Math.max(0.5, Math.min(wanted, chart.width - width - 0.5));
  const y = Math.max(0.5, Math.min(at.y - height / 2, chart.height - height - 0.5));
  return { x: Math.round(x) + 0.5, y: Math.round(y) + 0.5, width: Math.round(width) - 1, height };
}

function drawTooltip(chart: Chart, at: { x: number; y: number }, point: ChartPoint, theme: Theme): void {
  const { ctx } = chart;
  const { x, y, width, height } = boxAt(chart, at, point);
  ctx.save();
  ctx.fillStyle = theme.bg;
  ctx.strokeStyle = theme.axis;
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, RADIUS);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
  for (const [index, text] of [point.title, ...point.lines].entries()) {
    const baseline = y + PADDING - 2 + (index + 0.5) * LINE + MIDDLE;
    drawLabel(chart, { text, x: x + PADDING, y: baseline, colour: theme.ink, weight: index === 0 ? 600 : 400 });
  }
}

/** Outlines the active bar; dots and parts of a ring show that they are active themselves. */
function drawActiveBar(chart: Chart, element: Element, theme: Theme): void {
  if ('horizontal' in element) strokeBox(chart, ...barBox(element as unknown as BarPlace), theme.ink, 2);
}

/** Shows the values of the active point in a box with a 1 px border and no arrow. Chart.js's own tooltip is 5 KB more. */
export function tooltipPlugin(points: ChartPoint[], theme: Theme): Plugin {
  return {
    id: 'point',
    afterDraw: (chart) => {
      for (const { datasetIndex, index, element } of chart.getActiveElements()) {
        const point = points.find((entry) => entry.dataset === datasetIndex && entry.index === index);
        if (!point) continue;
        drawActiveBar(chart, element, theme);
        return drawTooltip(chart, element.tooltipPosition(true) as { x: number; y: number }, point, theme);
      }
    },
  };
}
