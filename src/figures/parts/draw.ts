import { formatNumber } from '../../benchmark/text/numbers';
import type { Drawing, Mark, TextItem } from '../../charts/drawing';
import { axisShare, COLUMN_WIDTHS, type Frame, type Still, type Variant } from '../../charts/frame';
import { rectItem, stackBlocks, textItem } from '../../charts/marks';
import { textRoom } from '../../charts/text';
import { markColour, type Theme, tintColour } from '../../charts/theme';
import { type PartsRow, type PartsSpec, restOf } from './spec';

const BAR = 34;
const LINE = 14;
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

/** A part from `from` to `to` seconds with one or two lines in its middle. */
function partItems(lines: string[], from: number, to: number, y: number, place: Place): Mark[] {
  const { theme, spec } = place;
  const isNamed = lines.length > 1;
  const box = { x: xOf(place, from), y, width: xOf(place, to) - xOf(place, from), height: BAR };
  const paint = isNamed
    ? { fill: tintColour(theme, spec.role), line: { colour: markColour(theme, spec.role), width: 1.5 } }
    : { fill: theme.bg, line: { colour: theme.axis, width: 1 } };
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
  let reached = 0;
  const named = row.parts.flatMap(({ query, seconds }) => {
    const from = reached;
    reached += seconds;
    return partItems([query, formatNumber(seconds)], from, reached, y, place);
  });
  const rest = row.parts.length === 0 ? '' : `other ${row.others}: ${formatNumber(restOf(row))}`;
  return [...partItems([rest], reached, row.seconds, y, place), ...named];
}

/** Name and detail, and what the bar shows: left and right of the bar, or above and below it. */
function wordItems({ name, detail, seconds, share, words }: PartsRow, top: number, place: Place): Mark[] {
  const { theme, isWide } = place;
  const y = top + (isWide ? 21 : 16);
  const below = { x: 0, y: top + NARROW.bar + BAR + 18 };
  const after = isWide ? { x: xOf(place, seconds) + ASIDE, y: top + WIDE.bar + BAR / 2 + 4.3 } : below;
  const note = textItem(share, after.x, after.y, theme.ink, { weight: 600 });
  const more = { text: `${share === '' ? '' : ' '}${words}`, fill: theme.ink2, weight: 400, from: 0 };
  return [
    textItem(name, 0, y, theme.ink, { size: 13, weight: 600 }),
    textItem(detail, 0, y + 17, theme.ink2),
    { ...note, runs: share === '' ? [more] : [...note.runs, more] },
  ];
}

/** Space for the texts right of the longest bars. */
function wordsRoom({ rows }: PartsSpec): number {
  const rooms = rows.map(({ share, words }) => textRoom(share, 12, 600) + textRoom(` ${words}`));
  return ASIDE + Math.ceil(Math.max(...rooms));
}

function draw(spec: PartsSpec, { theme, width, variant }: Frame): Drawing {
  const isWide = variant.name === 'wide';
  const { left, row: height, bar } = isWide ? WIDE : NARROW;
  const right = isWide ? wordsRoom(spec) : 1;
  const place = { spec, theme, variant, isWide, left, plot: width - left - right, margins: left + right };
  const { items, bottom } = stackBlocks(spec.rows, 0, (row, top) => ({
    items: [...wordItems(row, top, place), ...barItems(row, top + bar, place)],
    bottom: top + height,
  }));
  return { items, width, height: bottom, left: 0, right: width };
}

/** Differences as bars from 0 in their parts, each part as wide as its seconds; on phones, text is above and below. */
export const parts: Still<PartsSpec> = { variants: COLUMN_WIDTHS, draw };
