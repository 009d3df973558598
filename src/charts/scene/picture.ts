import type { Mark, Segment } from './drawing';

/** A whole picture of a fixed size in px, as plain data: what an SVG file and a PNG file are made of. */
export interface Picture {
  /** What the ids inside its SVG start with. */
  id: string;
  title: string;
  /** What is drawn, in words. */
  description: string;
  width: number;
  height: number;
  background: string;
  /** In the order of drawing, coordinates in px. */
  items: Mark[];
}

/** A drawing of some size in px: its items from the point (0, 0). */
export interface Sized {
  items: Mark[];
  width: number;
  height: number;
}

/** A move after a scaling: x becomes `scale`·x + `dx`, y becomes `scale`·y + `dy`, lengths are scaled. */
interface Shift {
  dx: number;
  dy: number;
  scale?: number;
}

function movedSegment(segment: Segment<number>, { dx, dy, scale = 1 }: Shift): Segment<number> {
  if (segment.kind === 'close') return segment;
  const [x, y] = [segment.x * scale + dx, segment.y * scale + dy];
  return segment.kind === 'circle' ? { ...segment, x, y, r: segment.r * scale } : { ...segment, x, y };
}

function movedItem(item: Mark, shift: Shift): Mark {
  const { dx, dy, scale = 1 } = shift;
  if (item.type === 'text') {
    const halo = item.halo && { ...item.halo, width: item.halo.width * scale };
    return { ...item, x: item.x * scale + dx, y: item.y * scale + dy, size: item.size * scale, halo };
  }
  const segments = item.segments.map((segment) => movedSegment(segment, shift));
  const stroke = item.stroke && {
    ...item.stroke,
    width: item.stroke.width * scale,
    dash: item.stroke.dash.map((length) => length * scale),
  };
  return { ...item, segments, stroke };
}

/** The items at another place and, with `scale`, in another size: texts and lines are scaled with the rest. */
export function moved(items: readonly Mark[], shift: Shift): Mark[] {
  return items.map((item) => movedItem(item, shift));
}
