import { type IterationMark, statusText, type TimeRow, type TimesSpec } from '../../benchmark/figures/times/spec';
import { MISSING } from '../../benchmark/text/cells';
import { formatNumber, formatRange } from '../../benchmark/text/numbers';
import { textRoom, unbrokenParts } from '../base/textWidth';
import type { Theme } from '../base/theme';
import { dotItem, lineItem, shapeItem, textItem } from '../scene/compose';
import type { Item } from '../scene/drawing';
import { type Block, paragraph, stacked } from '../scene/paragraph';
import type { Sized } from '../scene/picture';

/** Widths of the columns, px: the narrowest of names, how it was measured, the seconds, the narrowest plot, the range. */
const NAME = 178;
const MEASURED = 150;
const TIME = 60;
const PLOT = 280;
const RANGE = 110;
const GAP = 12;
/** Beside the plot, where labels of its ends stand over. */
const ASIDE = 24;

const LINE = 18;
const ROW = { alone: 32, withIterations: 46 };
const HEAD = 44;
const GROUP = 34;
/** From the middle of a line to the baseline of its text. */
const DOWN = 4.5;

/** Of the statistic from the top of a row's marks, and of the iterations below it. */
const MARKS = { statistic: 14, iterations: 32 };
const DOT = 4.5;
const ITERATION = 2.25;

/** The left ends of the columns, the right ends of those with numbers, and the whole width. */
type Columns = ReturnType<typeof columnsOf>;

function columnsOf({ groups }: TimesSpec, width: number) {
  const parts = groups.flatMap(({ rows }) => rows.flatMap(({ name }) => unbrokenParts(name)));
  const measured = Math.max(NAME, ...parts.map((part) => textRoom(part, 13) + GAP));
  const time = measured + MEASURED + TIME;
  const left = time + ASIDE;
  const whole = Math.max(width, left + PLOT + ASIDE + RANGE);
  return { measured, time, plot: { left, width: whole - left - ASIDE - RANGE }, width: whole };
}

function at({ plot }: Columns, percent: number): number {
  return plot.left + (plot.width * percent) / 100;
}

function headItems({ axisTitle, ticks }: TimesSpec, columns: Columns, theme: Theme): Item<number>[] {
  const [first, second] = [LINE / 2 + DOWN, HEAD - LINE / 2 + DOWN - 4];
  return [
    textItem('Result set', 0, second, theme.ink2),
    textItem('Statistic', columns.measured, second, theme.ink2),
    textItem('Time, s', columns.time, second, theme.ink2, { anchor: 'end' }),
    textItem(axisTitle, columns.plot.left, first, theme.ink2),
    textItem('Min–max, s', columns.width, second, theme.ink2, { anchor: 'end' }),
    ...ticks.map((tick) => textItem(tick.label, at(columns, tick.at), second, theme.ink2, { anchor: 'middle' })),
    ...ticks.map((tick) => lineItem([at(columns, tick.at), HEAD - 2], [at(columns, tick.at), HEAD + 2], theme.axis)),
    lineItem([0, HEAD + 2], [columns.width, HEAD + 2], theme.axis),
  ];
}

/** The first iteration as a diamond, with its name where it stands at an end of the others. */
function firstItems({ side }: IterationMark, x: number, y: number, theme: Theme): Item<number>[] {
  const points = [
    [x, y - DOT],
    [x + DOT, y],
    [x, y + DOT],
    [x - DOT, y],
  ] as const;
  const [aside, anchor] = side === 'right' ? [8, 'start' as const] : [-8, 'end' as const];
  const name = side ? [textItem('first', x + aside, y + 4, theme.ink2, { anchor })] : [];
  return [shapeItem(points, theme.bg, { colour: theme.ink, width: 1.5 }), ...name];
}

function markItems({ mark, iterations }: TimeRow, top: number, columns: Columns, theme: Theme): Item<number>[] {
  if (!mark) return [];
  const [y, below] = [top + MARKS.statistic, top + MARKS.iterations];
  const [first, ...others] = iterations;
  return [
    lineItem([at(columns, mark.low), y], [at(columns, mark.high), y], theme.ink, 1.5),
    dotItem(at(columns, mark.at), y, DOT, theme.ink),
    ...others.map((iteration) => dotItem(at(columns, iteration.at), below, ITERATION, theme.axis)),
    ...(first ? firstItems(first, at(columns, first.at), below, theme) : []),
  ];
}

function rowItems(row: TimeRow, top: number, columns: Columns, { decimals, theme }: Shown): Block {
  const { plot, width } = columns;
  const style = { size: 13, weight: 400, colour: theme.ink, height: LINE };
  const small = { ...style, size: 12, colour: theme.ink2 };
  const words = top + MARKS.statistic - LINE / 2;
  const name = paragraph(row.name, { left: 0, top: words, width: columns.measured - GAP }, style);
  const how = paragraph(row.measured, { left: columns.measured, top: words, width: MEASURED - GAP }, small);
  const why = paragraph(row.mark ? '' : statusText(row), { left: plot.left, top: words, width: plot.width }, small);
  const number = (text: string, x: number) =>
    textItem(text, x, words + LINE / 2 + DOWN, theme.ink, { size: 13, anchor: 'end' });
  const { timeS, minS, maxS } = row;
  const range = minS === null || maxS === null ? MISSING : formatRange(minS, maxS, decimals);
  const least = top + (row.iterations.length > 0 ? ROW.withIterations : ROW.alone);
  const bottom = Math.max(least, ...[name, how, why].map((block) => block.bottom + 6));
  const items = [
    ...name.items,
    ...how.items,
    number(timeS === null ? MISSING : formatNumber(timeS, decimals), columns.time),
    ...markItems(row, top, columns, theme),
    ...why.items,
    number(range, width),
    lineItem([0, bottom], [width, bottom], theme.grid),
  ];
  return { items, bottom };
}

interface Shown {
  decimals: number;
  theme: Theme;
}

/** The result sets of one environment below its title, on the lines of the scale. */
function groupItems(
  { environment, rows }: TimesSpec['groups'][number],
  top: number,
  spec: TimesSpec,
  columns: Columns,
  theme: Theme,
) {
  const first = top + GROUP;
  const shown = { decimals: spec.decimals, theme };
  const { items, bottom } = stacked(rows, first, (row, from) => rowItems(row, from, columns, shown));
  const title = textItem(environment, 0, first - 10, theme.ink, { size: 13, weight: 600 });
  const grid = spec.ticks.map((tick) =>
    lineItem([at(columns, tick.at), first], [at(columns, tick.at), bottom], theme.grid),
  );
  return { items: [title, ...grid, ...items], bottom };
}

/** The times of a query: a row a result set under its environment, the statistic on its range and the iterations below it on one axis. */
export function queryTimes(spec: TimesSpec, width: number, theme: Theme): Sized {
  const columns = columnsOf(spec, width);
  const groups = stacked(spec.groups, HEAD + 2, (group, top) => groupItems(group, top, spec, columns, theme));
  const items = [...headItems(spec, columns, theme), ...groups.items];
  return { items, width: columns.width, height: Math.ceil(groups.bottom) + 8 };
}
