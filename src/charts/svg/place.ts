import type { Drawing, Item, Mark, Segment } from '../scene/drawing';

/** Difference between two drawings of one chart that makes a fluid drawing impossible. */
export class NotFluidError extends Error {}

/** Position on the x axis of a box of any width: a share of the plot area's width (0–1) and px from there. */
export interface Place {
  share: number;
  px: number;
}

/** Turns the x coordinates of one chart, drawn at two widths, into places. */
type Solve = (a: number, b: number) => Place;

function solveSegment(a: Segment<number>, b: Segment<number>, solve: Solve): Segment<Place> {
  if (a.kind === 'close' || b.kind === 'close') return { kind: 'close' };
  if (a.kind === b.kind) return { ...a, x: solve(a.x, b.x) };
  throw new NotFluidError(`the drawings differ at two widths: ${a.kind} and ${b.kind}`);
}

function solvePath(a: Segment<number>[], b: Segment<number>[], solve: Solve): Segment<Place>[] {
  if (a.length !== b.length)
    throw new NotFluidError(`the drawings differ at two widths: paths of ${a.length} and ${b.length} pieces`);
  return a.map((segment, index) => solveSegment(segment, b[index] as Segment<number>, solve));
}

function solveItem(a: Mark, b: Mark | undefined, solve: Solve): Item<Place> {
  if (a.type === 'text' && b?.type === 'text' && a.runs[0]?.text === b.runs[0]?.text)
    return { ...a, x: solve(a.x, b.x) };
  if (a.type === 'path' && b?.type === 'path') return { ...a, segments: solvePath(a.segments, b.segments, solve) };
  const name = a.type === 'text' ? `the text "${a.runs[0]?.text}"` : 'a path';
  throw new NotFluidError(`the drawings differ at two widths: ${name} is in one of them only`);
}

/** Items of a drawing with x in px of the picture, for a picture of a fixed size. */
export function fixedItems({ items }: Pick<Drawing, 'items'>): Item<Place>[] {
  return items.map((item) => solveItem(item, item, (x) => ({ share: 0, px: x })));
}

/**
 * Items of a chart drawn at two widths. Each x is solved for its share of the plot area and px, so the items can be
 * placed in a box of any width in between. Throws if the two drawings have different items.
 */
export function fluidItems(a: Drawing, b: Drawing): Item<Place>[] {
  if (a.items.length !== b.items.length) {
    throw new NotFluidError(`the drawings differ at two widths: ${a.items.length} items and ${b.items.length}`);
  }
  const [plotA, plotB] = [a.right - a.left, b.right - b.left];
  const solve: Solve = (xA, xB) => {
    const share = (xB - b.left - (xA - a.left)) / (plotB - plotA);
    return { share, px: xA - a.left - share * plotA };
  };
  return a.items.map((item, index) => solveItem(item, b.items[index], solve));
}
