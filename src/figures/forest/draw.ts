import type { ForestSpec, StripRow } from '../../benchmark/model/figure';
import { capitalise } from '../../benchmark/text/names';
import { formatSpeedup } from '../../benchmark/text/numbers';
import { verdictWord } from '../../benchmark/text/verdictWords';
import type { Drawing, Mark, TextItem } from '../../charts/drawing';
import type { Frame, Still } from '../../charts/frame';
import { TWO_WIDTHS } from '../../charts/frame';
import { intervalItems, scaleGrid } from '../../charts/intervals';
import { lineItem, rectItem, textItem } from '../../charts/marks';
import { textRoom } from '../../charts/text';
import { type Theme, textColour } from '../../charts/theme';

/** Dimensions of a row in px: its text, the scale below, and the text below the scale. */
interface Row {
  value: { size: number; y: number };
  /** Left edge, size, and baseline of the name. */
  name: { left: number; size: number; y: number };
  /** Top of the scale, relative to the row. */
  plot: number;
  height: number;
}

const ROWS: Record<'wide' | 'narrow', Row> = {
  wide: { value: { size: 24, y: 32 }, name: { left: 84, size: 13, y: 24 }, plot: 56, height: 120 },
  narrow: { value: { size: 24, y: 50 }, name: { left: 0, size: 13, y: 22 }, plot: 62, height: 164 },
};

const PLOT_HEIGHT = 52;
/** Space at both ends of the scale for end labels. */
const SIDE = 18;
/** Middle of each interval, relative to the scale. */
const REPEAT_Y = 16;
const DECIDING_Y = 36;
const REPEAT = { radius: 5, line: 2.5, cap: 7, outline: 1.5 };
const DECIDING = { radius: 2, line: 1.5, cap: 4, outline: 1 };
/** The only interval of a row without one over iterations: a dot as large as its dot, hollow. */
const ONLY = { ...DECIDING, radius: REPEAT.radius, outline: REPEAT.outline, isHollow: true };
/** Below the last row: ticks, directions, and axis title. */
const BELOW = 62;

interface Place {
  width: number;
  /** Narrowest box of this drawing in px; text that does not fit there is omitted. */
  narrowest: number;
  /** True if each row explains how it weights queries. */
  detailed: boolean;
  wide: boolean;
  theme: Theme;
}

function scaleOf({ width }: Place): { left: number; width: number } {
  return { left: SIDE, width: width - 2 * SIDE };
}

/** The interval over iterations with its verdict, or the text in its place if unknown. */
function repeatItem({ repeatText, verdict }: StripRow, x: number, y: number, place: Place): TextItem<number> {
  const { theme, wide } = place;
  const item = textItem(repeatText, x, y, theme.ink, { size: 13, weight: 600, anchor: wide ? 'end' : 'start' });
  const word = verdictWord(verdict);
  const colour = textColour(theme, verdict ?? 'unclear');
  const run = { text: repeatText === '' ? word : ` ${word}`, fill: colour, weight: 400, from: 0 };
  return { ...item, runs: [...(repeatText === '' ? [] : item.runs), run] };
}

function decidingWords({ decidingText }: StripRow): string {
  return `${decidingText} with reruns`;
}

/** True if every row has space for its weighting next to its intervals in numbers. */
function hasRoom({ rows }: ForestSpec, narrowest: number): boolean {
  const { left } = ROWS.wide.name;
  return rows.every((row) => left + textRoom(row.detail) + 16 + textRoom(decidingWords(row)) <= narrowest);
}

/** Text of a row next to its scale. */
function wordItems(row: StripRow, top: number, place: Place): Mark[] {
  const { theme, wide, width, detailed } = place;
  const { value, name } = ROWS[wide ? 'wide' : 'narrow'];
  const bottom = top + ROWS.narrow.plot + PLOT_HEIGHT;
  const [x, y] = wide ? [width, top + name.y] : [0, bottom + 20];
  return [
    textItem(formatSpeedup(row.figure.speedup), 0, top + value.y, theme.ink, { size: value.size, weight: 600 }),
    textItem(row.name, name.left, top + name.y, theme.ink, { size: name.size, weight: 600 }),
    ...(detailed ? [textItem(row.detail, name.left, top + name.y + 18, theme.ink2)] : []),
    repeatItem(row, x, y, place),
    textItem(decidingWords(row), x, y + 18, theme.ink2, { anchor: wide ? 'end' : 'start' }),
  ];
}

/** The interval over iterations and reruns: thin, below the other one. */
function decidingItems({ repeat, deciding, verdict }: StripRow, top: number, place: Place): Mark[] {
  const size = repeat === null ? ONLY : DECIDING;
  return intervalItems(deciding, verdict, { ...scaleOf(place), y: top + DECIDING_Y }, size, place.theme);
}

function rowItems(row: StripRow, { ticks, band }: ForestSpec, top: number, place: Place): Mark[] {
  const { theme, wide } = place;
  const scale = scaleOf(place);
  const plot = top + ROWS[wide ? 'wide' : 'narrow'].plot;
  const shade = { x: scale.left + (scale.width * band.at) / 100, y: plot, height: PLOT_HEIGHT };
  return [
    ...wordItems(row, top, place),
    rectItem({ ...shade, width: (scale.width * band.width) / 100 }, theme.unclearTint),
    ...scaleGrid(ticks, scale, [plot, plot + PLOT_HEIGHT], theme),
    ...(row.repeat ? intervalItems(row.repeat, row.verdict, { ...scale, y: plot + REPEAT_Y }, REPEAT, theme) : []),
    ...decidingItems(row, plot, place),
  ];
}

/** Text at both arrows: "Comet faster", otherwise "Comet", or the role if a name is too long for half the box. */
function sideWords(names: ForestSpec['names'], room: number): [string, string] {
  const fits = (words: readonly string[]) => words.every((word) => textRoom(`${word} →`) <= room);
  const sides: [string, string] = [capitalise(names.baseline), capitalise(names.candidate)];
  const whole: [string, string] = [`${sides[0]} faster`, `${sides[1]} faster`];
  return [whole, sides].find(fits) ?? ['Baseline', 'Candidate'];
}

/** Ticks, directions, and axis title. */
function scaleItems({ ticks, names }: ForestSpec, top: number, place: Place): Mark[] {
  const { theme, narrowest } = place;
  const scale = scaleOf(place);
  const middle = scale.left + scale.width / 2;
  const [slower, faster] = sideWords(names, narrowest / 2 - 12);
  return [
    ...ticks.map(({ label, at }) =>
      textItem(label, scale.left + (scale.width * at) / 100, top + 16, theme.ink, { anchor: 'middle' }),
    ),
    textItem(`← ${slower}`, middle - 12, top + 34, theme.ink2, { anchor: 'end' }),
    textItem(`${faster} →`, middle + 12, top + 34, theme.ink2),
    textItem('Speedup, × (log scale)', middle, top + 54, theme.ink2, { anchor: 'middle' }),
  ];
}

function draw(spec: ForestSpec, { width, theme, variant: { name, from } }: Frame): Drawing {
  const wide = name === 'wide';
  const place = { width, narrowest: from, detailed: wide && hasRoom(spec, from), wide, theme };
  const { height } = ROWS[wide ? 'wide' : 'narrow'];
  const bottom = spec.rows.length * height;
  const [left, right] = [SIDE, width - SIDE];
  const items = spec.rows.flatMap((row, index) => [
    ...(index > 0 ? [lineItem([left, index * height], [right, index * height], theme.rule)] : []),
    ...rowItems(row, spec, index * height, place),
  ]);
  return { items: [...items, ...scaleItems(spec, bottom, place)], width, height: bottom + BELOW, left, right };
}

/** The three metrics below each other on one scale, for boxes of one variant; `width` is within it. */
export const forest: Still<ForestSpec> = { variants: TWO_WIDTHS, draw };
