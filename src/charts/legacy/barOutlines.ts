import type { Chart, Plugin } from 'chart.js';
import { strokeBox } from '../draw/marks';

/** Where Chart.js has put a bar, px, and how it would outline it. */
interface Bar {
  x: number;
  y: number;
  base: number;
  width: number;
  height: number;
  horizontal: boolean;
  options: { borderWidth?: unknown; borderColor?: unknown };
}

interface Outline {
  box: [x: number, y: number, width: number, height: number];
  colour: string;
  width: number;
}

/** The bar's rectangle with its line inside. */
function outlineOf({ x, y, base, width, height, horizontal, options }: Bar): Outline | null {
  const line = options.borderWidth;
  if (typeof line !== 'number' || line <= 0 || typeof options.borderColor !== 'string' || Number.isNaN(x + y))
    return null;
  const [left, top] = horizontal ? [Math.min(x, base), y - height / 2] : [x - width / 2, Math.min(y, base)];
  const [wide, high] = horizontal ? [Math.abs(x - base), height] : [width, Math.abs(y - base)];
  if (wide <= line || high <= line) return null;
  const box: Outline['box'] = [left + line / 2, top + line / 2, wide - line, high - line];
  return { box, colour: options.borderColor, width: line };
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
