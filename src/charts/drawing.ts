/** One piece of a path; a circle is a whole path. `X` is the type of x: px in a drawing, a Place in a fluid one. */
export type Segment<X> =
  | { kind: 'move'; x: X; y: number }
  | { kind: 'line'; x: X; y: number }
  | { kind: 'circle'; x: X; y: number; r: number }
  | { kind: 'close' };

export interface Stroke {
  colour: string;
  width: number;
  dash: number[];
  cap: string;
  join: string;
}

export interface PathItem<X> {
  type: 'path';
  segments: Segment<X>[];
  fill: string | null;
  stroke: Stroke | null;
  opacity: number;
}

/** Text in one paint; the runs of a text are on one line. */
export interface TextRun {
  text: string;
  fill: string;
  weight: number;
  /** Minimum box width that shows the run, px; 0 for all. */
  from: number;
}

export interface TextItem<X> {
  type: 'text';
  runs: TextRun[];
  x: X;
  /** Position of the baseline. */
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  halo: { colour: string; width: number } | null;
  /** Minimum box width that shows the text, px; 0 for all. */
  from: number;
}

export type Item<X> = PathItem<X> | TextItem<X>;

/** One shape or text of a drawing, px. */
export type Mark = Item<number>;

/** A drawn chart: its marks in drawing order and the left and right end of its plot area. */
export interface Drawing {
  width: number;
  height: number;
  left: number;
  right: number;
  items: Mark[];
}

/** The circle of a path; undefined for a path of lines. */
export function circleOf<X>({ segments: [only] }: Pick<PathItem<X>, 'segments'>) {
  return only?.kind === 'circle' ? only : undefined;
}

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
export interface SizedDrawing {
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

function moveSegment(segment: Segment<number>, { dx, dy, scale = 1 }: Shift): Segment<number> {
  if (segment.kind === 'close') return segment;
  const [x, y] = [segment.x * scale + dx, segment.y * scale + dy];
  return segment.kind === 'circle' ? { ...segment, x, y, r: segment.r * scale } : { ...segment, x, y };
}

function moveItem(item: Mark, shift: Shift): Mark {
  const { dx, dy, scale = 1 } = shift;
  if (item.type === 'text') {
    const halo = item.halo && { ...item.halo, width: item.halo.width * scale };
    return { ...item, x: item.x * scale + dx, y: item.y * scale + dy, size: item.size * scale, halo };
  }
  const segments = item.segments.map((segment) => moveSegment(segment, shift));
  const stroke = item.stroke && {
    ...item.stroke,
    width: item.stroke.width * scale,
    dash: item.stroke.dash.map((length) => length * scale),
  };
  return { ...item, segments, stroke };
}

/** Items moved and, with `scale`, resized: texts and lines are scaled too. */
export function moveItems(items: readonly Mark[], shift: Shift): Mark[] {
  return items.map((item) => moveItem(item, shift));
}
