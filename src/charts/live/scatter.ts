import {
  type Chart,
  type ChartData,
  type ChartOptions,
  LinearScale,
  type Plugin,
  PointElement,
  ScatterController,
} from 'chart.js';
import type { ChartPoint, Drawn } from '../frame';
import { labelMark, MIDDLE } from '../text';
import { FONT_FAMILY, type Theme } from '../theme';
import { paintMarks } from './paint';

/** Parts of Chart.js that a live chart needs. */
export const PARTS = [ScatterController, PointElement, LinearScale];

interface ShownChart {
  drawn: Drawn;
  theme: Theme;
  /** The link in the box of the active point. */
  link?: PointLink | undefined;
  /** Returns where the header of the site ends, in px from the top of the picture. */
  top: () => number;
}

/** The point whose values are shown. */
export function activePoint(chart: Chart, points: readonly ChartPoint[]): ChartPoint | undefined {
  const [active] = chart.getActiveElements();
  return active && points[active.index];
}

/** Points of a drawing as one invisible dataset, in which Chart.js finds the nearest point. */
export function scatterData({ points }: Drawn): ChartData<'scatter'> {
  const data = points.map(({ x, y }) => ({ x, y }));
  return { datasets: [{ data, pointRadius: 0, pointHoverRadius: 0, pointHitRadius: 0 }] };
}

/** Scales in px from the top left of the picture, without animation or reaction to the window's size. */
export function scatterOptions({ width, height, find }: Drawn): ChartOptions<'scatter'> {
  const scale = { type: 'linear', display: false, min: 0 } as const;
  return {
    animation: false,
    responsive: false,
    maintainAspectRatio: false,
    layout: { padding: 0, autoPadding: false },
    interaction: { mode: 'nearest', axis: find, intersect: false, includeInvisible: true },
    // Registered only on pages with author-defined charts, and then for every chart.
    plugins: { legend: { display: false }, tooltip: { enabled: false }, colors: { enabled: false } },
    scales: { x: { ...scale, max: width }, y: { ...scale, max: height, reverse: true } },
  };
}

/** Paints the marks of the current drawing, then the active point and its values on top. */
export function marksPlugin(shown: () => ShownChart): Plugin<'scatter'> {
  return {
    id: 'marks',
    beforeDatasetsDraw: ({ ctx, width }) => paintMarks(ctx, shown().drawn.items, width),
    afterDatasetsDraw: (chart) => {
      const { drawn, theme, link } = shown();
      // The link covers the canvas, so that Chart.js sees the pointer leave.
      const point = link?.point ?? activePoint(chart, drawn.points);
      if (!point) return;
      paintMarks(chart.ctx, point.active, chart.width);
      paintTooltip(chart, point, theme, link?.box ?? boxAt(chart, point, shown().top()));
    },
  };
}

const PADDING = 8;
const LINE = 18;
const ASIDE = 12;
const RADIUS = 3;
/** Height of the axis below a plot, px: free of boxes unless the point itself is there. */
const AXIS = 44;
/** Height of the link in a box, px: a target for a finger. */
const LINK_HEIGHT = 36;

interface Size {
  width: number;
  height: number;
}

/** A box in px from the top left of the picture. */
interface Box extends Size {
  left: number;
  top: number;
}

/** The link in the lower part of a point's box. */
export interface PointLink {
  point: ChartPoint;
  url: string;
  text: string;
  box: Box;
  /** Its own place in the box. */
  place: Box;
}

/** Width of the longest line in the reader's font, px. */
function contentWidth(context: CanvasRenderingContext2D, title: string, lines: readonly string[]): number {
  const widthOf = (text: string, weight: number) => {
    context.font = `${weight} 12px ${FONT_FAMILY}`;
    return context.measureText(text).width;
  };
  return Math.max(widthOf(title, 600), ...lines.map((line) => widthOf(line, 400)));
}

/**
 * Box to the right of the point or to its left, above the axis; without room on either side above the point, otherwise
 * below it. Inside the picture and below `top`, where the header of the site ends. `link` is the text of its link.
 */
function boxAt(
  { ctx, ...picture }: Pick<Chart, 'ctx' | keyof Size>,
  point: ChartPoint,
  top: number,
  link?: string,
): Box {
  const lines = link ? [...point.lines, link] : point.lines;
  const width = Math.ceil(contentWidth(ctx, point.title, lines)) + 2 * PADDING + 1;
  const height = (point.lines.length + 1) * LINE + (link ? LINK_HEIGHT : 0) + 2 * PADDING - 4;
  const placed = (x: number, y: number): Box => ({
    left: Math.round(x) + 0.5,
    top: Math.floor(Math.max(top, y)) + 0.5,
    width: width - 1,
    height,
  });
  const side = [point.x + ASIDE, point.x - ASIDE - width].find((x) => x >= 0 && x + width <= picture.width);
  if (side !== undefined) {
    const lowest = Math.min(Math.max(picture.height - AXIS, point.y + ASIDE), picture.height);
    return placed(side, Math.min(point.y - height / 2, lowest - 1 - height));
  }
  const above = point.y - ASIDE - height;
  const x = Math.max(0, Math.min(point.x - width / 2, picture.width - width));
  return placed(x, above >= top ? above : Math.min(point.y + ASIDE, picture.height - 1 - height));
}

/** The link to the page of a point, in the lower part of its box. */
export function pointLink(
  chart: Pick<Chart, 'ctx' | keyof Size>,
  point: ChartPoint,
  url: string,
  top: number,
): PointLink {
  const text = `Open ${point.query ?? point.title}`;
  const box = boxAt(chart, point, top, text);
  const place = { ...box, top: box.top + box.height - LINK_HEIGHT, height: LINK_HEIGHT };
  return { point, url, text, box, place };
}

/**
 * Paints the values of a point in a box with a 1 px border and no arrow, with room for the link if there is one.
 * Chart.js's own tooltip is 5 KB more.
 */
function paintTooltip(chart: Chart, point: ChartPoint, theme: Theme, box: Box): void {
  const context = chart.ctx;
  context.save();
  const { left, top, width, height } = box;
  context.fillStyle = theme.bg;
  context.strokeStyle = theme.axis;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(left, top, width, height, RADIUS);
  context.fill();
  context.stroke();
  context.restore();
  const texts = [point.title, ...point.lines].map((text, index) => {
    const baseline = top + PADDING - 2 + (index + 0.5) * LINE + MIDDLE;
    return labelMark({ text, x: left + PADDING, y: baseline, colour: theme.ink, weight: index === 0 ? 600 : 400 });
  });
  paintMarks(context, texts, chart.width);
}
