import type { Chart, InteractionOptions } from 'chart.js';
import type { ChartPoint } from '../frame';
import { nextFocusIndex } from '../nextFocusIndex';
import { activePoint, type PointLink, pointLink } from './scatter';

/** Attributes that describe a chart's canvas to screen readers; `opens` is true if its points open pages. */
export function canvasAttributes(label: string, opens: boolean) {
  const keys = `Use the arrow keys to move between points${opens ? '; press Enter to open the page of a point' : ''}.`;
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
  /** Called with each point that keys, pointer, or finger make active. */
  select?: (point: ChartPoint) => void;
  /** URL of the page of a point; undefined if it has none. */
  urlOf: (point: ChartPoint) => string | undefined;
  open: (url: string) => void;
  /** Returns where the header of the site ends, in px from the top of the picture. */
  top: () => number;
  /** Shows the link of a touched point in its box; undefined removes it. */
  showLink: (link: PointLink | undefined) => void;
}

/** Makes points active with the arrow keys, Home, and End; Escape and blur leave them. */
function followKeys(chart: Chart, { points, announce, select, showLink }: Reader, signal: AbortSignal): void {
  let current: number | null = null;
  const goTo = (index: number | null) => {
    current = index;
    showLink(undefined);
    const point = index === null ? undefined : points()[index];
    announce(point ? `${point.title}: ${point.lines.join(', ')}` : '');
    if (point) select?.(point);
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

/** The point nearest to a click or tap. Chart.js makes it active only in the next frame. */
function pointAt(chart: Chart, event: Event, points: readonly ChartPoint[]): ChartPoint | undefined {
  const [nearest] = chart.getElementsAtEventForMode(
    event,
    'nearest',
    chart.options.interaction as InteractionOptions,
    false,
  );
  return nearest && points[nearest.index];
}

/** Taps select a point and show the link in its box, because a finger cannot hover; clicks open the point's page. */
function followPointer(
  chart: Chart,
  { points, urlOf, open, select, top, showLink }: Reader,
  signal: AbortSignal,
): void {
  const { canvas } = chart;
  let isTouch = false;
  const onPoint = (point: ChartPoint | undefined) => {
    const url = point && urlOf(point);
    if (point) select?.(point);
    if (point && url !== undefined && isTouch) showLink(pointLink(chart, point, url, top()));
    else if (url !== undefined) open(url);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    isTouch = false;
    if (key === 'Enter') onPoint(activePoint(chart, points()));
  };
  const onMove = (event: Event) => {
    const point = pointAt(chart, event, points());
    if (point) select?.(point);
    showLink(undefined);
    canvas.style.cursor = point && urlOf(point) !== undefined ? 'pointer' : '';
  };
  const onDown = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch';
  };
  canvas.addEventListener('pointerdown', onDown, { signal });
  canvas.addEventListener('click', (event) => onPoint(pointAt(chart, event, points())), { signal });
  canvas.addEventListener('keydown', onKey, { signal });
  for (const move of ['mousemove', 'touchmove']) canvas.addEventListener(move, onMove, { signal, passive: true });
}

/** Makes points active with keys and pointer, and opens their pages. Returns a function that removes the listeners. */
export function followPoints(chart: Chart, reader: Reader): () => void {
  const stop = new AbortController();
  followKeys(chart, reader, stop.signal);
  followPointer(chart, reader, stop.signal);
  return () => stop.abort();
}
