import type { Item, PathItem } from '../../scene/drawing';

function isPath(item: Item<number>): item is PathItem<number> {
  return item.type === 'path';
}

/** Areas and lines, which nothing but marks and words may cover; a mark has both fill and outline. */
function isGround(item: Item<number>): boolean {
  return isPath(item) && (item.fill === null || item.stroke === null);
}

function paintOf(item: Item<number>): string {
  return isPath(item) ? `${item.fill} ${JSON.stringify(item.stroke)}` : '';
}

/**
 * The same drawing with all areas and lines of one paint after one another, below marks and words: an SVG holds each paint once instead of
 * once a panel. Paints keep the order in which they first come.
 */
export function inLayers(items: readonly Item<number>[]): Item<number>[] {
  const ground = items.filter(isGround);
  const paints = [...new Set(ground.map(paintOf))];
  return [
    ...paints.flatMap((paint) => ground.filter((item) => paintOf(item) === paint)),
    ...items.filter((item) => !isGround(item)),
  ];
}
