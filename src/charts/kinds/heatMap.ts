import type {
  HeatMapCell,
  HeatMapQuery,
  HeatMapSpec,
  LegendEntry,
  Strength,
} from '../../benchmark/figures/several/specs';
import { markOf } from '../../benchmark/model/verdictMark';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber } from '../../benchmark/text/numbers';
import { textRoom, wrapText } from '../base/textWidth';
import type { Theme } from '../base/theme';
import { lineItem, rectItem, shapeItem, textItem } from '../scene/compose';
import type { Item } from '../scene/drawing';
import { paragraph } from '../scene/paragraph';
import type { Sized } from '../scene/picture';

/** Widths of the columns, px: the query, the baseline's seconds, the narrowest candidate, how far they are apart. */
const QUERY = 62;
const BASELINE = 104;
const CELL = 92;
const APART = 72;

/** Beside the words of a column, px. */
const GAP = 12;

const ROW = 22;
const LINE = 18;
const SIZE = 13;
/** From a line's or row's middle to the baseline of its text. */
const DOWN = 4.5;
/** From the middle of a cell to its mark, and half the mark's width. */
const MARK_ASIDE = 29;
const MARK = 4;
const SWATCH = { width: 22, height: 16 };
const STRENGTHS: readonly Strength[] = [1, 2, 3];

type Look = Pick<HeatMapCell, 'verdict' | 'strength'>;
type Box = { x: number; y: number; width: number; height: number };

/** The place of the columns: the right end of the seconds and their room, the left end and width of a candidate, and the whole width. */
type Columns = ReturnType<typeof columnsOf>;

/** The px of the longest word of a name, which no line can be narrower than. */
function widestWord(title: string): number {
  return Math.max(...title.split(' ').map((word) => textRoom(capitalise(word), SIZE, 600)));
}

function columnsOf({ baseline, candidates }: HeatMapSpec, width: number) {
  const baselineRoom = Math.max(BASELINE, widestWord(baseline) + GAP);
  const first = QUERY + baselineRoom;
  const narrowest = Math.max(CELL, ...candidates.map(({ title }) => widestWord(title) + GAP));
  const whole = Math.max(width, first + candidates.length * narrowest + APART);
  const cell = (whole - first - APART) / candidates.length;
  return {
    baseline: first - GAP,
    baselineRoom: baselineRoom - GAP,
    left: (index: number) => first + index * cell,
    cell,
    width: whole,
  };
}

/** The fill of a cell, and the colour of what stands on it. */
function fill({ verdict, strength }: Look, theme: Theme): { ground: string; ink: string } {
  const mark = markOf(verdict);
  if (strength === 0 || (mark !== 'faster' && mark !== 'slower')) return { ground: theme.bg, ink: theme.ink2 };
  if (strength === 3) return { ground: theme[mark], ink: mark === 'faster' ? theme.onFaster : theme.onSlower };
  return { ground: theme[`${mark}${strength === 1 ? 'Tint' : 'Middle'}`], ink: theme.ink };
}

/** The triangle of a difference, up where the candidate is faster; nothing where there is none or it cannot be told. */
function directionItems({ verdict }: Look, x: number, y: number, colour: string): Item<number>[] {
  const mark = markOf(verdict);
  if (mark !== 'faster' && mark !== 'slower') return [];
  const up = mark === 'faster' ? -MARK : MARK;
  return [
    shapeItem(
      [
        [x - MARK, y - up],
        [x, y + up],
        [x + MARK, y - up],
      ],
      colour,
    ),
  ];
}

function cellItems(cell: HeatMapCell, { x, y, width, height }: Box, theme: Theme): Item<number>[] {
  const { ground, ink } = fill(cell, theme);
  const [middle, row] = [x + width / 2, y + height / 2];
  const style = { size: SIZE, weight: cell.strength > 0 ? 600 : 400, anchor: 'middle' as const };
  return [
    rectItem({ x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 }, ground),
    ...directionItems(cell, middle - MARK_ASIDE, row, ink),
    textItem(formatNumber(cell.speedup, 2), middle, row + DOWN, ink, style),
  ];
}

function rowItems(row: HeatMapQuery, y: number, columns: Columns, theme: Theme): Item<number>[] {
  const number = { size: SIZE, anchor: 'end' as const };
  const text = y + ROW / 2 + DOWN;
  return [
    textItem(row.query, 0, text, theme.ink, { size: SIZE }),
    textItem(formatNumber(row.baselineS, 1), columns.baseline, text, theme.ink2, number),
    ...row.cells.flatMap((cell, index) =>
      cellItems(cell, { x: columns.left(index), y, width: columns.cell, height: ROW }, theme),
    ),
    textItem(formatNumber(row.apart, 2), columns.width, text, theme.ink2, number),
  ];
}

/** The engines with what their columns hold, and the rule below. */
function headItems(spec: HeatMapSpec, top: number, columns: Columns, theme: Theme) {
  const heads = [
    {
      title: capitalise(spec.baseline),
      x: columns.baseline,
      room: columns.baselineRoom,
      anchor: 'end' as const,
      unit: 's',
    },
    ...spec.candidates.map(({ title }, index) => ({
      title: capitalise(title),
      x: columns.left(index) + columns.cell / 2,
      room: columns.cell - GAP,
      anchor: 'middle' as const,
      unit: 'Speedup, ×',
    })),
    { title: '', x: columns.width, room: APART, anchor: 'end' as const, unit: 'Spread, ×' },
  ].map((head) => ({ ...head, lines: wrapText(head.title, head.room, SIZE, 600) }));
  const bottom = top + (Math.max(...heads.map(({ lines }) => lines.length)) + 1) * LINE;
  const at = (fromBottom: number) => bottom - (fromBottom + 0.5) * LINE + DOWN;
  const items = heads.flatMap(({ lines, x, anchor, unit }) => [
    ...lines.map((line, index) =>
      textItem(line, x, at(lines.length - index), theme.ink, { size: SIZE, weight: 600, anchor }),
    ),
    textItem(unit, x, at(0), theme.ink2, { anchor }),
  ]);
  const query = textItem('Query', 0, at(0), theme.ink2);
  return {
    items: [query, ...items, lineItem([0, bottom + 3], [columns.width, bottom + 3], theme.axis)],
    bottom: bottom + 6,
  };
}

/** The fills of a verdict in these strengths: an empty frame for 0. */
function swatches(
  verdict: LegendEntry['verdict'],
  strengths: readonly Strength[],
  { x, y }: Pick<Box, 'x' | 'y'>,
  theme: Theme,
): Item<number>[] {
  return strengths.flatMap((strength, index) => {
    const { ground, ink } = fill({ verdict, strength }, theme);
    const left = x + index * SWATCH.width;
    const outline = strength === 0 ? { colour: theme.axis, width: 1 } : undefined;
    return [
      rectItem({ x: left, y, ...SWATCH }, ground, outline),
      ...directionItems({ verdict, strength }, left + SWATCH.width / 2, y + SWATCH.height / 2, ink),
    ];
  });
}

/** How to read a cell, with the queries of each verdict counted per candidate; as many entries on a line as have room. Below them what the strengths of a fill are. */
function legendItems({ legend, steps }: HeatMapSpec, width: number, theme: Theme) {
  let [x, y] = [0, 6];
  const items = legend.flatMap(({ verdict, label, counts }) => {
    const text = `${label}: ${counts.join(' · ')}`;
    const room = SWATCH.width + 6;
    if (x > 0 && x + room + textRoom(text) > width) [x, y] = [0, y + 24];
    const left = x;
    x += room + textRoom(text) + 20;
    const strength = verdict === 'unclear' || verdict === 'same' ? 0 : 3;
    return [...swatches(verdict, [strength], { x: left, y }, theme), textItem(text, left + room, y + 12.3, theme.ink)];
  });
  const top = y + 24;
  const left = STRENGTHS.length * SWATCH.width + 6;
  const style = { size: 12, weight: 400, colour: theme.ink2, height: LINE };
  const note = paragraph(steps, { left, top: top - 1, width: width - left }, style);
  return {
    items: [...items, ...swatches('faster', STRENGTHS, { x: 0, y: top }, theme), ...note.items],
    bottom: Math.max(note.bottom, top + SWATCH.height),
  };
}

/** A heat map with its legend above, as high as it has queries; wider than `width` for many candidates. */
export function heatMap(spec: HeatMapSpec, width: number, theme: Theme): Sized {
  const columns = columnsOf(spec, width);
  const legend = legendItems(spec, columns.width, theme);
  const head = headItems(spec, legend.bottom + 10, columns, theme);
  const rows = spec.queries.flatMap((row, index) => rowItems(row, head.bottom + index * ROW, columns, theme));
  const height = head.bottom + spec.queries.length * ROW + 8;
  return { items: [...legend.items, ...head.items, ...rows], width: columns.width, height };
}
