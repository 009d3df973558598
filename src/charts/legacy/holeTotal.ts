import type { Plugin } from 'chart.js';
import { textRoom } from '../base/textWidth';
import type { Theme } from '../base/theme';
import { drawLabel } from '../draw/text';
import type { LegacyChart } from './legacyChart';
import { firstValues, legacyTotal } from './legacyPoints';
import { legacyText, sharedDecimals } from './numbers';

/** Of a doughnut's width, what a line of text in its hole may take. */
const HOLE = 0.56;

/** Writes the sum of a doughnut's parts into its hole, with what they are where that has room. */
export function holeTotal(chartOf: LegacyChart, theme: Theme): Plugin {
  const values = firstValues(chartOf, false);
  const total = legacyText(legacyTotal(values), sharedDecimals(values));
  const label = chartOf.data.datasets[0]?.label ?? '';
  return {
    id: 'hole-total',
    afterDatasetsDraw: (chart) => {
      const [x, y] = [chart.width / 2, chart.height / 2];
      const named = label !== '' && textRoom(label) <= chart.width * HOLE;
      const paint = { x, anchor: 'middle' as const };
      drawLabel(chart, { ...paint, text: total, y: y + (named ? 2 : 8), colour: theme.ink, size: 22, weight: 600 });
      if (named) drawLabel(chart, { ...paint, text: label, y: y + 19, colour: theme.ink2 });
    },
  };
}
