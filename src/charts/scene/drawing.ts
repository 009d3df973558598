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
