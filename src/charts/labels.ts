import type { Mark } from './drawing';
import type { Plane, Variant } from './frame';
import { type Box, CLEARANCE, inside, type Label, labelBox, labelMark, overlaps } from './text';

/** Possible position of a label: a share of the plot area's width, px from there, and px below the area's top. */
export interface LabelPosition {
  share: number;
  px: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** A label and its possible positions, best first. */
export interface LabelRequest {
  text: string;
  spots: LabelPosition[];
  weight?: number;
}

/** A placed label, and the narrowest box in which it fits there. */
export interface PlacedLabel {
  text: string;
  spot: LabelPosition;
  weight: number;
  from: number;
}

/** Bounds of labels in a plot area, and the marks that labels must not cover; px from its top left. */
interface Room {
  bounds: Box;
  marks: Box[];
}

/** Gap between a label and a mark of another point, px. */
const MARK_GAP = 1;
/** Gap between two labels one above the other, px. */
const LINE_GAP = 2;
/** Steps between the widths that are tried after the narrowest, px. */
const WIDENING = 80;

/** Rectangle of a text, px from the top left of a plot area of `plot` px. */
export function labelArea(text: string, { share, px, y, anchor }: LabelPosition, plot: number, weight = 400): Box {
  return labelBox({ text, x: share * plot + px, y, anchor, weight });
}

function hasCollision(box: Box, { text, spot, weight }: PlacedLabel, plot: number): boolean {
  const other = labelArea(text, spot, plot, weight);
  return overlaps({ ...box, left: box.left - CLEARANCE, right: box.right + CLEARANCE }, other, LINE_GAP);
}

/** Area that a mark covers as the plot area grows. A mark between a label and its position crosses the label. */
function sweptArea(mark: Box, box: Box, { share, anchor }: LabelPosition, plot: number): Box {
  const at = share * plot;
  if (anchor === 'start' && mark.left > at && mark.right <= box.left) return { ...mark, right: box.right };
  if (anchor === 'end' && mark.right < at && mark.left >= box.right) return { ...mark, left: box.left };
  return mark;
}

/** True if a label's rectangle is clear of marks in a plot area of `plot` px and in every wider one. */
export function isPositionFree(box: Box, spot: LabelPosition, plot: number, marks: Box[]): boolean {
  return !marks.some((mark) => overlaps(box, sweptArea(mark, box, spot, plot), MARK_GAP));
}

function freePosition(
  { text, spots, weight }: LabelRequest,
  placed: PlacedLabel[],
  plot: number,
  room: Room,
): LabelPosition | undefined {
  return spots.find((spot) => {
    const box = labelArea(text, spot, plot, weight);
    if (!inside(box, room.bounds) || placed.some((label) => hasCollision(box, label, plot))) return false;
    return isPositionFree(box, spot, plot, room.marks);
  });
}

/** Labels at their first position that is clear of marks and of earlier labels; labels without one are left out. */
export function placeLabels(
  wishes: LabelRequest[],
  plot: number,
  room: Room,
  before: PlacedLabel[] = [],
  from = 0,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const wish of wishes) {
    const spot = freePosition(wish, [...before, ...placed], plot, room);
    if (spot) placed.push({ text: wish.text, spot, weight: wish.weight ?? 400, from });
  }
  return placed;
}

/**
 * Labels placed in the narrowest box of a variant, then the remaining labels in wider boxes, which show them from that
 * width. `margins` is the width next to the plot area; `room` returns the marks in a plot area of a given width.
 */
export function placeByWidth(
  wishes: LabelRequest[],
  variant: Variant,
  margins: number,
  room: (plot: number) => Room,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (let width = variant.from; width <= variant.to; width += WIDENING) {
    const left = wishes.filter(({ text }) => !placed.some((label) => label.text === text));
    const from = width === variant.from ? 0 : width;
    placed.push(...placeLabels(left, width - margins, room(width - margins), placed, from));
  }
  return placed;
}

export function placedMarks(
  { left, right, top }: Plane,
  labels: PlacedLabel[],
  paint: Pick<Label, 'colour' | 'halo'>,
): Mark[] {
  return labels.map(({ text, spot, weight, from }) => {
    const x = left + spot.share * (right - left) + spot.px;
    return labelMark({ ...paint, text, x, y: top + spot.y, anchor: spot.anchor, weight, from });
  });
}
