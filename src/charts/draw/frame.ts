import type { Chart, ChartConfiguration, ChartDataset, ChartType, Plugin } from 'chart.js';
import type { Axis } from '../../benchmark/model/chart';
import type { Theme } from '../base/theme';
import type { Variant } from '../base/variants';
import type { ChartPoint } from './point';
import { tooltipPlugin } from './tooltip';

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
