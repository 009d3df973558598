import type { Role } from '../../benchmark/model/chart';
import { formatNumber } from '../../benchmark/text/numbers';
import type { Drawing, Mark, TextItem } from '../../charts/drawing';
import { axisShare, type Frame, type Still, TWO_WIDTHS, type Variant } from '../../charts/frame';
import { lineMarks, rectItem, stackBlocks, textItem } from '../../charts/marks';
import { textRoom, wrapText } from '../../charts/text';
import { markColour, type Theme, tintColour } from '../../charts/theme';
import { type PartsRow, type PartsSpec, restOf } from './spec';

const BAR = 34;
const LINE = 14;
const NAME = 17;
/** Space left and right of the bars, height of a row, and top of its bar in it, px. */
const WIDE = { left: 180, row: 50, bar: 8 };
const NARROW = { left: 0, row: 112, bar: 42 };
/** Between a bar and the text right of it. */
const ASIDE = 12;
const PAD = 8;

interface Place {
  spec: PartsSpec;
  theme: Theme;
  variant: Variant;
  isWide: boolean;
  left: number;
  plot: number;
  /** Width of the picture that is not plot, px. */
  margins: number;
}

function xOf({ spec, left, plot }: Place, seconds: number): number {
  return left + axisShare(spec.axis, seconds) * plot;
}

/** The text from the narrowest box that has room for it in a part of so many seconds; nothing if none has. */
function fitting(item: TextItem<number>, room: number, seconds: number, { spec, variant, margins }: Place): Mark[] {
  const from = margins + (room + PAD) / axisShare(spec.axis, seconds);
  return from > variant.to ? [] : [{ ...item, from: from <= variant.from ? 0 : Math.ceil(from) }];
}

/** A part from `from` to `to` seconds with one or two lines in its middle; others have no role. */
function partItems(lines: string[], from: number, to: number, y: number, place: Place, role: Role = 'neutral'): Mark[] {
  const { theme } = place;
  const isNamed = lines.length > 1;
  const box = { x: xOf(place, from), y, width: xOf(place, to) - xOf(place, from), height: BAR };
  const paint =
    role === 'neutral'
      ? { fill: isNamed ? theme.bg : theme.segment, line: { colour: theme.axis, width: 1 } }
      : { fill: tintColour(theme, role), line: { colour: markColour(theme, role), width: 1.5 } };
  const room = Math.max(...lines.map((line) => textRoom(line, 12, isNamed ? 600 : 400)));
  return [
    rectItem(box, paint.fill, paint.line),
    ...lines.flatMap((line, index) => {
      const middle = y + BAR / 2 + (index - (lines.length - 1) / 2) * LINE + 4.3;
      const style = { anchor: 'middle' as const, weight: isNamed && index === 0 ? 600 : 400 };
      return fitting(textItem(line, box.x + box.width / 2, middle, theme.ink, style), room, to - from, place);
    }),
  ];
}

function barItems(row: PartsRow, y: number, place: Place): Mark[] {
  const { reference, role: usual } = place.spec;
  const restS = restOf(row);
  let reached = reference === undefined ? 0 : restS;
  const named = row.parts.flatMap(({ query, seconds, role = usual }) => {
    const from = reached;
    reached += seconds;
    return partItems([query, formatNumber(seconds)], from, reached, y, place, role);
  });
  const rest = row.parts.length === 0 ? '' : `other ${row.others}: ${formatNumber(restS)}`;
  const from = reference === undefined ? reached : 0;
  return [...partItems([rest], from, from + restS, y, place), ...named];
}

function nameLines(name: string, isWide: boolean): string[] {
  return isWide ? wrapText(name, WIDE.left - PAD, 13, 600) : [name];
}

/** Interrupts the dotted line, if there is one, behind words that start at `x`, `y` and take `room` px. */
function breakItems(room: number, { x, y }: { x: number; y: number }, { spec, theme }: Place): Mark[] {
  if (spec.reference === undefined) return [];
  return [rectItem({ x: x - 4, y: y - 14, width: room + 8, height: 20 }, theme.bg)];
}

/** Name and detail, and what the bar shows: left and right of the bar, or above and below it. */
function wordItems({ name, detail, seconds, share, words }: PartsRow, top: number, place: Place): Mark[] {
  const { theme, isWide } = place;
  const y = top + (isWide ? 21 : 16);
  const names = nameLines(name, isWide);
  const below = { x: 0, y: top + NARROW.bar + BAR + 18 };
  const after = isWide ? { x: xOf(place, seconds) + ASIDE, y: top + WIDE.bar + BAR / 2 + 4.3 } : below;
  const note = textItem(share, after.x, after.y, theme.ink, { weight: 600 });
  const more = { text: `${share === '' ? '' : ' '}${words}`, fill: theme.ink2, weight: 400, from: 0 };
  return [
    ...names.map((line, index) => textItem(line, 0, y + index * NAME, theme.ink, { size: 13, weight: 600 })),
    textItem(detail, 0, y + names.length * NAME, theme.ink2),
    ...breakItems(textRoom(share, 12, 600) + textRoom(more.text), after, place),
    { ...note, runs: share === '' ? [more] : [...note.runs, more] },
  ];
}

/** Space for the texts right of the longest bars. */
function wordsRoom({ rows }: PartsSpec): number {
  const rooms = rows.map(({ share, words }) => textRoom(share, 12, 600) + textRoom(` ${words}`));
  return ASIDE + Math.ceil(Math.max(...rooms));
}

/** A dotted line at the reference, if there is one. */
function referenceItems(bottom: number, place: Place): Mark[] {
  const { reference } = place.spec;
  if (reference === undefined) return [];
  const x = xOf(place, reference);
  return lineMarks([[x, 0, x, bottom]], place.theme.ink, 1, [2, 3]);
}

function draw(spec: PartsSpec, { theme, width, variant }: Frame): Drawing {
  const isWide = variant.name === 'wide';
  const { left, row: height, bar } = isWide ? WIDE : NARROW;
  const right = isWide ? wordsRoom(spec) : 1;
  const place = { spec, theme, variant, isWide, left, plot: width - left - right, margins: left + right };
  const { items, bottom } = stackBlocks(spec.rows, 0, (row, top) => ({
    items: [...wordItems(row, top, place), ...barItems(row, top + bar, place)],
    bottom: top + height + (nameLines(row.name, isWide).length - 1) * NAME,
  }));
  return { items: [...referenceItems(bottom, place), ...items], width, height: bottom, left: 0, right: width };
}

/** Seconds as bars from 0 in their parts, each part as wide as its seconds; on phones, text is above and below. */
export const parts: Still<PartsSpec> = { variants: TWO_WIDTHS, draw };
