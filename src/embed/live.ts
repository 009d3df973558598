import type { Chart } from 'chart.js';
import type { PlotSpec } from '../benchmark/figures/kinds';
import { dark, light } from '../charts/base/theme';
import { drawnWidth, variantFor } from '../charts/base/variants';
import type { Plot } from '../charts/kinds/plot';
import { drawLive } from '../charts/live/drawLive';

/** Whether the page is dark: by its address, else by the reader's system. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/**
 * Puts into the window what an embed page calls when the reader turns to its chart: it draws the chart over its static
 * drawing, and again when box or theme change. Each kind of chart has a script of its own with the parts of Chart.js
 * that it needs; the plugin writes the entry that calls this.
 */
export function offerLiveChart<Spec extends PlotSpec>(ChartClass: typeof Chart, { draw, variants }: Plot<Spec>): void {
  const benchmarkChart = (box: HTMLElement, spec: Spec) => {
    const focused = document.activeElement === box;
    const layer = document.createElement('div');
    layer.className = 'live';
    box.append(layer);
    box.tabIndex = -1;
    let stop = () => {};
    const redraw = () => {
      const keep = layer.contains(document.activeElement);
      const width = drawnWidth(variants, box.clientWidth);
      const frame = { theme: isDark() ? dark : light, width, variant: variantFor(variants, width) };
      stop();
      stop = drawLive(layer, draw(spec, frame), {
        Chart: ChartClass,
        width,
        label: box.getAttribute('aria-label') ?? '',
      });
      box.dataset.awake = '';
      if (keep || focused) layer.querySelector('canvas')?.focus();
    };
    new ResizeObserver(redraw).observe(box);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  };
  Object.assign(window, { benchmarkChart });
}
