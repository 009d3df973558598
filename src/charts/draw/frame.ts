import type { Chart, ChartConfiguration, ChartDataset, ChartType, Element, Plugin } from 'chart.js';
import type { Axis } from '../../benchmark/model/chart';
import type { Theme } from '../base/theme';
import type { Variant } from '../base/variants';
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
function tooltipPlugin(points: ChartPoint[], theme: Theme): Plugin {
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

/** What every kind of chart is drawn with: colours, the box's width and the variant for it. */
export interface Frame {
  theme: Theme;
  width: number;
  variant: Variant;
}

/** Px around the plot area. `height` is the whole picture's. */
export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
}

/** A chart ready to draw: its configuration, the picture's height in px, and its points. */
export interface DrawnChart {
  config: ChartConfiguration;
  height: number;
  points: ChartPoint[];
}

/** Draws below (`under`) and above (`over`) the marks that Chart.js draws. */
interface Layers {
  under: (chart: Chart) => void;
  over: (chart: Chart) => void;
  /** Runs after Chart.js has laid its marks out anew. */
  laidOut?: (chart: Chart) => void;
}

function layersPlugin({ under, over, laidOut }: Layers): Plugin {
  return {
    id: 'layers',
    afterUpdate: (chart) => laidOut?.(chart),
    beforeDatasetsDraw: (chart) => under(chart),
    afterDatasetsDraw: (chart) => over(chart),
  };
}

/** A scale that maps and draws nothing: axes are drawn by the layers, at places that do not depend on fonts. */
export function hiddenScale(
  type: 'linear' | 'logarithmic' | 'category',
  min: number,
  max: number,
  extra: Record<string, unknown> = {},
): Record<string, unknown> {
  const range = type === 'category' ? {} : { min, max, bounds: 'data' };
  return { type, display: false, ...range, afterBuildTicks: clearTicks, ...extra };
}

/** The scale of an axis from its minimum to its maximum. */
export function axisScale({ scale, min, max }: Axis): Record<string, unknown> {
  return hiddenScale(scale === 'log' ? 'logarithmic' : 'linear', min, max);
}

/** A scale of px from the top of the plot area down. */
export function rowsScale(margins: Margins): Record<string, unknown> {
  return hiddenScale('linear', 0, plotHeight(margins), { reverse: true });
}

function clearTicks(scale: { ticks: unknown[] }): void {
  scale.ticks = [];
}

/** Width of the plot area in the narrowest box of the variant, px: labels are chosen there. */
export function narrowestPlot({ variant }: Frame, margins: Margins): number {
  return variant.from - margins.left - margins.right;
}

/** Height of the plot area, px. */
export function plotHeight({ height, top, bottom }: Margins): number {
  return height - top - bottom;
}

/** Registered only on pages whose authors describe charts, and then for every chart. */
const NO_PLUGINS = { legend: false, tooltip: false, colors: false };

interface FrameParts {
  type: ChartType;
  labels?: string[];
  datasets: unknown[];
  margins: Margins;
  scales?: Record<string, unknown>;
  options?: Record<string, unknown>;
  points: ChartPoint[];
  layers: Layers;
}

/** The configuration that all kinds share: no animation, no responsiveness, fixed margins, the look's tooltip. */
export function drawnChart(frame: Frame, parts: FrameParts): DrawnChart {
  const { margins, points } = parts;
  const padding = { left: margins.left, right: margins.right, top: margins.top, bottom: margins.bottom };
  const config = {
    type: parts.type,
    data: { ...(parts.labels ? { labels: parts.labels } : {}), datasets: parts.datasets as ChartDataset[] },
    options: {
      animation: false,
      responsive: false,
      maintainAspectRatio: false,
      clip: false,
      layout: { padding, autoPadding: false },
      interaction: { mode: 'nearest', intersect: false },
      plugins: NO_PLUGINS,
      ...(parts.scales ? { scales: parts.scales } : {}),
      ...parts.options,
    },
    plugins: [layersPlugin(parts.layers), tooltipPlugin(points, frame.theme)],
  };
  return { config: config as unknown as ChartConfiguration, height: margins.height, points };
}
