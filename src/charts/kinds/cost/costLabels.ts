import type { CostPoint, CostSpec } from '../../../benchmark/figures/cost/scatter';
import { type Spot, spotBox } from '../../draw/labels';
import { type Box, inside, overlaps } from '../../draw/text';
import { axisShare } from '../../draw/ticks';

/** The words of a point: its name, and below it its nodes and what it takes. Both from one place. */
export interface PointWords {
  name: string;
  detail: string;
  spot: Spot;
}

/** The plot area, px. */
interface Area {
  width: number;
  height: number;
  /** Left of the plot area, where words may begin. */
  left: number;
  right: number;
}

/** From one line of words to the next, px. */
export const WORD_LINE = 16;
/** From the middle of a mark to the words beside it, and to those above and below. */
const ASIDE = 14;
const GAP = 2;
const LINE_BOXES = 80;
/** Half of the largest mark. */
const MARK = 8;

/** Where a point lies in the plot area: a share of its width, px from its top. */
function pointPlace({ axis, xAxis }: CostSpec, { timeS, amount }: CostPoint, height: number) {
  return { share: axisShare(xAxis, timeS), y: (1 - axisShare(axis, amount)) * height };
}

/** Where the line of one product is at a share of the plot area's width, px from its top; far away where there is none. */
export function productY({ line, axis, xAxis }: CostSpec, share: number, height: number): number {
  if (!line) return Number.NEGATIVE_INFINITY;
  const time = xAxis.min * (xAxis.max / xAxis.min) ** share;
  return (1 - axisShare(axis, line.product / time)) * height;
}

/** Places for the first of two lines: right of the mark, left, below, above, each with the anchor that keeps it off the mark. */
function spotsOf({ share, y }: { share: number; y: number }): Spot[] {
  return [
    { share, px: ASIDE, y: y - 2, anchor: 'start' },
    { share, px: -ASIDE, y: y - 2, anchor: 'end' },
    { share, px: 0, y: y + ASIDE + 10, anchor: 'middle' },
    { share, px: 0, y: y - ASIDE - WORD_LINE, anchor: 'middle' },
    { share, px: ASIDE, y: y + ASIDE + 6, anchor: 'start' },
    { share, px: -ASIDE, y: y + ASIDE + 6, anchor: 'end' },
    { share, px: ASIDE, y: y - ASIDE - WORD_LINE, anchor: 'start' },
    { share, px: -ASIDE, y: y - ASIDE - WORD_LINE, anchor: 'end' },
  ];
}

/** Places at the edges of the plot area, above and below the mark: for boxes where there is no room beside it. */
function edgesOf(y: number): Spot[] {
  return [y - ASIDE - WORD_LINE, y + ASIDE + 10].flatMap((at): Spot[] => [
    { share: 1, px: 0, y: at, anchor: 'end' },
    { share: 0, px: 4, y: at, anchor: 'start' },
  ]);
}

function boxesOf(name: string, detail: string, spot: Spot, width: number): Box[] {
  const lines = [
    { text: name, spot, weight: 600 },
    { text: detail, spot: { ...spot, y: spot.y + WORD_LINE }, weight: 400 },
  ];
  return lines.filter(({ text }) => text !== '').map(({ text, spot: at, weight }) => spotBox(text, at, width, weight));
}

/** The line of one product as a row of small boxes, so that words keep off it. */
function lineBoxes(spec: CostSpec, { width, height }: Pick<Area, 'width' | 'height'>): Box[] {
  return Array.from({ length: LINE_BOXES + 1 }, (_, index) => {
    const share = index / LINE_BOXES;
    const [x, y] = [share * width, productY(spec, share, height)];
    return { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
  }).filter(({ top, bottom }) => bottom > 0 && top < height);
}

function marksOf(spec: CostSpec, { width, height }: Area): Box[] {
  return spec.points.map((point) => {
    const { share, y } = pointPlace(spec, point, height);
    const x = share * width;
    return { left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK };
  });
}

/**
 * Words for every point, of points of one run only the first with the name; each at its first place within the box that is clear of marks and of words
 * before it; of the line too, if it can be. Chosen in the narrowest box.
 */
export function pointWords(spec: CostSpec, area: Area): PointWords[] {
  const [points, line, taken] = [marksOf(spec, area), lineBoxes(spec, area), [] as Box[]];
  return spec.points.map((point, index) => {
    const name = spec.points.findIndex((other) => other.name === point.name) === index ? point.name : '';
    const place = pointPlace(spec, point, area.height);
    const up = name === '' ? WORD_LINE / 2 + 2 : 0;
    const [near, edges] = [spotsOf(place), edgesOf(place.y)].map((spots) =>
      spots.map((spot) => ({ ...spot, y: spot.y - up })),
    );
    const words = { name, detail: point.detail };
    const spot =
      freeSpot(words, [...(near ?? []), ...(edges ?? [])], area, [...points, ...line, ...taken]) ??
      freeSpot(words, near ?? [], area, [...points, ...taken]) ??
      freeSpot(words, [...(near ?? []), ...(edges ?? [])], area, taken) ??
      freeSpot(words, [...(near ?? []), ...(edges ?? [])], area, []) ??
      (near?.[0] as Spot);
    taken.push(...boxesOf(name, point.detail, spot, area.width));
    return { ...words, spot };
  });
}

/** The first place inside the box where both lines keep clear of these rectangles; undefined where there is none. */
function freeSpot(
  { name, detail }: Omit<PointWords, 'spot'>,
  spots: readonly Spot[],
  area: Area,
  others: readonly Box[],
) {
  const bounds = { left: -area.left, right: area.width + area.right, top: -4, bottom: area.height + 4 };
  return spots.find((spot) =>
    boxesOf(name, detail, spot, area.width).every(
      (box) => inside(box, bounds) && !others.some((other) => overlaps(box, other, GAP)),
    ),
  );
}

/** The rectangles that the words cover, in a plot area of this width. */
export function wordBoxes(words: readonly PointWords[], width: number): Box[] {
  return words.flatMap(({ name, detail, spot }) => boxesOf(name, detail, spot, width));
}
