import type { PathItem, Segment, Stroke, TextItem } from './drawing';

/** How a text stands; 12 px, weight 400 and from `x` to the right unless it says. */
interface TextStyle {
  size?: number;
  weight?: number;
  anchor?: TextItem<number>['anchor'];
}

/** One line of words with its baseline at `y`. */
export function textItem(text: string, x: number, y: number, fill: string, style: TextStyle = {}): TextItem<number> {
  const { size = 12, weight = 400, anchor = 'start' } = style;
  const runs = [{ text, fill, weight, from: 0 }];
  return { type: 'text', runs, x, y, size, anchor, halo: null, from: 0 };
}

/** A solid line with sharp corners. */
export function strokeOf(colour: string, width: number): Stroke {
  return { colour, width, dash: [], cap: 'butt', join: 'miter' };
}

/** A path with this fill and this line, each null for none. */
export function pathItem(segments: Segment<number>[], fill: string | null, line: Stroke | null): PathItem<number> {
  return { type: 'path', segments, fill, stroke: line, opacity: 1 };
}

/** The corners of a line through points. */
export function cornersOf(points: readonly (readonly [number, number])[]): Segment<number>[] {
  return points.map(([x, y], index) => ({ kind: index === 0 ? 'move' : 'line', x, y }));
}

/** A straight line. */
export function lineItem(
  [x1, y1]: [number, number],
  [x2, y2]: [number, number],
  colour: string,
  width = 1,
): PathItem<number> {
  return pathItem(
    cornersOf([
      [x1, y1],
      [x2, y2],
    ]),
    null,
    strokeOf(colour, width),
  );
}

/** A filled shape with straight edges; with an outline where one is given. */
export function shapeItem(
  points: readonly (readonly [number, number])[],
  fill: string | null,
  outline?: { colour: string; width: number },
): PathItem<number> {
  const line = outline ? strokeOf(outline.colour, outline.width) : null;
  return pathItem([...cornersOf(points), { kind: 'close' }], fill, line);
}

/** A filled rectangle from its top left corner. */
export function rectItem(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  fill: string | null,
  outline?: { colour: string; width: number },
): PathItem<number> {
  const [right, bottom] = [x + width, y + height];
  return shapeItem(
    [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ],
    fill,
    outline,
  );
}

/** A dot; with an outline where one is given. */
export function dotItem(
  x: number,
  y: number,
  radius: number,
  fill: string | null,
  outline?: { colour: string; width: number },
): PathItem<number> {
  return pathItem(
    [{ kind: 'circle', x, y, r: radius }],
    fill,
    outline ? strokeOf(outline.colour, outline.width) : null,
  );
}
