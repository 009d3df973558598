import { formatNumber } from '../../benchmark/text/numbers';
import { wrapText } from '../base/textWidth';
import { FONT_FAMILY, type Theme } from '../base/theme';
import type { LegacyChart, Options } from './legacyChart';
import { columnRoom, LABEL_SHARE } from './legacySizes';
import { shownDecimals } from './numbers';

const FONT = { family: FONT_FAMILY, size: 12 };

/** Where a chart is drawn: its picture's width, and whether bars lie in rows. */
interface LegacyFrame {
  theme: Theme;
  width: number;
  horizontal: boolean;
}

interface CategoryScale {
  getLabelForValue: (value: number) => unknown;
}

function scale(theme: Theme, ticks: Options): Options {
  return {
    border: { display: false, color: theme.axis },
    grid: { color: theme.grid, drawTicks: false },
    ticks: { color: theme.ink2, font: FONT, padding: 6, maxRotation: 0, ...ticks },
    title: { color: theme.ink2, font: FONT, padding: { top: 4, bottom: 0 } },
  };
}

/** An axis of labels: no lines, and labels broken into lines that have room. */
function labelScale(chart: LegacyChart, { theme, width, horizontal }: LegacyFrame): Options {
  const room = horizontal ? width * LABEL_SHARE : columnRoom(chart, width);
  function callback(this: CategoryScale, value: number): unknown {
    const label = this.getLabelForValue(value);
    if (typeof label !== 'string') return label;
    const lines = wrapText(label, room);
    return lines.length > 1 ? lines : label;
  }
  return { ...scale(theme, { color: theme.ink, autoSkip: false, callback }), grid: { display: false } };
}

/** An axis of values: from 0, with a line at 0 that stands out from the grid. */
function valueScale(theme: Theme): Options {
  const callback = (value: number) => formatNumber(value, shownDecimals(value));
  const zeroLine = ({ tick }: { tick?: { value: number } }) => (tick?.value === 0 ? theme.axis : theme.grid);
  const base = scale(theme, { maxTicksLimit: 7, includeBounds: false, autoSkipPadding: 8, callback });
  return { ...base, grid: { color: zeroLine, drawTicks: false }, beginAtZero: true, grace: '8%' };
}

function barScales(chart: LegacyChart, frame: LegacyFrame): Options {
  const { scales } = chart.options;
  const ids = Object.keys(typeof scales === 'object' && scales !== null ? scales : {});
  const labels = frame.horizontal ? 'y' : 'x';
  const all = [...new Set(['x', 'y', ...ids])];
  return Object.fromEntries(all.map((id) => [id, id === labels ? labelScale(chart, frame) : valueScale(frame.theme)]));
}

/** Our options for a chart of the earlier style; the page's own are merged over them. */
export function legacyDefaults(chart: LegacyChart, frame: LegacyFrame): Options {
  const shared = {
    locale: 'en-GB',
    font: FONT,
    color: frame.theme.ink,
    layout: { padding: { top: 6, right: 12, bottom: 4 } },
  };
  if (chart.type !== 'bar') {
    const round = { cutout: chart.type === 'doughnut' ? '64%' : 0, interaction: { mode: 'nearest', intersect: true } };
    return { ...shared, ...round, layout: { padding: 2 } };
  }
  const interaction = { mode: 'nearest', intersect: false };
  return { ...shared, interaction, indexAxis: frame.horizontal ? 'y' : 'x', scales: barScales(chart, frame) };
}
