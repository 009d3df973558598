import type { ForestSpec, StripRow } from '../../benchmark/model/figure';
import { formatSpeedup } from '../../benchmark/text/numbers';
import { verdictWord } from '../../benchmark/text/verdictWords';
import type { Drawing, Mark } from '../../charts/drawing';
import type { Frame, Still, Variant } from '../../charts/frame';
import { TWO_WIDTHS } from '../../charts/frame';
import { intervalItems, scaleGrid } from '../../charts/intervals';
import { lineItem, rectItem, stackBlocks, textItem } from '../../charts/marks';
import { textRoom, wrapText } from '../../charts/text';
import { type Theme, textColour } from '../../charts/theme';

/** From this width of the box on, in px, words are next to the scale; in narrower boxes, above and below it. */
const BESIDE_FROM = 700;
const [WIDE, NARROW] = TWO_WIDTHS as [Variant, Variant];
const FOREST_WIDTHS: readonly Variant[] = [
  { ...WIDE, from: BESIDE_FROM },
  { ...NARROW, to: BESIDE_FROM - 1 },
];

/** Next to a scale, in px: columns of values, names, and verdicts. */
const VALUE = 116;
const NAME = 222;
const WORDS = 180;
/** Space at both ends of the scale for end labels. */
const SIDE = 18;
const PAD = 10;
const LINE = 18;

const PLOT_HEIGHT = 52;
/** Middle of each interval, relative to the scale. */
const REPEAT_Y = 16;
const DECIDING_Y = 36;
const REPEAT = { radius: 5, line: 2.5, cap: 7, outline: 1.5 };
const DECIDING = { radius: 2, line: 1.5, cap: 4, outline: 1 };
/** The only interval of a row without one over iterations: a dot as large as its dot, hollow. */
const ONLY = { ...DECIDING, radius: REPEAT.radius, outline: REPEAT.outline, isHollow: true };
/** Above the rows: the directions; below them: ticks and axis title. */
const ABOVE = 24;
const BELOW = 42;
/** Between the middle of the scale and a direction. */
const AWAY = 12;

interface Place {
  theme: Theme;
  width: number;
  isWide: boolean;
  scale: { left: number; width: number };
}

function placeOf({ theme, width, variant }: Frame): Place {
  const isWide = variant.name === 'wide';
  const [left, right] = isWide ? [VALUE + NAME + SIDE, WORDS + SIDE] : [SIDE, SIDE];
  return { theme, width, isWide, scale: { left, width: width - left - right } };
}

function xOf({ scale: { left, width } }: Place, percent: number): number {
  return left + (width * percent) / 100;
}

/** Band, gridlines, and the intervals: the one over iterations, below it the thin one with reruns. */
function scaleItems({ repeat, deciding, verdict }: StripRow, { ticks, band }: ForestSpec, top: number, place: Place) {
  const { theme, scale } = place;
  const shade = { x: xOf(place, band.at), y: top, width: (scale.width * band.width) / 100, height: PLOT_HEIGHT };
  return [
    rectItem(shade, theme.unclearTint),
    ...scaleGrid(ticks, scale, [top, top + PLOT_HEIGHT], theme),
    ...(repeat ? intervalItems(repeat, verdict, { ...scale, y: top + REPEAT_Y }, REPEAT, theme) : []),
    ...intervalItems(deciding, verdict, { ...scale, y: top + DECIDING_Y }, repeat ? DECIDING : ONLY, theme),
  ];
}

function wordItem({ verdict }: StripRow, y: number, { theme, width }: Place): Mark {
  const colour = textColour(theme, verdict ?? 'unclear');
  return textItem(verdictWord(verdict), width, y, colour, { size: 13, weight: 600, anchor: 'end' });
}

/** The intervals in numbers, one or two lines from the baseline `y` down. */
function rangeItems({ decidingText, repeatText }: StripRow, y: number, { theme, isWide, width }: Place): Mark[] {
  const ranges = [`${decidingText} with reruns`, ...(repeatText === '' ? [] : [`${repeatText} over iterations`])];
  return ranges.map((text, index) =>
    textItem(text, isWide ? width : 0, y + index * LINE, theme.ink2, { anchor: isWide ? 'end' : 'start' }),
  );
}

/** Value and name, then how the metric weights queries. */
function wideRow(row: StripRow, spec: ForestSpec, top: number, place: Place) {
  const { theme } = place;
  const [names, details] = [wrapText(row.name, NAME - PAD, 13, 600), wrapText(row.detail, NAME - PAD)];
  const y = top + PAD;
  const words = (names.length + details.length) * LINE;
  const items = [
    textItem(formatSpeedup(row.figure.speedup), 0, y + 32, theme.ink, { size: 32, weight: 600 }),
    ...names.map((text, index) => textItem(text, VALUE, y + 13 + index * LINE, theme.ink, { size: 13, weight: 600 })),
    ...details.map((text, index) => textItem(text, VALUE, y + 13 + (names.length + index) * LINE, theme.ink2)),
    ...scaleItems(row, spec, y, place),
    wordItem(row, y + 13, place),
    ...rangeItems(row, y + 13 + LINE, place),
  ];
  return { items, bottom: y + Math.max(PLOT_HEIGHT, words) + PAD };
}

function narrowRow(row: StripRow, spec: ForestSpec, top: number, place: Place) {
  const { theme } = place;
  const plot = top + 62;
  const ranges = rangeItems(row, plot + PLOT_HEIGHT + LINE, place);
  const items = [
    textItem(row.name, 0, top + 22, theme.ink, { size: 13, weight: 600 }),
    textItem(formatSpeedup(row.figure.speedup), 0, top + 50, theme.ink, { size: 24, weight: 600 }),
    wordItem(row, top + 50, place),
    ...scaleItems(row, spec, plot, place),
    ...ranges,
  ];
  return { items, bottom: plot + PLOT_HEIGHT + ranges.length * LINE + PAD };
}

/** Words of both directions, baseline first, and their weight. */
interface SideWords {
  words: [string, string];
  weight: number;
}

/** The sides that both directions favor: "Comet faster", "Comet" if that does not fit, bold only if it fits, or the role. */
function sideWords({ names }: ForestSpec, frame: Frame): SideWords {
  const { from } = frame.variant;
  const middle = xOf(placeOf({ ...frame, width: from }), 50);
  const fits = ({ words: [baseline, candidate], weight }: SideWords) =>
    textRoom(`← ${baseline}`, 12, weight) + AWAY <= middle &&
    textRoom(`${candidate} →`, 12, weight) + AWAY <= from - middle;
  const sides: [string, string] = [names.baseline, names.candidate];
  const whole: [string, string] = [`${sides[0]} faster`, `${sides[1]} faster`];
  const choices = [
    { words: whole, weight: 600 },
    { words: sides, weight: 600 },
    { words: sides, weight: 400 },
  ];
  return choices.find(fits) ?? { words: ['Baseline', 'Candidate'], weight: 600 };
}

/** The side that each direction favors, above the scale, in the color of the side. */
function directionItems(spec: ForestSpec, frame: Frame, place: Place): Mark[] {
  const {
    words: [slower, faster],
    weight,
  } = sideWords(spec, frame);
  const middle = xOf(place, 50);
  const { theme } = frame;
  return [
    textItem(`← ${slower}`, middle - AWAY, 14, textColour(theme, 'slower'), { anchor: 'end', weight }),
    textItem(`${faster} →`, middle + AWAY, 14, textColour(theme, 'faster'), { weight }),
  ];
}

function axisItems({ ticks }: ForestSpec, top: number, place: Place): Mark[] {
  const { theme } = place;
  return [
    ...ticks.map(({ label, at }) => textItem(label, xOf(place, at), top + 16, theme.ink, { anchor: 'middle' })),
    textItem('Speedup, × (log scale)', xOf(place, 50), top + 36, theme.ink2, { anchor: 'middle' }),
  ];
}

function draw(spec: ForestSpec, frame: Frame): Drawing {
  const place = placeOf(frame);
  const { width, theme, scale } = place;
  const { items, bottom } = stackBlocks(spec.rows, ABOVE, (row, top, index) => {
    const drawn = (place.isWide ? wideRow : narrowRow)(row, spec, top, place);
    const rule = index === 0 ? [] : [lineItem([0, top], [width, top], theme.rule)];
    return { ...drawn, items: [...rule, ...drawn.items] };
  });
  return {
    items: [...directionItems(spec, frame, place), ...items, ...axisItems(spec, bottom, place)],
    width,
    height: bottom + BELOW,
    left: scale.left,
    right: scale.left + scale.width,
  };
}

/** The three metrics below each other on one scale. */
export const forest: Still<ForestSpec> = { variants: FOREST_WIDTHS, draw };
