import { circleOf, type Item, type PathItem, type Segment, type TextItem } from '../scene/drawing';
import { attributes, decimal, escapeXml } from './escape';
import { pathData } from './pathData';
import { NotFluidError, type Place } from './place';

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

function moved(segments: Segment<Place>[], x: (place: Place) => number): Segment<number>[] {
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
    return { kind: 'path', paint, own: pathData(moved(item.segments, (place) => place.px)) };
  if (at.every((place) => near(place.px, 0)) && !circleOf(item)) {
    const own = pathData(moved(item.segments, (place) => Math.round(place.share * STRETCH)));
    return { kind: 'stretched', paint, own };
  }
  if (!at.every((place) => near(place.share, share, 1e-5))) return { kind: 'text', paint: '', own: between(item) };
  const data = pathData(moved(item.segments, (place) => place.px));
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

function group(elements: Element[], height: number): string {
  const { kind, paint } = elements[0] as Element;
  const own = elements.map((element) => element.own);
  if (kind === 'path') return `<path${paint} d="${own.join('')}"/>`;
  if (kind === 'stretched') {
    const path = `<path${paint}${paint.includes('stroke=') ? ' vector-effect="non-scaling-stroke"' : ''} d="${own.join('')}"/>`;
    return `<svg width="100%" height="${height}" viewBox="0 0 ${STRETCH} ${height}" preserveAspectRatio="none" overflow="visible">${path}</svg>`;
  }
  const end = kind === 'shape' ? '/>' : '';
  if (own.length === 1) return kind === 'shape' ? `${own[0]}${paint}/>` : (own[0] ?? '').replace('\u0000', paint);
  const inner = own.map((text) => text.replace('\u0000', '') + end).join('');
  return paint === '' ? inner : `<g${paint}>${inner}</g>`;
}

/**
 * SVG elements of the items in order: one path per run of equal paint; circles and texts in one group per run. `height`
 * is the height of the picture. Throws for a shape that would be distorted in a fluid drawing.
 */
export function markup(items: Item<Place>[], height: number): string {
  const elements = items.map((item) => (item.type === 'text' ? textElement(item) : pathElement(item)));
  const runs: Element[][] = [];
  for (const element of elements) {
    const last = runs.at(-1);
    const first = last?.[0];
    const same = first && first.kind === element.kind && first.paint === element.paint;
    if (last && same && !element.paint.includes('opacity')) last.push(element);
    else runs.push([element]);
  }
  return runs.map((run) => group(run, height)).join('');
}
