import type { Chart } from 'chart.js';
import type { ChartPoint } from '../frame';
import { nextFocusIndex } from '../nextFocusIndex';
import { activePoint } from './scatter';

/** Attributes that describe a chart's canvas to screen readers; `opens` is true if its points open pages. */
export function canvasAttributes(label: string, opens: boolean) {
  const keys = `Use the arrow keys to move between points${opens ? '; press Enter to open the query page' : ''}.`;
  return {
    role: 'application',
    'aria-roledescription': 'chart',
    'aria-label': `${label.replace(/\.$/, '')}. ${keys}`,
  };
}

const MOVES = { next: ['ArrowRight', 'ArrowDown'], back: ['ArrowLeft', 'ArrowUp'], ends: true };

/** Index of the point after a key press; null for Escape, undefined for a key that does not move. */
export function nextPoint(key: string, current: number | null, count: number): number | null | undefined {
  return key === 'Escape' ? null : nextFocusIndex(key, current ?? -1, count, MOVES);
}

interface Reader {
  /** Points of the current drawing, in reading order. */
  points: () => readonly ChartPoint[];
  /** Announces a point to screen readers; '' for none. */
  announce: (text: string) => void;
  /** Opens the page of a point's query; undefined if points open nothing. */
  onQuery: (() => ((query: string) => void) | undefined) | undefined;
}

/** Makes points active with the arrow keys, Home, and End; Escape and blur leave them. */
function followKeys(chart: Chart, { points, announce }: Reader, signal: AbortSignal): void {
  let current: number | null = null;
  const goTo = (index: number | null) => {
    current = index;
    const point = index === null ? undefined : points()[index];
    announce(point ? `${point.title}: ${point.lines.join(', ')}` : '');
    chart.setActiveElements(point && index !== null ? [{ datasetIndex: 0, index }] : []);
    chart.draw();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextPoint(event.key, current, points().length);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  chart.canvas.addEventListener('blur', () => goTo(null), { signal });
  chart.canvas.addEventListener('keydown', onKey, { signal });
}

/**
 * Makes points active with keys and pointer. A click or Enter opens the page of the active point's query. Returns a
 * function that removes the listeners.
 */
export function followPoints(chart: Chart, reader: Reader): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const query = () => reader.onQuery?.() && activePoint(chart, reader.points())?.query;
  const open = () => {
    const found = query();
    if (found !== undefined) reader.onQuery?.()?.(found);
  };
  followKeys(chart, reader, signal);
  chart.canvas.addEventListener('click', open, { signal });
  chart.canvas.addEventListener('keydown', ({ key }) => key === 'Enter' && open(), { signal });
  const point = () => {
    chart.canvas.style.cursor = query() === undefined ? '' : 'pointer';
  };
  chart.canvas.addEventListener('mousemove', point, { signal });
  return () => stop.abort();
}
