import type { Item, PathItem } from '../../scene/drawing';

function isPath(item: Item<number>): item is PathItem<number> {
  return item.type === 'path';
}

/** Areas and lines, which nothing but marks and words may cover; a mark has both fill and outline. */
function isGround(item: Item<number>): item is PathItem<number> {
  return isPath(item) && (item.fill === null || item.stroke === null);
}

/** What an item is painted with; texts of one paint may follow each other, since none covers another. */
function paintOf(item: Item<number>): string {
  if (isPath(item)) return JSON.stringify([item.fill, item.stroke]);
  const [run] = item.runs;
  return JSON.stringify([run?.fill, run?.weight, item.size, item.anchor, item.halo]);
}

/** The same items with those of one paint after one another; paints keep the order in which they first come. */
function byPaint<T extends Item<number>>(items: readonly T[]): T[] {
  const paints = [...new Set(items.map(paintOf))];
  return paints.flatMap((paint) => items.filter((item) => paintOf(item) === paint));
}

/** Whether all of an area or line lies beside the plot, where nothing stretches. */
function isBeside({ segments }: PathItem<number>, { left, right }: Plot): boolean {
  const places = segments.flatMap((segment) => (segment.kind === 'close' ? [] : [segment.x]));
  return places.every((x) => x <= left) || places.every((x) => x >= right);
}

interface Plot {
  left: number;
  right: number;
}

/**
 * The same drawing with all areas and lines of one paint after one another, first those beside the plot and then those that stretch with
 * it; then the marks in their order; then the words by their paint. An SVG holds each paint once or twice instead of once a row.
 */
export function inLayers(items: readonly Item<number>[], plot: Plot): Item<number>[] {
  const ground = items.filter(isGround);
  const above = items.filter((item) => !isGround(item));
  const beside = (item: PathItem<number>) => isBeside(item, plot);
  return [
    ...byPaint([...ground.filter(beside), ...ground.filter((item) => !beside(item))]),
    ...above.filter(isPath),
    ...byPaint(above.filter((item) => !isPath(item))),
  ];
}
