import { Chart } from 'chart.js';
import { canvasAttributes, followPoints } from '../charts/live/points';
import { marksPlugin, PARTS, scatterData, scatterOptions } from '../charts/live/scatter';
import { dark, light } from '../charts/theme';
import type { PlotSpec } from '../figures/plots';
import { drawPlot } from '../figures/plots';

Chart.register(...PARTS);

/** True if the page is dark, from its URL parameter, otherwise from the reader's system. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Adds a visually hidden live region; returns a function that sets the text for screen readers to announce. */
function announcer(layer: HTMLElement): (text: string) => void {
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'polite');
  element.style.cssText =
    'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  layer.append(element);
  return (text) => {
    element.textContent = text;
  };
}

/** Draws a chart into an empty layer of a box. Returns a function that removes it. */
function drawLive(layer: HTMLElement, box: HTMLElement, spec: PlotSpec): () => void {
  const theme = isDark() ? dark : light;
  const drawn = drawPlot(spec, theme, box.clientWidth);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: drawn.width, height: drawn.height, tabIndex: 0 });
  const attributes = canvasAttributes(box.getAttribute('aria-label') ?? '', false);
  for (const [name, value] of Object.entries(attributes)) canvas.setAttribute(name, value);
  layer.replaceChildren(canvas);
  const plugins = [marksPlugin(() => ({ drawn, theme, top: () => 0 }))];
  const chart = new Chart(canvas, {
    type: 'scatter',
    data: scatterData(drawn),
    options: scatterOptions(drawn),
    plugins,
  }) as Chart;
  followPoints(chart, {
    points: () => drawn.points,
    announce: announcer(layer),
    urlOf: () => undefined,
    open: () => undefined,
    top: () => 0,
    showLink: () => undefined,
  });
  return () => chart.destroy();
}

/**
 * Draws the live chart over the static drawing, and again if the box or the theme changes. An embed page calls it on
 * the first pointer or focus.
 */
function benchmarkChart(box: HTMLElement, spec: PlotSpec): void {
  const focused = document.activeElement === box;
  const layer = document.createElement('div');
  layer.className = 'live';
  box.append(layer);
  box.tabIndex = -1;
  let stop = () => {};
  const redraw = () => {
    const keep = layer.contains(document.activeElement);
    stop();
    stop = drawLive(layer, box, spec);
    box.dataset.awake = '';
    if (keep || focused) layer.querySelector('canvas')?.focus();
  };
  new ResizeObserver(redraw).observe(box);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
}

Object.assign(window, { benchmarkChart });
