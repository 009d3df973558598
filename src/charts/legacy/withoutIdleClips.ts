import type { Item, Segment } from '../scene/drawing';

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function bounds(segments: Segment<number>[]): Bounds {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const segment of segments) {
    if (segment.kind === 'close') continue;
    const reach = segment.kind === 'arc' ? Math.max(segment.rx, segment.ry) : 0;
    xs.push(segment.x - reach, segment.x + reach, ...(segment.kind === 'curve' ? [segment.x1, segment.x2] : []));
    ys.push(segment.y - reach, segment.y + reach, ...(segment.kind === 'curve' ? [segment.y1, segment.y2] : []));
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function isRectangle(segments: Segment<number>[]): boolean {
  const corners = segments.filter((segment) => segment.kind !== 'close');
  return corners.length >= 4 && corners.every(({ kind }) => kind === 'move' || kind === 'line');
}

/** The items without the rectangular clips that cut nothing off, which is most of what Chart.js sets. */
export function withoutIdleClips(items: Item<number>[]): Item<number>[] {
  return items.map((item) => {
    if (item.type === 'text' || item.clips.length === 0) return item;
    const own = bounds(item.segments);
    const line = (item.stroke?.width ?? 0) / 2;
    const cuts = (clip: Segment<number>[]) => {
      const { left, right, top, bottom } = bounds(clip);
      const inside = own.left - line >= left && own.right + line <= right && own.top - line >= top;
      return !isRectangle(clip) || !inside || own.bottom + line > bottom;
    };
    return { ...item, clips: item.clips.filter(cuts) };
  });
}
