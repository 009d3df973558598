import type { Chart, Plugin } from 'chart.js';
import { textRoom } from '../base/textWidth';
import type { Theme } from '../base/theme';
import { drawLabel, MIDDLE } from '../draw/text';
import { type LegacyChart, legacyLength } from './legacyChart';
import { firstValues } from './legacyPoints';
import { legacyText, sharedDecimals } from './numbers';

const ASIDE = 6;
const LINE = 14;
const MOST_BARS = 30;

/** True where each bar can carry its value: one dataset of at most thirty bars. */
export function isLabelled({ type, data }: LegacyChart): boolean {
  return type === 'bar' && data.datasets.length === 1 && legacyLength(data) <= MOST_BARS;
}

/** Where Chart.js has put a bar of a row, px. */
type RowBar = Record<'x' | 'y' | 'base', number>;

/** Beyond the end of the bar, else on the other side of the line that it starts from. */
function rowPlace({ x, y, base }: RowBar, leftwards: boolean, room: number, edges: { left: number; right: number }) {
  const spots = [
    { at: x, left: leftwards },
    { at: base, left: !leftwards },
  ];
  const free = spots.find(({ at, left }) =>
    left ? at - ASIDE - room >= edges.left : at + ASIDE + room <= edges.right,
  );
  if (!free) return null;
  const anchor = free.left ? ('end' as const) : ('start' as const);
  return { x: free.at + (free.left ? -ASIDE : ASIDE), y: y + MIDDLE, anchor };
}

function place(chart: Chart, index: number, value: number, text: string, horizontal: boolean) {
  const bar = chart.getDatasetMeta(0).data[index];
  if (!bar || Number.isNaN(bar.x + bar.y)) return null;
  const room = textRoom(text, 12, 600);
  const { top, bottom, left } = chart.chartArea;
  if (horizontal) {
    return rowPlace(bar as unknown as RowBar, value < 0, room, { left, right: chart.width });
  }
  const step = (chart.chartArea.right - left) / chart.getDatasetMeta(0).data.length;
  const fits = room <= step - 2 && (value < 0 ? bar.y + LINE <= bottom : bar.y - LINE >= top - ASIDE);
  return fits ? { x: bar.x, y: bar.y + (value < 0 ? LINE : -ASIDE), anchor: 'middle' as const } : null;
}

/** Writes the value at the end of each bar, where it has room; the table has them all. */
export function valueLabels(chartOf: LegacyChart, theme: Theme, horizontal: boolean): Plugin {
  const values = firstValues(chartOf, horizontal);
  const decimals = sharedDecimals(values);
  return {
    id: 'value-labels',
    afterDatasetsDraw: (chart) => {
      for (const [index, value] of values.entries()) {
        if (typeof value !== 'number') continue;
        const text = legacyText(value, decimals);
        const at = place(chart, index, value, text, horizontal);
        if (at) drawLabel(chart, { ...at, text, colour: theme.ink, weight: 600, halo: theme.bg });
      }
    },
  };
}
