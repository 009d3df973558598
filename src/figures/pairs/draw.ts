import { bottomAxis, gridColumns, tickLabels } from '../../charts/axis';
import type { Drawing, Mark, PathItem } from '../../charts/drawing';
import { type Frame, PANEL_WIDTHS, type Plane, planeOf, type Still } from '../../charts/frame';
import { evidenceItem, lineItem, paragraph, rectItem, textItem } from '../../charts/marks';
import { textRoom } from '../../charts/text';
import { type Theme, textColour } from '../../charts/theme';
import type { PairRow, PairsSpec } from './spec';

/** Columns left and right of the bars in a wide drawing, px. */
const NAME = 190;
const WORD = 180;
const BASELINE = 16;
const CANDIDATE = 32;
const GAP = 4;
const BARS = BASELINE + GAP + CANDIDATE;
/** Above the first row, for the text of the reference line; below the last one, for the axis. */
const TOP = 26;
const BOTTOM = 34;

interface Layout {
  isWide: boolean;
  /** Top of each row, and of its bars. */
  rows: { top: number; bars: number }[];
  height: number;
}

/** Size of the difference. */
const WORD_SIZE = 28;

/** Room for title and notes, px: of the column in a wide drawing, of the narrowest box in a narrow one. */
interface WordPlace {
  isWide: boolean;
  room: number;
  theme: Theme;
}

const TITLE = { size: 16, weight: 600, height: 22 };
const NOTE = { size: 13, weight: 400, height: 18 };

/**
 * Title and notes of a row. In a wide drawing they are a column; in a narrow one the difference is right of the title, and
 * its meaning is in the line between title and notes.
 */
function words({ title, notes, word }: PairRow, top: number, { isWide, room, theme }: WordPlace) {
  const reserved = isWide ? 0 : textRoom(word, WORD_SIZE, 600) + 8;
  const head = paragraph(title, { left: 0, top, width: room - reserved }, { ...TITLE, colour: theme.ink });
  const first = isWide ? head.bottom : Math.max(head.bottom, top + 28) + NOTE.height;
  const rest = paragraph(notes.join(', '), { left: 0, top: first, width: room }, { ...NOTE, colour: theme.ink2 });
  return { items: [...head.items, ...rest.items], bottom: rest.bottom, meaning: isWide ? top + 44 : first - 5 };
}

/** Height below the rows; in a narrow drawing with the name of the reference line. */
function bottomOf(reference: PairsSpec['reference'], isWide: boolean): number {
  return BOTTOM + (reference && !isWide ? 16 : 0);
}

function wordPlace({ variant, theme }: Frame): WordPlace {
  const isWide = variant.name === 'wide';
  return { isWide, theme, room: isWide ? NAME - 16 : variant.from - 2 };
}

function layoutOf({ rows, reference }: PairsSpec, frame: Frame): Layout {
  const place = wordPlace(frame);
  const { isWide } = place;
  let top = isWide ? TOP : 4;
  const placed = rows.map((row) => {
    const end = words(row, top, place).bottom;
    const found = { top, bars: isWide ? top : end + 6 };
    top = Math.max(found.bars + BARS, end) + 22;
    return found;
  });
  return { isWide, rows: placed, height: top + bottomOf(reference, isWide) };
}

function dashed(item: PathItem<number>): PathItem<number> {
  return { ...item, stroke: item.stroke && { ...item.stroke, dash: [4, 3] } };
}

type Box = Parameters<typeof rectItem>[0];

/** A bar: gray for the baseline, ink for candidates without a better direction, otherwise in the paint of its evidence. */
function barItem(row: PairRow, side: 'baseline' | 'candidate', box: Box, theme: Theme): PathItem<number> {
  if (row.isAssumed) return dashed(rectItem(box, null, { colour: theme.axis, width: 1.5 }));
  if (side === 'baseline') return rectItem(box, theme.segment);
  if (row.role === 'candidate') return rectItem(box, theme.ink);
  return evidenceItem(rectItem(box, null), { way: row.role, strength: 'measured' }, theme);
}

interface Context {
  plane: Plane;
  /** Width of the plot area in the narrowest box, px. */
  narrowest: number;
  isWide: boolean;
  theme: Theme;
}

/** A bar with its text, inside if it has room in the narrowest box, otherwise to its right. */
function barMarks(
  row: PairRow,
  side: 'baseline' | 'candidate',
  top: number,
  { plane, narrowest, isWide, theme }: Context,
): Mark[] {
  const { value, text } = row[side];
  const [height, size, weight] = side === 'baseline' ? [BASELINE, 12, 400] : [CANDIDATE, isWide ? 14 : 13, 600];
  const box = { x: plane.left, y: top, width: plane.x(value) - plane.left, height };
  const room = textRoom(text, size, weight) + 16;
  const share = (plane.x(value) - plane.left) / (plane.right - plane.left);
  const isInside = room <= narrowest * share || room > narrowest * (1 - share);
  const onInk = isInside && side === 'candidate' && row.role === 'candidate' && !row.isAssumed;
  const x = isInside ? plane.left + 8 : plane.x(value) + 8;
  const colour = onInk ? theme.bg : theme.ink;
  return [barItem(row, side, box, theme), textItem(text, x, top + height / 2 + size * 0.36, colour, { size, weight })];
}

/** The difference in large type with its meaning below, at the right end; a meaning without room names no side. */
function wordMarks(
  { word, meaning, role }: PairRow,
  [top, below]: [number, number],
  { width, theme, variant }: Frame,
): Mark[] {
  const colour = role === 'candidate' ? theme.ink : textColour(theme, role);
  const room = variant.name === 'wide' ? WORD : variant.from;
  const words = textRoom(meaning, 13) <= room ? meaning : meaning.replace(/ with .*$/, '');
  return [
    textItem(word, width, top + 24, colour, { size: WORD_SIZE, weight: 600, anchor: 'end' }),
    textItem(words, width, below, theme.ink2, { size: 13, anchor: 'end' }),
  ];
}

/** A line at a value from the first to the last row; in a narrow drawing only across the bars, below the words. */
function uprightMarks(
  x: number,
  plane: Plane,
  { isWide, rows }: Layout,
  stroke: [colour: string, width: number],
): Mark[] {
  const whole = [{ from: plane.top - 4, to: plane.bottom }];
  const parts = isWide ? whole : rows.map(({ bars }) => ({ from: bars - 4, to: bars + BARS + 4 }));
  return parts.map(({ from, to }) => lineItem([x, from], [x, to], ...stroke));
}

/** The reference line with its name. */
function referenceMarks({ reference }: PairsSpec, plane: Plane, layout: Layout, theme: Theme): Mark[] {
  if (!reference) return [];
  const x = plane.x(reference.value);
  const y = layout.isWide ? plane.top - 8 : plane.bottom + 38;
  const name = textItem(reference.text, x, y, theme.ink, { anchor: 'end', weight: 600 });
  return [...uprightMarks(x, plane, layout, [theme.ink, 1.5]), name];
}

function draw(spec: PairsSpec, frame: Frame): Drawing {
  const { theme, width, variant } = frame;
  const layout = layoutOf(spec, frame);
  const { isWide, rows, height } = layout;
  const margins = {
    left: isWide ? NAME : 1,
    right: isWide ? WORD : 16,
    top: isWide ? TOP : 4,
    bottom: bottomOf(spec.reference, isWide),
    height,
  };
  const plane = planeOf(frame, margins, { x: spec.axis });
  const narrowest = variant.from - margins.left - margins.right;
  const labels = tickLabels(spec.axis, variant, margins.left + margins.right, { clamped: true });
  const marks = spec.rows.flatMap((row, index) => {
    const { top = 0, bars = 0 } = rows[index] ?? {};
    const context = { plane, narrowest, isWide, theme };
    const { items: texts, meaning } = words(row, top, wordPlace(frame));
    return [
      ...texts,
      ...wordMarks(row, [top, meaning], frame),
      ...barMarks(row, 'baseline', bars, context),
      ...barMarks(row, 'candidate', bars + BASELINE + GAP, context),
    ];
  });
  const items = [
    ...(isWide ? gridColumns(plane, spec.axis, theme, [0]) : []),
    ...uprightMarks(plane.left, plane, layout, [theme.axis, 1]),
    ...marks,
    ...referenceMarks(spec, plane, layout, theme),
    ...bottomAxis(plane, {
      axis: spec.axis,
      theme,
      labels,
      line: false,
      clamped: true,
      suffix: spec.axis.unit === '%' ? '%' : '',
    }),
  ];
  return { items, width, height, left: plane.left, right: plane.right };
}

/** Two bars per row, names at the left and the difference at the right; in narrow boxes both are above the bars. */
export const pairs: Still<PairsSpec> = { variants: PANEL_WIDTHS, draw };
