import {
  circleOf,
  type Drawing,
  type Item,
  type Mark,
  type PathItem,
  type Picture,
  type Segment,
  type TextItem,
} from './drawing';
import { FONT_FAMILY } from './theme';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text of only these characters needs no escaping. */
const PLAIN = /^[\w .,:;()#%+×–−-]*$/;

/** True for characters that XML 1.0 allows. */
function isAllowed(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code >= 0x20 ? code < 0xfffe || code > 0xffff : code === 9 || code === 10 || code === 13;
}

/** Text escaped for SVG content and attributes. Characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text;
  return [...text]
    .filter(isAllowed)
    .map((char) => ENTITIES[char] ?? char)
    .join('');
}

/** A coordinate with at most `decimals` decimals and no trailing zeros: 12.3, 4, -0.5. */
export function decimal(value: number, decimals = 1): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  return String(rounded === 0 ? 0 : rounded);
}

/** Attributes in the given order, each after a space; null values are left out. */
export function attributes(values: Record<string, string | number | null>): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === null) continue;
    text += ` ${name}="${typeof value === 'number' ? decimal(value) : escapeXml(value)}"`;
  }
  return text;
}

/** Difference between two rounded coordinates, rounded again so that the sum of all steps is the last coordinate. */
const step = (from: string, to: string) => decimal(Number(to) - Number(from));

/**
 * The `d` of a path. Coordinates have one decimal; lines are relative, horizontal and vertical lines use the short
 * commands, all other segments are absolute. Equal steps of a time series and equal sides of marks compress to half the
 * size of absolute coordinates.
 */
class PathData {
  private text = '';
  private x = '';
  private y = '';
  private start = { x: '', y: '' };

  add(segment: Segment<number>): void {
    if (segment.kind === 'line') this.line(segment.x, segment.y);
    else if (segment.kind === 'circle') this.circle(segment);
    else if (segment.kind === 'close') this.close();
    else this.move(segment.x, segment.y);
  }

  toString(): string {
    return this.text;
  }

  private to(command: string, x: number, y: number): void {
    this.x = decimal(x);
    this.y = decimal(y);
    this.text += `${command}${this.x} ${this.y}`;
  }

  private move(x: number, y: number): void {
    this.to('M', x, y);
    this.start = { x: this.x, y: this.y };
  }

  /** The next segment continues from the start of the closed shape. */
  private close(): void {
    this.text += 'Z';
    this.x = this.start.x;
    this.y = this.start.y;
  }

  private line(x: number, y: number): void {
    const [toX, toY] = [decimal(x), decimal(y)];
    if (toX === this.x && toY === this.y) return;
    if (toY === this.y) this.text += `h${step(this.x, toX)}`;
    else if (toX === this.x) this.text += `v${step(this.y, toY)}`;
    else this.text += `l${step(this.x, toX)} ${step(this.y, toY)}`;
    this.x = toX;
    this.y = toY;
  }

  /** Two half circles, because an arc cannot end at its start. */
  private circle({ x, y, r }: { x: number; y: number; r: number }): void {
    this.move(x + r, y);
    for (const end of [x - r, x + r]) this.to(`A${decimal(r)} ${decimal(r)} 0 0 1 `, end, y);
  }
}

/** The `d` of the segments; '' for none. */
export function pathData(segments: Segment<number>[]): string {
  const data = new PathData();
  for (const segment of segments) data.add(segment);
  return data.toString();
}

/** Thrown for two drawings of one chart that differ in more than positions, and for a shape that would be distorted. */
export class NotFluidError extends Error {}

/** Position on the x axis of a box of any width: a share of the plot area's width (0–1) and px from there. */
export interface Place {
  share: number;
  px: number;
}

/** Turns the x coordinates of one chart, drawn at two widths, into places. */
type Solve = (a: number, b: number) => Place;

function solveSegment(a: Segment<number>, b: Segment<number> | undefined, solve: Solve): Segment<Place> {
  if (a.kind === 'close') return a;
  if (b?.kind === a.kind) return { ...a, x: solve(a.x, b.x) };
  throw new NotFluidError(`the drawings differ at two widths: ${a.kind} and ${b?.kind}`);
}

function solveItem(a: Mark, b: Mark | undefined, solve: Solve): Item<Place> {
  if (a.type === 'text' && b?.type === 'text' && a.runs[0]?.text === b.runs[0]?.text)
    return { ...a, x: solve(a.x, b.x) };
  if (a.type === 'path' && b?.type === 'path' && a.segments.length === b.segments.length)
    return { ...a, segments: a.segments.map((segment, index) => solveSegment(segment, b.segments[index], solve)) };
  throw new NotFluidError(`the drawings differ at two widths: ${a.type} and ${b?.type}`);
}

/** Items of a drawing with x in px of the picture, for a picture of a fixed size. */
export function fixedItems({ items }: Pick<Drawing, 'items'>): Item<Place>[] {
  return items.map((item) => solveItem(item, item, (x) => ({ share: 0, px: x })));
}

/**
 * Items of a chart drawn at two widths. Each x is solved for its share of the plot area and px, so the items can be
 * placed in a box of any width in between. Throws if the two drawings have different items.
 */
export function fluidItems(a: Drawing, b: Drawing): Item<Place>[] {
  if (a.items.length !== b.items.length)
    throw new NotFluidError(`the drawings differ at two widths: ${a.items.length} items and ${b.items.length}`);
  const [plotA, plotB] = [a.right - a.left, b.right - b.left];
  const solve: Solve = (xA, xB) => {
    const share = (xB - b.left - (xA - a.left)) / (plotB - plotA);
    return { share, px: xA - a.left - share * plotA };
  };
  return a.items.map((item, index) => solveItem(item, b.items[index], solve));
}

/** Width of the coordinate system for shapes that stretch with the box. */
const STRETCH = 10_000;

/** One element: its paint, which neighbors may share, and the rest of its markup. */
interface Element {
  kind: 'path' | 'stretched' | 'shape' | 'text';
  paint: string;
  own: string;
}

function near(a: number, b: number, limit = 0.05): boolean {
  return Math.abs(a - b) < limit;
}

function percent(share: number): string {
  return `${decimal(share * 100, 2)}%`;
}

function xAttributes({ share, px }: Place): string {
  if (near(share, 0, 1e-5)) return attributes({ x: px });
  return ` x="${percent(share)}"${attributes({ dx: near(px, 0) ? null : px })}`;
}

function places(segments: Segment<Place>[]): Place[] {
  return segments.flatMap((segment) => (segment.kind === 'close' ? [] : [segment.x]));
}

function moveSegments(segments: Segment<Place>[], x: (place: Place) => number): Segment<number>[] {
  return segments.map((segment) => (segment.kind === 'close' ? segment : { ...segment, x: x(segment.x) }));
}

function paintOf({ fill, stroke, opacity }: PathItem<Place>): string {
  return attributes({
    fill: fill ?? 'none',
    stroke: stroke?.colour ?? null,
    'stroke-width': stroke && stroke.width !== 1 ? stroke.width : null,
    'stroke-dasharray': stroke && stroke.dash.length > 0 ? stroke.dash.join(' ') : null,
    'stroke-linecap': stroke && stroke.cap !== 'butt' ? stroke.cap : null,
    'stroke-linejoin': stroke && stroke.join !== 'miter' ? stroke.join : null,
    opacity: opacity === 1 ? null : decimal(opacity, 2),
  });
}

/** A circle at a position in px or at a share of the box; null for other paths, and for a circle that has both. */
function circleElement(item: PathItem<Place>, paint: string): Element | null {
  const circle = circleOf(item);
  if (!circle) return null;
  const { x, y, r } = circle;
  const cx = near(x.share, 0, 1e-5) ? decimal(x.px) : near(x.px, 0) ? percent(x.share) : null;
  return cx === null ? null : { kind: 'shape', paint, own: `<circle${attributes({ cx, cy: y, r })}` };
}

function length({ share, px }: Place): string {
  return `calc(${percent(share)} + ${decimal(px)}px)`;
}

/** A horizontal line as the area that it covers. */
function asArea(item: PathItem<Place>): PathItem<Place> {
  return { ...item, fill: item.stroke?.colour ?? null, stroke: null };
}

/** A horizontal line or an upright rectangle whose two ends differ in share and px: a rectangle with computed ends. */
function between(item: PathItem<Place>): string {
  const points = item.segments.flatMap((segment) =>
    segment.kind === 'move' || segment.kind === 'line' ? [segment] : [],
  );
  const [left, right] = [points[0], points[1]];
  const same = (a: Place, b: Place) => near(a.share, b.share, 1e-5) && near(a.px, b.px);
  const straight = item.segments.every(({ kind }) => kind === 'move' || kind === 'line' || kind === 'close');
  if (
    !left ||
    !right ||
    !straight ||
    !points.every(({ x }) => same(x, left.x) || same(x, right.x)) ||
    !near(left.y, right.y)
  )
    throw new NotFluidError('a path of a fluid chart neither stretches nor keeps its form');
  const line = points.length === 2;
  const half = line ? (item.stroke?.width ?? 0) / 2 : 0;
  const ys = points.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys) - half, Math.max(...ys) + half];
  const width = { share: right.x.share - left.x.share, px: right.x.px - left.x.px };
  const paint = paintOf(line ? asArea(item) : item);
  return `<rect${paint} style="x:${length(left.x)};width:${length(width)}"${attributes({ y: top, height: bottom - top })}/>`;
}

/** Element of a path: in px from one position, stretched with the plot area, or a bar between two positions. */
function pathElement(item: PathItem<Place>): Element {
  const paint = paintOf(item);
  const circle = circleElement(item, paint);
  if (circle) return circle;
  const at = places(item.segments);
  const share = at[0]?.share ?? 0;
  if (at.every((place) => near(place.share, 0, 1e-5)))
    return { kind: 'path', paint, own: pathData(moveSegments(item.segments, (place) => place.px)) };
  if (at.every((place) => near(place.px, 0)) && !circleOf(item)) {
    const own = pathData(moveSegments(item.segments, (place) => Math.round(place.share * STRETCH)));
    return { kind: 'stretched', paint, own };
  }
  if (!at.every((place) => near(place.share, share, 1e-5))) return { kind: 'text', paint: '', own: between(item) };
  const data = pathData(moveSegments(item.segments, (place) => place.px));
  return { kind: 'text', paint, own: `<svg x="${percent(share)}" overflow="visible"><path\u0000 d="${data}"/></svg>` };
}

function textElement(item: TextItem<Place>): Element {
  const [run] = item.runs;
  const rest = item.runs.slice(1);
  const paint = attributes({
    fill: run?.fill ?? null,
    'font-size': item.size === 12 ? null : item.size,
    'font-weight': run && run.weight !== 400 ? run.weight : null,
    'text-anchor': item.anchor === 'start' ? null : item.anchor,
    stroke: item.halo?.colour ?? null,
    'stroke-width': item.halo?.width ?? null,
    'stroke-linejoin': item.halo ? 'round' : null,
    'paint-order': item.halo ? 'stroke' : null,
  });
  const own = `<text${attributes({ class: item.from > 0 ? `chart-from-${item.from}` : null })}${xAttributes(item.x)}${attributes({ y: item.y })}`;
  const tails = rest.map(
    ({ text, fill, weight, from }) =>
      `<tspan${attributes({ class: from > 0 ? `chart-from-${from}` : null, fill, 'font-weight': weight })}>${escapeXml(text)}</tspan>`,
  );
  return { kind: 'text', paint, own: `${own}\u0000>${escapeXml(run?.text ?? '')}${tails.join('')}</text>` };
}

/** The markup of elements of one kind and paint; the paths of `stretched` ones still need their coordinate system. */
function group(elements: Element[]): string {
  const { kind, paint } = elements[0] as Element;
  const own = elements.map((element) => element.own);
  if (kind === 'path') return `<path${paint} d="${own.join('')}"/>`;
  if (kind === 'stretched')
    return `<path${paint}${paint.includes('stroke=') ? ' vector-effect="non-scaling-stroke"' : ''} d="${own.join('')}"/>`;
  const end = kind === 'shape' ? '/>' : '';
  if (own.length === 1) return kind === 'shape' ? `${own[0]}${paint}/>` : (own[0] ?? '').replace('\u0000', paint);
  const inner = own.map((text) => text.replace('\u0000', '') + end).join('');
  return paint === '' ? inner : `<g${paint}>${inner}</g>`;
}

/** Runs of neighbors that belong together. */
function runsOf<Entry>(entries: readonly Entry[], together: (a: Entry, b: Entry) => boolean): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && together(last[0] as Entry, entry)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function sharePaint(a: Element, b: Element): boolean {
  return a.kind === b.kind && a.paint === b.paint && !b.paint.includes('opacity');
}

/**
 * SVG elements of the items in order: one path per run of equal paint; circles and texts in one group per run; one
 * coordinate system per run of stretched paths. `height` is the height of the picture. Throws for a shape that would be
 * distorted in a fluid drawing.
 */
export function markup(items: Item<Place>[], height: number): string {
  const elements = items.map((item) => (item.type === 'text' ? textElement(item) : pathElement(item)));
  const isStretched = ([first]: Element[]) => first?.kind === 'stretched';
  const parts = runsOf(runsOf(elements, sharePaint), (a, b) => isStretched(a) && isStretched(b));
  const system = attributes({
    width: '100%',
    height,
    viewBox: `0 0 ${STRETCH} ${height}`,
    preserveAspectRatio: 'none',
  });
  return parts
    .map((part) => {
      const content = part.map(group).join('');
      return isStretched(part[0] ?? []) ? `<svg${system} overflow="visible">${content}</svg>` : content;
    })
    .join('');
}

/** Elements that name and describe an SVG; their IDs are `<id>-t` and `<id>-d`. */
export function titleAndDescription({ id, title, description }: Pick<Picture, 'id' | 'title' | 'description'>): string {
  return `<title id="${id}-t">${escapeXml(title)}</title><desc id="${id}-d">${escapeXml(description)}</desc>`;
}

/** A picture as an SVG file with a viewBox and real text. */
export function pictureSvg(picture: Picture): string {
  const { id, width, height, background } = picture;
  const items = markup(fixedItems(picture), height);
  const root = attributes({ width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' });
  const labels = attributes({ 'aria-labelledby': `${id}-t ${id}-d`, 'font-size': 12, 'font-family': FONT_FAMILY });
  const ground = `<rect${attributes({ width, height, fill: background })}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${root}${labels}>${titleAndDescription(picture)}${ground}${items}</svg>\n`;
}
