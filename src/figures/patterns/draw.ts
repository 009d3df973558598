import { formatFineRange, formatQueries, formatShare, formatSpeedup } from '../../benchmark/text/numbers';
import type { Drawing, Mark } from '../../charts/drawing';
import { axisShare, type Frame, type Still, THREE_PANEL_WIDTHS } from '../../charts/frame';
import {
  type Block,
  dotItem,
  evidenceItem,
  lineItem,
  lineMarks,
  paragraph,
  rectItem,
  stackBlocks,
  textItem,
} from '../../charts/marks';
import { textRoom } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { markItem } from '../history/marks';
import { ratioTick } from '../shared/scale';
import type { PatternRow, PatternsSpec } from './spec';

/** Right ends of the columns of texts, the plot of both engines, and the width of the texts at the right, px. */
const QUERIES = 180;
const SHARE = 268;
const OWN = { left: 284, right: 424 };
const RESULT = 196;
const GAP = 24;
/** Between the two plots, px. */
const BETWEEN = 48;
/** Height above the plot if the names of the sides take one line, px. */
const HEAD = 37;
const ROW = 34;
/** Between two lines of the head, px. */
const LINE = 17;
const CLEARLY = 'Clearly faster:';
/** Title of the plot of both engines. */
const OVER = 'Over vanilla Spark';
/** Half of the height of the strokes of the queries, px. */
const STROKE = 7;

interface Scale {
  axis: PatternsSpec['axis'];
  left: number;
  right: number;
  theme: Theme;
}

function xOf(value: number, { axis, left, right }: Scale): number {
  return left + axisShare(axis, value) * (right - left);
}

/** The grid with the line at 1× and its numbers above; of ticks that are too close in the narrowest box, only the line. */
function gridItems(scale: Scale, fit: number, [top, bottom]: [number, number]): Mark[] {
  const { axis, theme } = scale;
  let last = Number.NEGATIVE_INFINITY;
  return axis.ticks.flatMap((tick) => {
    const [x, isOne] = [xOf(tick, scale), tick === 1];
    const line = lineItem([x, top], [x, bottom], isOne ? theme.ink : theme.grid, isOne ? 1.5 : 1);
    const [at, half] = [axisShare(axis, tick) * fit, textRoom(`${ratioTick(tick)}×`) / 2];
    const next = axis.ticks.includes(1) && tick < 1 ? axisShare(axis, 1) * fit - 16 : Number.POSITIVE_INFINITY;
    if (!isOne && (at - half < last + 6 || at + half > next)) return [line];
    last = at + half;
    const style = { anchor: 'middle' as const, weight: isOne ? 600 : 400 };
    return [line, textItem(isOne ? '1×' : `${ratioTick(tick)}×`, x, top - 6, isOne ? theme.ink : theme.ink2, style)];
  });
}

/** The ratio of a pattern: a stroke for each query, the interval over the queries, and the mean by its evidence. */
function ratioItems(row: PatternRow, scale: Scale, y: number): Mark[] {
  const { theme } = scale;
  const [low, high] = [xOf(row.interval.low, scale), xOf(row.interval.high, scale)];
  const strokes = row.queries.map(({ ratio }): [number, number, number, number] => {
    const x = xOf(ratio, scale);
    return [x, y - STROKE, x, y + STROKE];
  });
  return [
    ...lineMarks(strokes, theme.axis),
    ...lineMarks([[low, y, high, y]], theme.ink2, 1.5, [2, 3]),
    evidenceItem(dotItem(xOf(row.ratio, scale), y, 5, null), row, theme),
  ];
}

function bandItem(band: number, scale: Scale, [top, bottom]: [number, number]): Mark {
  const [left, right] = [xOf(1 / band, scale), xOf(band, scale)];
  return rectItem({ x: left, y: top, width: right - left, height: bottom - top }, scale.theme.unclearTint);
}

/** Name of the query with the lowest ratio of all, right of its stroke; empty without room in the narrowest box. */
function lowestItems(rows: readonly PatternRow[], row: PatternRow, scale: Scale, fit: number, y: number): Mark[] {
  const lowest = rows.flatMap(({ queries }) => queries).sort((a, b) => a.ratio - b.ratio)[0];
  if (!lowest || !row.queries.includes(lowest)) return [];
  const others = row.queries.filter((query) => query !== lowest).map(({ ratio }) => ratio);
  const next = Math.min(row.interval.low, row.ratio, ...others);
  const free = (axisShare(scale.axis, next) - axisShare(scale.axis, lowest.ratio)) * fit;
  if (textRoom(lowest.query) + 12 > free) return [];
  return [textItem(lowest.query, xOf(lowest.ratio, scale) + 6, y + 4.3, scale.theme.ink2)];
}

/** Short name of an engine: "Gluten" for "Gluten + Velox". */
function shortName(name: string): string {
  return name.split(' + ')[0] ?? name;
}

/** A text for each engine in the hue of its side, up to the right ends of two columns. */
function clearItems(
  [first, second]: [string, string],
  [left, right]: [number, number],
  y: number,
  theme: Theme,
): Mark[] {
  const style = { weight: 600, anchor: 'end' as const };
  return [textItem(first, left, y, theme.slowerText, style), textItem(second, right, y, theme.fasterText, style)];
}

function intervalText({ ratio, interval: { low, high } }: PatternRow): string {
  return `${formatSpeedup(ratio)} (${formatFineRange(low, high)})`;
}

/** Names of the sides of the ratio, in their hues, next to 1×; below each other if a side and its `free` px lack room. */
function sideItems([first, second]: PatternsSpec['engines'], scale: Scale, fit: number, free: [number, number]) {
  const { axis, left, right, theme } = scale;
  const [one, two] = [`← ${first} faster`, `${second} faster →`];
  const [share, hasRoom] = [axisShare(axis, 1), (text: string, room: number) => textRoom(text, 12, 600) + 8 <= room];
  const [fitsLeft, fitsRight] = [hasRoom(one, share * fit + free[0]), hasRoom(two, (1 - share) * fit + free[1])];
  const [x1, x2] = [fitsLeft ? xOf(1, scale) - 8 : left, fitsRight ? xOf(1, scale) + 8 : right];
  const y2 = fitsLeft && fitsRight ? 14 : 14 + LINE;
  return [
    textItem(one, x1, 14, theme.slowerText, { weight: 600, anchor: fitsLeft ? 'end' : 'start' }),
    textItem(two, x2, y2, theme.fasterText, { weight: 600, anchor: fitsRight ? 'start' : 'end' }),
  ];
}

/** The engines' marks with their names. */
function keyItems(names: PatternsSpec['names'], left: number, y: number, theme: Theme): Mark[] {
  let x = left;
  return names.flatMap((name, shape) => {
    const items = [markItem(shape, [x + 6, y - 4], null, theme), textItem(name, x + 16, y, theme.ink)];
    x += 28 + textRoom(name);
    return items;
  });
}

function wide(spec: PatternsSpec, { width, theme, variant: { from } }: Frame): Drawing {
  const { engines, names, rows, band } = spec;
  const own: Scale = { axis: spec.speedups, ...OWN, theme };
  const margins = { left: OWN.right + BETWEEN, right: RESULT + GAP };
  const fit = from - margins.left - margins.right;
  const ratio: Scale = { axis: spec.axis, left: margins.left, right: width - margins.right, theme };
  const short: [string, string] = [shortName(engines[0]), shortName(engines[1])];
  const columns: [number, number] = [width - textRoom(short[1], 12, 600) - 12, width];
  const sides = sideItems(engines, ratio, fit, [
    ratio.left - OWN.left - textRoom(OVER, 12, 600),
    GAP + RESULT - textRoom(CLEARLY) - 8,
  ]);
  const head = HEAD + Math.max(...sides.map(({ y }) => y)) - 14;
  const bottom = head + rows.length * ROW;
  const range: [number, number] = [head, bottom];
  const right = { anchor: 'end' as const };
  const heads = [
    textItem('Pattern', 0, head - 6, theme.ink2),
    textItem('Queries', QUERIES, head - 6, theme.ink2, right),
    textItem('Share of time', SHARE, head - 6, theme.ink2, right),
    ...keyItems(names, 0, 14, theme),
    textItem(OVER, OWN.left, 14, theme.ink, { weight: 600 }),
    ...sides,
    textItem('Ratio (95%)', width - RESULT, head - 6, theme.ink2),
    textItem(CLEARLY, width, head - 6 - LINE, theme.ink2, right),
    ...clearItems(short, columns, head - 6, theme),
  ];
  const body = stackBlocks(rows, head, (row, top): Block => {
    const [y, base] = [top + ROW / 2, top + ROW / 2 + 4.3];
    return {
      items: [
        lineItem([0, top], [width, top], theme.rule),
        textItem(row.name, 0, base, theme.ink, { weight: 600, size: 13 }),
        textItem(String(row.queries.length), QUERIES, base, theme.ink, right),
        textItem(formatShare(row.share, 0), SHARE, base, theme.ink, right),
        ...row.speedups.map((speedup, shape) => markItem(shape, [xOf(speedup, own), y], null, theme)),
        ...ratioItems(row, ratio, y),
        ...lowestItems(rows, row, ratio, fit, y),
        textItem(intervalText(row), width - RESULT, base, theme.ink),
        ...clearItems([String(row.clear[0]), String(row.clear[1])], columns, base, theme),
      ],
      bottom: top + ROW,
    };
  });
  const items = [
    ...heads,
    bandItem(band, ratio, range),
    ...gridItems(own, OWN.right - OWN.left, range),
    ...gridItems(ratio, fit, range),
    ...body.items,
  ];
  return { items, width, height: bottom + 4, left: ratio.left, right: ratio.right };
}

function narrow(spec: PatternsSpec, { width, theme, variant: { from } }: Frame): Drawing {
  const { engines, rows, band } = spec;
  const scale: Scale = { axis: spec.axis, left: 1, right: width - 1, theme };
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 17 };
  const room = { left: 0, width: from };
  const sides = sideItems(engines, scale, from - 2, [0, 0]);
  const top = 40 + Math.max(...sides.map(({ y }) => y)) - 14;
  const body = stackBlocks(rows, top, (row, at): Block => {
    const speedups = row.speedups.map((speedup, index) => `${engines[index]} ${formatSpeedup(speedup)}`);
    const clear = row.clear.map((count, index) => `${engines[index]} ${count}`);
    const value = formatSpeedup(row.ratio);
    const about = `${formatQueries(row.queries.length)}, ${formatShare(row.share, 0)} of the time; over vanilla Spark: ${speedups.join(', ')}; clearly faster: ${clear.join(', ')}`;
    const below = paragraph(about, { ...room, top: at + 24 }, style);
    const y = below.bottom + 14;
    return {
      items: [
        lineItem([0, at], [width, at], theme.rule),
        textItem(row.name, 0, at + 18, theme.ink, { weight: 600, size: 13 }),
        textItem(value, width, at + 18, theme.ink, { weight: 600, size: 14, anchor: 'end' }),
        ...below.items,
        bandItem(band, scale, [below.bottom + 3, y + 11]),
        lineItem([xOf(1, scale), below.bottom + 3], [xOf(1, scale), y + 11], theme.ink, 1.5),
        ...ratioItems(row, scale, y),
        ...lowestItems(rows, row, scale, from - 2, y),
      ],
      bottom: y + 18,
    };
  });
  const ticks = gridItems(scale, from - 2, [body.bottom + 14, body.bottom + 18]);
  return {
    items: [...sides, ...body.items, ...ticks],
    width,
    height: body.bottom + 22,
    left: scale.left,
    right: scale.right,
  };
}

function draw(spec: PatternsSpec, frame: Frame): Drawing {
  return frame.variant.name === 'wide' ? wide(spec, frame) : narrow(spec, frame);
}

/** A row for each pattern: both engines over vanilla Spark, and the ratio of the two with its queries and its interval. */
export const patterns: Still<PatternsSpec> = { variants: THREE_PANEL_WIDTHS, draw };
