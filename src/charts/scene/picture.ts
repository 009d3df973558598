import type { Mark, Segment } from './drawing';

/** A picture of a fixed size in px, as plain data for SVG and PNG files. */
export interface Picture {
  /** Prefix of the IDs in its SVG. */
  id: string;
  title: string;
  /** Description of the content in words. */
  description: string;
  width: number;
  height: number;
  background: string;
  /** In drawing order, coordinates in px. */
  items: Mark[];
}

/** A drawing whose origin is (0, 0), with its size in px. */
export interface Sized {
  items: Mark[];
  width: number;
  height: number;
}

/** A transformation: x becomes `scale`·x + `dx`, y becomes `scale`·y + `dy`, lengths are scaled. */
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

/** Items moved and, with `scale`, resized: texts and lines are scaled too. */
export function moved(items: readonly Mark[], shift: Shift): Mark[] {
  return items.map((item) => movedItem(item, shift));
}
