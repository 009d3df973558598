import type { Mark, PathItem, Segment, TextItem } from '../drawing';
import { FONT_FAMILY } from '../theme';

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;

function addSegment(context: CanvasRenderingContext2D, segment: Segment<number>): void {
  if (segment.kind === 'move') context.moveTo(segment.x, segment.y);
  else if (segment.kind === 'line') context.lineTo(segment.x, segment.y);
  else if (segment.kind === 'circle') context.arc(segment.x, segment.y, segment.r, 0, 2 * Math.PI);
  else context.closePath();
}

export function paintPath(
  context: CanvasRenderingContext2D,
  { segments, fill, stroke, opacity }: PathItem<number>,
): void {
  context.globalAlpha = opacity;
  context.beginPath();
  for (const segment of segments) addSegment(context, segment);
  if (fill) {
    context.fillStyle = fill;
    context.fill();
  }
  if (!stroke) return;
  context.strokeStyle = stroke.colour;
  context.lineWidth = stroke.width;
  context.lineCap = stroke.cap as CanvasLineCap;
  context.lineJoin = stroke.join as CanvasLineJoin;
  context.setLineDash(stroke.dash);
  context.stroke();
}

/** Paints the runs one after another. A text with several runs must start at its `x`. */
function paintText(context: CanvasRenderingContext2D, item: TextItem<number>, width: number): void {
  const { runs, y, size, anchor, halo } = item;
  let { x } = item;
  context.textAlign = ALIGN[anchor];
  context.textBaseline = 'alphabetic';
  for (const { text, fill, weight, from } of runs) {
    if (from > width) continue;
    context.font = `${weight} ${size}px ${FONT_FAMILY}`;
    if (halo) {
      context.strokeStyle = halo.colour;
      context.lineWidth = halo.width;
      context.lineJoin = 'round';
      context.strokeText(text, x, y);
    }
    context.fillStyle = fill;
    context.fillText(text, x, y);
    x += context.measureText(text).width;
  }
}

/** Paints marks on a canvas in order, without the texts that do not fit in a box of `width` px. */
export function paintMarks(context: CanvasRenderingContext2D, marks: readonly Mark[], width: number): void {
  for (const mark of marks) {
    context.save();
    if (mark.type === 'path') paintPath(context, mark);
    else if (mark.from <= width) paintText(context, mark, width);
    context.restore();
  }
}
