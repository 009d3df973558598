/** One piece of a path. `X` is the type of x coordinates: px in a recording, a place on the box in a fluid drawing. */
export type Segment<X> =
  | { kind: 'move'; x: X; y: number }
  | { kind: 'line'; x: X; y: number }
  | { kind: 'curve'; x1: X; y1: number; x2: X; y2: number; x: X; y: number }
  | { kind: 'arc'; x: X; y: number; rx: number; ry: number; turn: number; start: number; end: number }
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
  evenOdd: boolean;
  stroke: Stroke | null;
  opacity: number;
  /** The paths that cut this one, none for most. */
  clips: Segment<X>[][];
}

/** Words in one paint; the runs of a text follow each other on one line. */
export interface TextRun {
  text: string;
  fill: string;
  weight: number;
  /** The narrowest box in px that shows the run; 0 for all. */
  from: number;
}

export interface TextItem<X> {
  type: 'text';
  runs: TextRun[];
  x: X;
  /** Of the baseline. */
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  halo: { colour: string; width: number } | null;
  /** Degrees, clockwise. */
  turn: number;
  opacity: number;
  /** The narrowest box in px that shows the text; 0 for all. */
  from: number;
}

export type Item<X> = PathItem<X> | TextItem<X>;

/** One shape or text of a drawing, px. */
export type Mark = Item<number>;

/** What a chart drew, in the order of drawing, and where its plot area lies. */
export interface Drawing {
  width: number;
  height: number;
  left: number;
  right: number;
  items: Item<number>[];
}

/** True for a path that is one full circle. */
export function isCircle<X>(segments: Segment<X>[]): boolean {
  const drawn = segments.filter((segment) => segment.kind !== 'close');
  const [only] = drawn;
  if (drawn.length !== 1 || only?.kind !== 'arc' || only.rx !== only.ry) return false;
  return Math.abs(only.end - only.start) >= 2 * Math.PI - 1e-6;
}
