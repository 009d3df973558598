/** One piece of a path; a circle is the only one of its path. `X` is the type of x coordinates: px in a drawing, a place on the box in a fluid one. */
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
  items: Mark[];
}

/** The circle that a path is; undefined for a path of lines. */
export function circleOf<X>({ segments: [only] }: Pick<PathItem<X>, 'segments'>) {
  return only?.kind === 'circle' ? only : undefined;
}
