import type { Theme } from '../base/theme';
import { authorColours } from './authorColours';
import { greyFill } from './greys';
import { type LegacyChart, type LegacyDataset, labelText, type Options } from './legacyChart';

/** Columns of few labels would else be as wide as pages. */
const MOST_BAR = 120;

function barColours(theme: Theme, index: number): Options {
  return { backgroundColor: greyFill(theme, index), borderColor: theme.axis, borderWidth: 1 };
}

function partColours(theme: Theme, count: number): Options {
  const fills = Array.from({ length: count }, (_, index) => greyFill(theme, index));
  return { backgroundColor: fills, borderColor: theme.bg, borderWidth: 2 };
}

function dataset({ type }: LegacyChart, own: LegacyDataset, index: number, theme: Theme): Options {
  const defaults = type === 'bar' ? barColours(theme, index) : partColours(theme, own.data.length);
  const named = authorColours(own, theme);
  const { backgroundColor, borderColor } = { ...defaults, ...named };
  const hover = { hoverBackgroundColor: backgroundColor, hoverBorderColor: borderColor };
  const shape =
    type === 'bar' ? { inflateAmount: 0, borderSkipped: false, maxBarThickness: MOST_BAR } : { borderAlign: 'center' };
  return { ...defaults, ...shape, ...hover, ...named, data: [...own.data] };
}

/** The `data` for Chart.js: what the page wrote, in the theme's colours, greys where it names none. */
export function legacyData(chart: LegacyChart, theme: Theme): { labels: unknown[]; datasets: Options[] } {
  const labels = (chart.data.labels ?? []).map((label) => (Array.isArray(label) ? label : labelText(label)));
  return { labels, datasets: chart.data.datasets.map((own, index) => dataset(chart, own, index, theme)) };
}
