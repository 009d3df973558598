import type { Chart, ChartConfiguration } from 'chart.js';
import type { DrawnChart } from '../draw/frame';
import type { ChartPoint } from '../draw/point';
import { nextPoint } from './nextPoint';

/** Where a chart is to be drawn: the width of the picture in px, and what it shows for screen readers. */
interface LivePlace {
  /** Chart.js with what this kind of chart needs. */
  Chart: typeof Chart;
  width: number;
  label: string;
  /** Opens the page of a point's query; without it points lead nowhere. */
  onQuery?: (query: string) => void;
}

function canvasIn(layer: HTMLElement, height: number, { width, label }: LivePlace, leads: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const keys = `Use the arrow keys to move between points${leads ? '; press Enter to open the query page' : ''}.`;
  Object.assign(canvas, { width, height, tabIndex: 0 });
  canvas.style.cssText = `width:${width}px;height:${height}px`;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-roledescription', 'chart');
  canvas.setAttribute('aria-label', `${label.replace(/\.$/, '')}. ${keys}`);
  layer.replaceChildren(canvas);
  return canvas;
}

/** What a screen reader says at each point, in an element that is not seen. */
function speaker(layer: HTMLElement): HTMLElement {
  const said = document.createElement('div');
  said.setAttribute('aria-live', 'polite');
  said.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  layer.append(said);
  return said;
}

function followKeys(chart: Chart, points: ChartPoint[], canvas: HTMLCanvasElement, said: HTMLElement): void {
  let current: number | null = null;
  const goTo = (index: number | null) => {
    current = index;
    const point = index === null ? undefined : points[index];
    said.textContent = point ? `${point.title}: ${point.lines.join(', ')}` : '';
    chart.setActiveElements(point ? [{ datasetIndex: point.dataset, index: point.index }] : []);
    chart.draw();
  };
  canvas.addEventListener('blur', () => goTo(null));
  canvas.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextPoint(event.key, current, points.length);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  });
}

/** A click or Enter at a point that stands for a query opens the query's page. */
function followQueries(
  chart: Chart,
  points: ChartPoint[],
  canvas: HTMLCanvasElement,
  onQuery: (query: string) => void,
) {
  const query = () => {
    const [active] = chart.getActiveElements();
    return points.find(({ dataset, index }) => dataset === active?.datasetIndex && index === active.index)?.query;
  };
  const open = () => {
    const found = query();
    if (found !== undefined) onQuery(found);
  };
  canvas.addEventListener('click', open);
  canvas.addEventListener('keydown', ({ key }) => key === 'Enter' && open());
  canvas.addEventListener('mousemove', () => {
    canvas.style.cursor = query() === undefined ? '' : 'pointer';
  });
}

/**
 * Draws a chart with Chart.js alone into an element, at the size of its static drawing. Pointer, touch and the arrow keys show
 * a point's values; Escape leaves the points. Returns the function that takes it away again.
 */
export function drawLive(layer: HTMLElement, { config, height, points }: DrawnChart, place: LivePlace): () => void {
  const leads = place.onQuery !== undefined && points.some(({ query }) => query !== undefined);
  const canvas = canvasIn(layer, height, place, leads);
  const chart = new place.Chart(canvas, config as ChartConfiguration);
  followKeys(chart, points, canvas, speaker(layer));
  if (place.onQuery) followQueries(chart, points, canvas, place.onQuery);
  return () => chart.destroy();
}
