import type { Chart } from 'chart.js';
import type { ChartSpec } from '../benchmark/chartTypes';
import type { DrawnChart, Frame } from '../charts/draw/frame';
import { drawLive } from '../charts/drawLive';
import { dark, light } from '../charts/theme';
import { DOUGHNUT_SIZE, variantFor } from '../charts/variants';

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
export function offerLiveChart<Spec extends ChartSpec>(
  ChartClass: typeof Chart,
  draw: (spec: Spec, frame: Frame) => DrawnChart,
): void {
  const benchmarkChart = (box: HTMLElement, spec: Spec) => {
    const focused = document.activeElement === box;
    const layer = document.createElement('div');
    layer.className = 'live';
    box.append(layer);
    box.tabIndex = -1;
    let stop = () => {};
    const redraw = () => {
      const keep = layer.contains(document.activeElement);
      const width = spec.kind === 'doughnut' ? DOUGHNUT_SIZE : box.clientWidth;
      const frame = { theme: isDark() ? dark : light, width, variant: variantFor(spec.kind, width) };
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
