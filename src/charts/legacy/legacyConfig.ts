import type { ChartConfiguration, Plugin } from 'chart.js';
import type { Theme } from '../base/theme';
import type { DrawnChart } from '../draw/frame';
import { tooltipPlugin } from '../draw/tooltip';
import { authorColours } from './authorColours';
import { axisTitlesPlugin, titlesHeight, verticalTitles, withFittingTitles } from './axisTitles';
import { barOutlines } from './barOutlines';
import { deepMerge } from './deepMerge';
import { holeTotal } from './holeTotal';
import { isOptions, type LegacyChart, type Options } from './legacyChart';
import { legacyData } from './legacyData';
import { legacyDefaults } from './legacyDefaults';
import { legacyPoints } from './legacyPoints';
import { isHorizontal, labelsRoom, legacyHeight } from './legacySizes';
import { isLabelled, valueLabels } from './valueLabels';

const TYPES = ['bar', 'pie', 'doughnut'];

/** Nothing moves, and the box gives the size. */
const FIXED = { animation: false, animations: false, transitions: {}, responsive: false, maintainAspectRatio: false };

function parts(value: unknown): Options {
  return isOptions(value) ? value : {};
}

/** The page's options for rows where it wrote them for columns: the axes change places. */
function turned({ options }: LegacyChart, horizontal: boolean): Options {
  if (!horizontal || options.indexAxis === 'y') return options;
  const { x, y, ...others } = parts(options.scales);
  return { ...options, scales: { ...others, ...(y ? { x: y } : {}), ...(x ? { y: x } : {}) } };
}

function padded(padding: unknown, top: number): unknown {
  if (typeof padding === 'number') return { left: padding, right: padding, bottom: padding, top: padding + top };
  const sides = parts(padding);
  return { ...sides, top: Number(sides.top ?? 0) + top };
}

function checkTypes({ type, data }: LegacyChart): void {
  for (const own of [type, ...data.datasets.map((dataset) => dataset.type ?? type)]) {
    if (!TYPES.includes(String(own))) throw new Error(`unknown type ${own} (known: ${TYPES.join(', ')})`);
  }
}

function pluginsOf(chart: LegacyChart, theme: Theme, horizontal: boolean): Plugin[] {
  if (chart.type === 'doughnut') return [holeTotal(chart, theme)];
  if (chart.type === 'pie') return [];
  return [barOutlines(), ...(isLabelled(chart) ? [valueLabels(chart, theme, horizontal)] : [])];
}

/**
 * The Chart.js configuration of a chart of the earlier style at one of its widths: the page's data and options merged
 * over our defaults, in the colours of `theme`; with its height in px and its points. Throws for other types of chart.
 */
export function legacyConfig(chart: LegacyChart, theme: Theme, width: number): DrawnChart {
  checkTypes(chart);
  const horizontal = isHorizontal(chart, width);
  const own = authorColours(turned(chart, horizontal), theme);
  const merged = deepMerge(legacyDefaults(chart, { theme, width, horizontal }), own);
  const titles = verticalTitles(parts(merged.scales), width);
  const layout = { ...parts(merged.layout), padding: padded(parts(merged.layout).padding, titlesHeight(titles)) };
  const upright = withFittingTitles(parts(merged.scales), width - labelsRoom(chart, width));
  const scales = chart.type === 'bar' ? { scales: upright } : {};
  const points = legacyPoints(chart, horizontal);
  const config = {
    type: chart.type,
    data: legacyData(chart, theme),
    options: { ...merged, ...scales, layout, ...FIXED },
    plugins: [axisTitlesPlugin(titles), ...pluginsOf(chart, theme, horizontal), tooltipPlugin(points, theme)],
  };
  return { config: config as unknown as ChartConfiguration, height: legacyHeight(chart, width), points };
}
