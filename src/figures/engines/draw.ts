import { formatSpeedup } from '../../benchmark/text/numbers';
import type { Mark, TextItem } from '../../charts/drawing';
import { axisShare, type ChartPoint, type Drawn, type Frame, type Plot, THREE_PANEL_WIDTHS } from '../../charts/frame';
import {
  type Block,
  dotItem,
  evidenceItem,
  lineItem,
  paragraph,
  rectItem,
  stackBlocks,
  textItem,
} from '../../charts/marks';
import { labelMark, textRoom, textWidth } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { ratioTick } from '../shared/scale';
import type { EngineCell, EngineRow, EnginesSpec, EvidenceCount, ReleaseMark } from './spec';

/** With more columns, cells are too narrow for their labels. */
const MAX_COLUMNS = 7;
/** Width of names and evidence left of the grid, and of the words right of the last column, px. */
const NAME = 240;
const WORDS = 32;
const HEAD = 46;
const ROW = 142;
/** Between two cells, with a hairline in its middle, px. */
const GAP = 16;
const NEWEST = 13;
const EARLIER = 8;

type Marks = Pick<Drawn, 'items' | 'points'>;
type Column = EnginesSpec['columns'][number];

interface Scale {
  axis: EnginesSpec['axis'];
  left: number;
  right: number;
  theme: Theme;
}

function xOf(value: number, { axis, left, right }: Scale): number {
  return left + axisShare(axis, value) * (right - left);
}

/** The band that reruns explain, the grid, and the line at 1×, from `top` to `bottom`. */
function ground(band: number, scale: Scale, [top, bottom]: [number, number]): Mark[] {
  const { axis, theme } = scale;
  const left = xOf(1 / band, scale);
  const ticks = axis.ticks.filter((tick) => tick !== 1);
  return [
    rectItem({ x: left, y: top, width: xOf(band, scale) - left, height: bottom - top }, theme.unclearTint),
    ...ticks.map((tick) => lineItem([xOf(tick, scale), top], [xOf(tick, scale), bottom], theme.grid)),
    lineItem([xOf(1, scale), top], [xOf(1, scale), bottom], theme.ink, 1.5),
  ];
}

function tickItems(scale: Scale, y: number): Mark[] {
  const { axis, theme } = scale;
  return axis.ticks.map((tick) => {
    const isOne = tick === 1;
    const text = isOne ? '1×' : `${ratioTick(tick)}×`;
    return textItem(text, xOf(tick, scale), y, isOne ? theme.ink : theme.ink2, {
      anchor: 'middle',
      weight: isOne ? 600 : 400,
    });
  });
}

/** Engine and column of a cell. */
interface Place extends Column {
  engine: string;
}

function pointOf(mark: ReleaseMark, place: Place, [x, y]: [number, number], theme: Theme): ChartPoint {
  const { release, total, geometricMean, median, published, runs, doubt, path } = mark;
  return {
    x,
    y,
    title: `${place.engine} ${release}, ${place.suite} at ${place.size}`,
    lines: [
      `Total time ${formatSpeedup(total)}`,
      `Geometric mean ${formatSpeedup(geometricMean)}, median ${formatSpeedup(median)}`,
      `${published}, ${runs}`,
      ...(doubt === '' ? [] : [doubt]),
    ],
    path,
    active: [dotItem(x, y, NEWEST / 2 + 1, null, { colour: theme.ink, width: 1.5 })],
  };
}

/** The marks of a cell: earlier releases small and below, the newest large. */
function cellMarks(cell: EngineCell, place: Place, scale: Scale, y: number): Marks {
  const { theme } = scale;
  const placed = cell.marks.map((mark, index) => {
    const size = index === cell.marks.length - 1 ? NEWEST : EARLIER;
    return { mark, size, x: xOf(mark.total, scale) };
  });
  return {
    items: placed.map(({ mark, size, x }) => evidenceItem(dotItem(x, y, size / 2, null), mark, theme)),
    points: placed.map(({ mark, x }) => pointOf(mark, place, [x, y], theme)),
  };
}

const BAR = { width: 52, height: 10 };

/** A bar for each kind of evidence: how many comparisons of the engine have it. */
function evidenceBars(evidence: readonly EvidenceCount[], left: number, top: number, theme: Theme): Block {
  const items = evidence.flatMap(({ count, of, words }, index): Mark[] => {
    const box = { x: left + 0.5, y: top + index * 22 + 3.5, ...BAR };
    const text = {
      text: `${count} of ${of}`,
      weight: 600,
      tail: { text: words, colour: theme.ink2, weight: 400, from: 0 },
    };
    return [
      rectItem({ ...box, width: (BAR.width * count) / of }, theme.ink2),
      rectItem(box, null, { colour: theme.axis, width: 1 }),
      labelMark({ ...text, x: left + BAR.width + 10, y: top + index * 22 + 12.5, colour: theme.ink }),
    ];
  });
  return { items, bottom: top + evidence.length * 22 };
}

function newestOf({ marks }: EngineCell): ReleaseMark {
  return marks.at(-1) as ReleaseMark;
}

/** Place of a value above its mark, or next to the line at 1× if the line would strike through it in the narrowest box. */
function valuePlace(value: number, text: string, scale: Scale, fit: number): Pick<TextItem<number>, 'x' | 'anchor'> {
  const [one, share] = [axisShare(scale.axis, 1), axisShare(scale.axis, value)];
  const anchor = share > 0.75 ? 'end' : share < 0.25 ? 'start' : 'middle';
  const shift = { start: -8, middle: 0, end: 8 }[anchor];
  const [room, start] = [textRoom(text, 15, 600), (share - one) * fit + shift];
  const left = start - { start: 0, middle: room / 2, end: room }[anchor];
  if (left > 4 || left + room < -4) return { x: xOf(value, scale) + shift, anchor };
  const fitsLeft = value < 1 && one * fit + GAP >= textWidth(text, 15, 600);
  return fitsLeft ? { x: xOf(1, scale) - 4, anchor: 'end' } : { x: xOf(1, scale) + 6, anchor: 'start' };
}

/** A cell of the grid: the value of the newest release, its marks, its name, and how often it ran. */
function gridCell(cell: EngineCell | null, place: Place, scale: Scale, fit: number, top: number): Marks {
  const { theme, left, axis } = scale;
  const one = axisShare(axis, 1);
  const room = one > 0.5 ? { left: left + 4, width: fit } : { left: xOf(1, scale) + 6, width: (1 - one) * fit + 4 };
  const style = { size: 12, weight: 400, height: 16 };
  if (!cell)
    return { ...paragraph('not measured', { ...room, top: top + 54 }, { ...style, colour: theme.ink2 }), points: [] };
  const newest = newestOf(cell);
  const name = paragraph(newest.release, { ...room, top: top + 74 }, { ...style, colour: theme.ink });
  const runs = paragraph(newest.runs, { ...room, top: name.bottom }, { ...style, colour: theme.ink2 });
  const text = formatSpeedup(newest.total);
  const { x, anchor } = valuePlace(newest.total, text, scale, fit);
  const value = textItem(text, x, top + 40, theme.ink, { size: 15, weight: 600, anchor });
  const { items, points } = cellMarks(cell, place, scale, top + 60);
  return {
    items: [...items, { ...value, halo: { colour: theme.bg, width: 4 } }, ...name.items, ...runs.items],
    points,
  };
}

interface Grid {
  scales: readonly Scale[];
  width: number;
  /** Width of a cell in the narrowest box, px. */
  fit: number;
}

/** The name of an engine, and how much of it was measured. */
function headItems({ engine, detail }: EngineRow, top: number, theme: Theme): Mark[] {
  return [
    textItem(engine, 0, top + 30, theme.ink, { size: 17, weight: 600 }),
    textItem(detail.join(', '), 0, top + 50, theme.ink2, { size: 13 }),
  ];
}

function gridRow(row: EngineRow, columns: readonly Column[], { scales, width, fit }: Grid, top: number): Block {
  const { theme } = scales[0] as Scale;
  const cells = columns.map((column, index) =>
    gridCell(row.cells[index] ?? null, { engine: row.engine, ...column }, scales[index] as Scale, fit, top),
  );
  const grounds = row.cells.flatMap((cell, index) => ground(cell?.band ?? 1, scales[index] as Scale, [top, top + ROW]));
  return {
    items: [
      ...grounds,
      lineItem([0, top], [width, top], theme.rule),
      ...headItems(row, top, theme),
      ...evidenceBars(row.evidence, 0, top + 64, theme).items,
      ...cells.flatMap(({ items }) => items),
    ],
    points: cells.flatMap(({ points }) => points),
    bottom: top + ROW,
  };
}

/** A row for each engine with its evidence, and a column for each suite and size. */
function grid(spec: EnginesSpec, { width, theme, variant: { from } }: Frame): Drawn {
  const { columns, axis, rows } = spec;
  const columnOf = (total: number) => (total - NAME - WORDS) / columns.length;
  const [column, fit] = [columnOf(width), columnOf(from) - GAP];
  const scales = columns.map((_, index): Scale => {
    const left = NAME + index * column;
    return { axis, left, right: left + column - GAP, theme };
  });
  const heads = columns.flatMap(({ suite, size }, index) => [
    textItem(suite, scales[index]?.left ?? 0, 14, theme.ink, { weight: 600 }),
    textItem(size, scales[index]?.left ?? 0, 31, theme.ink2),
  ]);
  const { items, points, bottom } = stackBlocks(rows, HEAD, (row, top) =>
    gridRow(row, columns, { scales, width, fit }, top),
  );
  const ticks = scales.flatMap((scale) => tickItems(scale, bottom + 18));
  const between = scales.slice(1).map(({ left }) => left - GAP / 2);
  return {
    items: [...between.map((x) => lineItem([x, 0], [x, bottom + 22], theme.rule)), ...heads, ...items, ...ticks],
    points,
    width,
    height: bottom + 26,
    left: 0,
    right: width,
    find: 'xy',
  };
}

/** A size of an engine: suite, newest release, and value in one line, or in two if they have no room; below it the marks. */
function sizeRow(cell: EngineCell, place: Place, scale: Scale, fit: number, top: number): Block {
  const { theme, left, right } = scale;
  const newest = newestOf(cell);
  const name = `${place.suite}, ${place.size}`;
  const [about, value] = [`${newest.release}, ${newest.runs}`, formatSpeedup(newest.total)];
  const start = textRoom(name, 13, 600) + 8;
  const isOneLine = start + textRoom(about) + 8 + textRoom(value, 14, 600) <= fit;
  const y = top + (isOneLine ? 36 : 53);
  const { items, points } = cellMarks(cell, place, scale, y);
  return {
    items: [
      ...ground(cell.band, scale, [y - 12, y + 12]),
      ...items,
      textItem(name, left, top + 14, theme.ink, { size: 13, weight: 600 }),
      textItem(about, isOneLine ? left + start : left, top + (isOneLine ? 14 : 31), theme.ink2),
      textItem(value, right, top + 14, theme.ink, { size: 14, weight: 600, anchor: 'end' }),
    ],
    points,
    bottom: y + 18,
  };
}

/** An engine: its name, a row for each measured size, the scale, the sizes that were not measured, and the evidence. */
function engineBlock(row: EngineRow, columns: readonly Column[], scale: Scale, fit: number, top: number): Block {
  const { theme, left, right } = scale;
  const cells = columns.map((column, index) => ({ ...column, engine: row.engine, cell: row.cells[index] ?? null }));
  const sizes = stackBlocks(cells, top + 66, ({ cell, ...place }, at) =>
    cell ? sizeRow(cell, place, scale, fit, at) : { items: [], points: [], bottom: at },
  );
  const missing = cells.filter(({ cell }) => cell === null).map(({ suite, size }) => `${suite}, ${size}`);
  const below = paragraph(
    missing.length === 0 ? '' : `Not measured: ${missing.join('; ')}`,
    { left, top: sizes.bottom + 20, width: fit },
    { size: 13, weight: 400, colour: theme.ink2, height: 18 },
  );
  const bars = evidenceBars(row.evidence, left, below.bottom + 4, theme);
  return {
    items: [
      ...(top === 0 ? [] : [lineItem([left, top], [right, top], theme.rule)]),
      ...headItems(row, top, theme),
      ...sizes.items,
      ...tickItems(scale, sizes.bottom + 10),
      ...below.items,
      ...bars.items,
    ],
    points: sizes.points,
    bottom: bars.bottom + 20,
  };
}

/** One engine after the other, for narrow boxes and many columns. */
function list({ axis, columns, rows }: EnginesSpec, { width, theme, variant: { from } }: Frame): Drawn {
  const scale = { axis, left: 0, right: width, theme };
  const { items, points, bottom } = stackBlocks(rows, 0, (row, top) => engineBlock(row, columns, scale, from, top));
  return { items, points, width, height: bottom, left: 0, right: width, find: 'xy' };
}

function draw(spec: EnginesSpec, frame: Frame): Drawn {
  const isGrid = frame.variant.name === 'wide' && spec.columns.length <= MAX_COLUMNS;
  return isGrid ? grid(spec, frame) : list(spec, frame);
}

/** Every release by engine and data size on one log scale, with the band of reruns behind it and how sure it is. */
export const engines: Plot<EnginesSpec> = { variants: THREE_PANEL_WIDTHS, draw };
