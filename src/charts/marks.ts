import type { Role } from '../benchmark/model/chart';
import type { Verdict } from '../benchmark/model/comparison';
import type { Evidence } from '../benchmark/model/figure';
import { markOf, VERDICT_MARKS } from '../benchmark/model/verdictMark';
import type { Mark, PathItem, Segment, Stroke, TextItem } from './drawing';
import type { ChartPoint } from './frame';
import { evenLines, wrapText } from './text';
import { fillColour, markColour, type Theme, tintColour } from './theme';

/** Style of a text. Default: 12 px, weight 400, starting at `x`. */
interface TextStyle {
  size?: number;
  weight?: number;
  anchor?: TextItem<number>['anchor'];
}

/** One line of text with its baseline at `y`. */
export function textItem(text: string, x: number, y: number, fill: string, style: TextStyle = {}): TextItem<number> {
  const { size = 12, weight = 400, anchor = 'start' } = style;
  const runs = [{ text, fill, weight, from: 0 }];
  return { type: 'text', runs, x, y, size, anchor, halo: null, from: 0 };
}

/** A solid line with sharp corners. */
function strokeOf(colour: string, width: number): Stroke {
  return { colour, width, dash: [], cap: 'butt', join: 'miter' };
}

/** A path with this fill and line; null for none. */
function pathItem(segments: Segment<number>[], fill: string | null, line: Stroke | null): PathItem<number> {
  return { type: 'path', segments, fill, stroke: line, opacity: 1 };
}

function cornersOf(points: readonly (readonly [number, number])[]): Segment<number>[] {
  return points.map(([x, y], index) => ({ kind: index === 0 ? 'move' : 'line', x, y }));
}

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

/** A filled shape with straight edges and an optional outline. */
export function shapeItem(
  points: readonly (readonly [number, number])[],
  fill: string | null,
  outline?: { colour: string; width: number },
): PathItem<number> {
  const line = outline ? strokeOf(outline.colour, outline.width) : null;
  return pathItem([...cornersOf(points), { kind: 'close' }], fill, line);
}

/** A filled rectangle; `x` and `y` are its top left corner. */
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

/** Straight lines in one mark, in px; no mark for no lines. */
export function lineMarks(
  lines: [x1: number, y1: number, x2: number, y2: number][],
  colour: string,
  width = 1,
  dash: number[] = [],
): Mark[] {
  const segments = lines.flatMap(([x1, y1, x2, y2]) =>
    cornersOf([
      [x1, y1],
      [x2, y2],
    ]),
  );
  return lines.length === 0 ? [] : [pathItem(segments, null, { ...strokeOf(colour, width), dash })];
}

/** Lines in one mark, each with at least two points; no mark for no lines. */
export function polylineMarks(lines: [x: number, y: number][][], colour: string, width: number): Mark[] {
  const stroke = { ...strokeOf(colour, width), join: 'round' };
  return lines.length === 0 ? [] : [pathItem(lines.flatMap(cornersOf), null, stroke)];
}

/**
 * A shape in the paint of its evidence: solid if it is clear over iterations and reruns, a tint if it is not shown to
 * repeat, the background if reruns explain it, and a dashed outline without a verdict.
 */
export function evidenceItem(shape: PathItem<number>, { way, strength }: Evidence, theme: Theme): PathItem<number> {
  const colour = strength === 'none' ? theme.unclear : markColour(theme, way);
  if (strength === 'clear') return { ...shape, fill: colour, stroke: null };
  const outline = { ...strokeOf(colour, 1.5), dash: strength === 'none' ? [4, 3] : [] };
  const tint = way === 'same' ? theme.bg : tintColour(theme, way);
  return { ...shape, fill: strength === 'none' ? null : tint, stroke: outline };
}

/** A triangle at the edge of a scale, for a value outside it. */
export function beyondMark(x: number, y: number, direction: 'up' | 'down', colour: string): Mark {
  const tip = direction === 'up' ? -5 : 5;
  const corners: [number, number][] = [
    [x - 3.5, y],
    [x + 3.5, y],
    [x, y + tip],
  ];
  return shapeItem(corners, colour);
}

/** Dot of a role: solid if the verdict is clear, otherwise tinted or hollow with an outline. */
export function dotMark(theme: Theme, role: Role, x: number, y: number, diameter: number, outline = 1.5): Mark {
  const colour = markColour(theme, role);
  const fill = fillColour(theme, role);
  if (fill === colour) return dotItem(x, y, diameter / 2, colour);
  return dotItem(x, y, (diameter - 1.5) / 2, fill, { colour, width: outline });
}

/** A dot while it is active: larger, with an outline in ink. */
export function activeDot(theme: Theme, role: Role, x: number, y: number, diameter: number): Mark[] {
  const fill = fillColour(theme, role);
  const radius = (diameter - (fill === markColour(theme, role) ? 0 : 1.5)) / 2 + 1;
  return [dotItem(x, y, radius, fill, { colour: theme.ink, width: 1.5 })];
}

/** A dot with the texts of its point. */
export interface RoleDot extends Omit<ChartPoint, 'active'> {
  role: Verdict;
}

/** Dots as marks, the last verdict first, and as points in their order, at the same positions. */
export function roleDots(
  dots: readonly RoleDot[],
  theme: Theme,
  diameter: number,
  outline?: number,
): { marks: Mark[]; points: ChartPoint[] } {
  return {
    marks: VERDICT_MARKS.toReversed().flatMap((mark) =>
      dots
        .filter(({ role }) => markOf(role) === mark)
        .map(({ role, x, y }) => dotMark(theme, role, x, y, diameter, outline)),
    ),
    points: dots.map(({ role, ...point }) => ({
      ...point,
      active: activeDot(theme, role, point.x, point.y, diameter),
    })),
  };
}

/** A point that is visible only while active: a dot with an outline in the background color. */
export function hiddenPoint(
  theme: Theme,
  colour: string,
  radius: number,
  point: Omit<ChartPoint, 'active'>,
): ChartPoint {
  return { ...point, active: [dotItem(point.x, point.y, radius, colour, { colour: theme.bg, width: 1.5 })] };
}

/** A part of a picture and its lower end, px from the top; with its points if it reacts to the pointer. */
export interface Block {
  items: Mark[];
  bottom: number;
  points?: ChartPoint[];
}

/** Parts below one another from `top`; `draw` starts each part at the lower end of the previous one. */
export function stackBlocks<Part>(
  parts: readonly Part[],
  top: number,
  draw: (part: Part, top: number, index: number) => Block,
): Required<Block> {
  const [items, points]: [Mark[], ChartPoint[]] = [[], []];
  let bottom = top;
  for (const [index, part] of parts.entries()) {
    const drawn = draw(part, bottom, index);
    items.push(...drawn.items);
    points.push(...(drawn.points ?? []));
    bottom = drawn.bottom;
  }
  return { items, points, bottom };
}

/** Style of lines of text; `height` is the height of a line. */
interface LineStyle {
  size: number;
  weight: number;
  colour: string;
  height: number;
}

/** A text in lines of at most `width` px, at most `most` lines, with the top left corner (`left`, `top`). */
export function paragraph(
  text: string,
  { left, top, width, most = Infinity }: { left: number; top: number; width: number; most?: number },
  { size, weight, colour, height }: LineStyle,
): Block {
  const full = wrapText(text, width, size, weight);
  const lines = full.length > most ? full.slice(0, most) : evenLines(text, width, size, weight);
  const items = lines.map((line, index) => {
    const baseline = top + (index + 0.5) * height + size * 0.36;
    return textItem(line, left, baseline, colour, { size, weight });
  });
  return { items, bottom: top + lines.length * height };
}
