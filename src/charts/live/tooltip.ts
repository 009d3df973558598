import type { Theme } from '../base/theme';
import { FONT_FAMILY } from '../base/theme';
import type { ChartPoint } from '../draw/frame';
import { labelMark, MIDDLE } from '../draw/text';
import { paintMarks } from './paint';

const PADDING = 8;
const LINE = 18;
const ASIDE = 12;
const RADIUS = 3;

interface Size {
  width: number;
  height: number;
}

/** Width of the longest line in the reader's font, px. */
function contentWidth(context: CanvasRenderingContext2D, { title, lines }: ChartPoint): number {
  const widthOf = (text: string, weight: number) => {
    context.font = `${weight} 12px ${FONT_FAMILY}`;
    return context.measureText(text).width;
  };
  return Math.max(widthOf(title, 600), ...lines.map((line) => widthOf(line, 400)));
}

/** Box to the right of the point, or to its left if there is no room. Always inside the picture. */
function boxAt(content: number, point: ChartPoint, picture: Size) {
  const width = content + 2 * PADDING;
  const height = (point.lines.length + 1) * LINE + 2 * PADDING - 4;
  const right = point.x + ASIDE;
  const wanted = right + width <= picture.width ? right : point.x - ASIDE - width;
  const x = Math.max(0.5, Math.min(wanted, picture.width - width - 0.5));
  const y = Math.max(0.5, Math.min(point.y - height / 2, picture.height - height - 0.5));
  return { x: Math.round(x) + 0.5, y: Math.round(y) + 0.5, width: Math.round(width) - 1, height };
}

/** Paints the values of a point in a box with a 1 px border and no arrow. Chart.js's own tooltip is 5 KB more. */
export function paintTooltip(context: CanvasRenderingContext2D, point: ChartPoint, theme: Theme, picture: Size): void {
  context.save();
  const { x, y, width, height } = boxAt(contentWidth(context, point), point, picture);
  context.fillStyle = theme.bg;
  context.strokeStyle = theme.axis;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(x, y, width, height, RADIUS);
  context.fill();
  context.stroke();
  context.restore();
  const texts = [point.title, ...point.lines].map((text, index) => {
    const baseline = y + PADDING - 2 + (index + 0.5) * LINE + MIDDLE;
    return labelMark({ text, x: x + PADDING, y: baseline, colour: theme.ink, weight: index === 0 ? 600 : 400 });
  });
  paintMarks(context, texts, picture.width);
}
