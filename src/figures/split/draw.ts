import { formatNumber, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { tickLabels, tickText } from '../../charts/axis';
import type { Drawing, Mark, TextItem } from '../../charts/drawing';
import type { Frame, Still } from '../../charts/frame';
import { TWO_WIDTHS, type Variant } from '../../charts/frame';
import { lineItem, rectItem, stackBlocks, textItem } from '../../charts/marks';
import { textRoom, wrapText } from '../../charts/text';
import { markColour, type Theme, tintColour } from '../../charts/theme';
import type { SplitSpec } from './spec';

type Bar = SplitSpec['bars'][number];

const BAR = 26;
const DOWN = 4.3;

/** Measures of a drawing, px: space next to the bars, header above them, and minimum height of a row. */
interface Layout {
  left: number;
  right: number;
  head: number;
  row: number;
}

/** Columns of ratios at the right, and room for text next to the longest bar. */
const COLUMN = 78;
const WORDS = 84;
const NAME_LINE = 15;
const WIDE: Layout = { left: 138, right: 3 * COLUMN + WORDS, head: 44, row: 50 };
const NARROW: Layout = { left: 0, right: 0, head: 6, row: 110 };
const BAR_TOP = 22;
const BELOW = 44;

interface Place {
  layout: Layout;
  width: number;
  variant: Variant;
  theme: Theme;
}

function plotWidth({ layout, width }: Pick<Place, 'layout' | 'width'>): number {
  return width - layout.left - layout.right;
}

function xOf({ axis }: SplitSpec, value: number, place: Place): number {
  return place.layout.left + (value / axis.max) * plotWidth(place);
}

/** Narrowest box in which a segment has room for a text, px. */
function roomFrom({ axis }: SplitSpec, seconds: number, text: string, weight: number, { layout }: Place): number {
  return ((textRoom(text, 12, weight) + 12) * axis.max) / seconds + layout.left + layout.right;
}

/** Text of a segment, from the width that has room for it; empty if no box of the drawing has. */
function segmentText(item: TextItem<number>, from: number, { variant }: Place): TextItem<number>[] {
  return from > variant.to ? [] : [{ ...item, from: from <= variant.from ? 0 : Math.ceil(from) }];
}

/** Text in the query's part: its name, and in wider boxes its seconds and their change. */
function queryWords(spec: SplitSpec, { queryS, restS, change }: Bar, y: number, place: Place): Mark[] {
  const weight = change === '' ? 400 : 600;
  const middle = (xOf(spec, restS, place) + xOf(spec, restS + queryS, place)) / 2;
  const item = textItem(spec.query, middle, y + DOWN, place.theme.ink, { anchor: 'middle', weight });
  const more = ` ${formatSeconds(queryS, 0)}${change === '' ? '' : `: ${change}`}`;
  const from = roomFrom(spec, queryS, `${spec.query}${more}`, weight, place);
  const tail = { text: more, fill: place.theme.ink, weight, from: Math.max(1, Math.ceil(from)) };
  const whole = from > place.variant.to ? item : { ...item, runs: [...item.runs, tail] };
  return segmentText(whole, roomFrom(spec, queryS, spec.query, weight, place), place);
}

function barItems(spec: SplitSpec, bar: Bar, y: number, place: Place): Mark[] {
  const { theme } = place;
  const { restS, totalS, part, role } = bar;
  const [start, middle, end] = [0, restS, totalS].map((value) => xOf(spec, value, place)) as [number, number, number];
  const box = (x: number, to: number) => ({ x, y: y - BAR / 2, width: to - x, height: BAR });
  const grey = { colour: theme.axis, width: 1 };
  const changed = part !== 'neutral';
  const fill = changed ? tintColour(theme, part) : role === 'baseline' ? theme.segment : theme.bg;
  const outline = changed ? { colour: markColour(theme, part), width: 1.5 } : grey;
  const rest = `${spec.others} ${formatSeconds(restS, 0)}`;
  return [
    rectItem(box(start, middle), theme.segment, grey),
    rectItem(box(middle, end), fill, outline),
    ...segmentText(textItem(rest, start + 6, y + DOWN, theme.ink), roomFrom(spec, restS, rest, 400, place), place),
    ...queryWords(spec, bar, y, place),
  ];
}

function totalWords({ query }: SplitSpec, { queryS, totalS }: Bar): [string, string] {
  return [formatSeconds(totalS), `${query} ${formatSeconds(queryS, 0)}`];
}

/** True if the total ratio is on the other side of 1 without the query. */
function changesSide({ total, without }: Bar): boolean {
  return total !== null && without !== null && total > 1 !== without > 1;
}

function ratioItems(bar: Bar, y: number, { width, theme }: Place): Mark[] {
  const { total, without, geometricMean } = bar;
  if (total === null || without === null || geometricMean === null) return [];
  return [total, without, geometricMean].map((value, index) => {
    const weight = index === 0 || (index === 1 && changesSide(bar)) ? 600 : 400;
    const x = width - (2 - index) * COLUMN;
    return textItem(formatNumber(value, 2), x, y + DOWN, theme.ink, { anchor: 'end', weight });
  });
}

function nameLines({ title }: Bar): string[] {
  return wrapText(title, WIDE.left - 8, 12, 600);
}

function nameItems(bar: Bar, y: number, { theme }: Place): Mark[] {
  const lines = nameLines(bar);
  const first = y + DOWN - (lines.length * NAME_LINE) / 2;
  return [
    ...lines.map((line, index) => textItem(line, 0, first + index * NAME_LINE, theme.ink, { weight: 600 })),
    textItem(bar.role, 0, first + lines.length * NAME_LINE, theme.ink2),
  ];
}

function wideHeight(bar: Bar): number {
  return Math.max(WIDE.row, (nameLines(bar).length + 1) * NAME_LINE + 14);
}

/** Text with a halo, to separate it from lines behind it. */
function haloed(item: TextItem<number>, { theme }: Place): TextItem<number> {
  return { ...item, halo: { colour: theme.bg, width: 4 } };
}

function wideRow(spec: SplitSpec, bar: Bar, top: number, place: Place): Mark[] {
  const y = top + wideHeight(bar) / 2;
  const [total, query] = totalWords(spec, bar);
  const x = xOf(spec, bar.totalS, place) + 8;
  return [
    ...nameItems(bar, y, place),
    ...barItems(spec, bar, y, place),
    haloed(textItem(total, x, y - 3, place.theme.ink, { weight: 600 }), place),
    haloed(textItem(query, x, y + 13, place.theme.ink2), place),
    ...ratioItems(bar, y, place),
  ];
}

function narrowRow(spec: SplitSpec, bar: Bar, top: number, place: Place): Mark[] {
  const { theme } = place;
  const [total, query] = totalWords(spec, bar);
  const below = top + BAR_TOP + BAR + 16;
  const lines =
    bar.total === null
      ? []
      : [
          `Total ${formatSpeedup(bar.total)}, without ${spec.query} ${formatSpeedup(bar.without ?? 0)}`,
          `Geometric mean ${formatSpeedup(bar.geometricMean ?? 0)}`,
        ];
  const name = textItem(bar.title, 0, top + 14, theme.ink, { weight: 600 });
  const seconds = textItem(total, 0, below, theme.ink, { weight: 600 });
  const [first] = name.runs;
  const run = { ...first, text: `, ${bar.role}`, fill: theme.ink2, weight: 400, from: 0 };
  return [
    { ...name, runs: [...name.runs, run] },
    ...barItems(spec, bar, top + BAR_TOP + BAR / 2, place),
    { ...seconds, runs: [...seconds.runs, { ...run, text: `, ${query}` }] },
    ...lines.map((line, index) => textItem(line, 0, below + (index + 1) * 16, theme.ink2)),
  ];
}

function headItems({ query }: SplitSpec, { width, theme }: Place): Mark[] {
  const heads = [
    ['Total-time', 'ratio, ×'],
    ['same,', `without ${query}`],
    ['geometric', 'mean, ×'],
  ];
  return heads.flatMap((lines, index) =>
    lines.map((line, place) =>
      textItem(line, width - (2 - index) * COLUMN, 14 + place * 16, theme.ink2, { anchor: 'end' }),
    ),
  );
}

/** Gridlines, and a dotted line at the end of the baseline's other queries. */
function gridItems(spec: SplitSpec, bottom: number, place: Place): Mark[] {
  const { theme, layout } = place;
  const top = layout.head;
  const columns = spec.axis.ticks.map((tick) => {
    const x = xOf(spec, tick, place);
    return lineItem([x, top], [x, bottom], tick === 0 ? theme.axis : theme.grid);
  });
  const [baseline] = spec.bars;
  const at = xOf(spec, baseline?.restS ?? 0, place);
  const dotted = lineItem([at, top], [at, bottom], theme.ink);
  return [...columns, { ...dotted, stroke: dotted.stroke && { ...dotted.stroke, dash: [2, 3] } }];
}

/** Anchor of a tick label: inside the drawing if there is no space next to the bars. */
function anchorOf({ axis }: SplitSpec, tick: number, { layout }: Place): 'start' | 'middle' | 'end' {
  if (tick === 0 && layout.left === 0) return 'start';
  return tick === axis.max && layout.right === 0 ? 'end' : 'middle';
}

/** Ticks that fit in the narrowest box, additional ones for wider boxes, and the title below. */
function axisItems(spec: SplitSpec, bottom: number, place: Place): Mark[] {
  const { theme, variant, layout } = place;
  const { axis } = spec;
  const labels = tickLabels(axis, variant, layout.left + layout.right, { clamped: layout.left === 0 });
  const title = textItem(axis.title, xOf(spec, axis.max / 2, place), bottom + 36, theme.ink2, { anchor: 'middle' });
  return [
    ...labels.map(({ value, from }) => {
      const anchor = anchorOf(spec, value, place);
      return { ...textItem(tickText(axis, value), xOf(spec, value, place), bottom + 16, theme.ink2, { anchor }), from };
    }),
    title,
  ];
}

function draw(spec: SplitSpec, { variant, width, theme }: Frame): Drawing {
  const wide = variant.name === 'wide';
  const layout = wide ? WIDE : NARROW;
  const place = { layout, width, variant, theme };
  const rowOf = wide ? wideRow : narrowRow;
  const { items: rows, bottom } = stackBlocks(spec.bars, layout.head, (bar, top) => ({
    items: rowOf(spec, bar, top, place),
    bottom: top + (wide ? wideHeight(bar) : layout.row),
  }));
  const items = [
    ...(wide ? [...headItems(spec, place), ...gridItems(spec, bottom, place)] : []),
    ...rows,
    ...axisItems(spec, bottom, place),
  ];
  return { items, width, height: bottom + BELOW, left: 0, right: width };
}

/** Totals of a suite in two parts, with their ratios; on phones, text is above and below the bars. */
export const split: Still<SplitSpec> = { variants: TWO_WIDTHS, draw };
