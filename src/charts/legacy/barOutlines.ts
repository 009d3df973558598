import type { Chart, Plugin } from 'chart.js';
import { strokeBox } from '../draw/marks';
import { type BarPlace, barBox } from '../draw/tooltip';

/** A bar of Chart.js, and how it would outline it. */
type Bar = BarPlace & { options: { borderWidth?: unknown; borderColor?: unknown } };

interface Outline {
  box: [x: number, y: number, width: number, height: number];
  colour: string;
  width: number;
}

/** The bar's rectangle with its line inside. */
function outlineOf(bar: Bar): Outline | null {
  const { borderWidth: line, borderColor } = bar.options;
  if (typeof line !== 'number' || line <= 0 || typeof borderColor !== 'string' || Number.isNaN(bar.x + bar.y))
    return null;
  const [left, top, wide, high] = barBox(bar);
  if (wide <= line || high <= line) return null;
  const box: Outline['box'] = [left + line / 2, top + line / 2, wide - line, high - line];
  return { box, colour: borderColor, width: line };
}

function bars(chart: Chart): Bar[] {
  return chart.getSortedVisibleDatasetMetas().flatMap((meta) => meta.data as unknown as Bar[]);
}

/** Draws the outlines of bars after their fills: as lines of a few paths, where Chart.js cuts each bar out of another. */
export function barOutlines(): Plugin {
  let outlines: Outline[] = [];
  return {
    id: 'bar-outlines',
    afterUpdate: (chart) => {
      outlines = bars(chart).flatMap((bar) => {
        const outline = outlineOf(bar);
        if (outline) bar.options = { ...bar.options, borderWidth: 0 };
        return outline ? [outline] : [];
      });
    },
    afterDatasetsDraw: (chart) => {
      for (const { box, colour, width } of outlines) strokeBox(chart, ...box, colour, width);
    },
  };
}
