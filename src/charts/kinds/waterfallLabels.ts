import type { WaterfallSpec } from '../../benchmark/figures/waterfall';
import { formatQueries, formatSeconds, formatSigned } from '../../benchmark/text/numbers';
import { type Frame, type Margins, narrowestPlot, plotHeight } from '../draw/frame';
import { type PlacedLabel, placeByWidth, placeLabels, type Room, type Spot, spotBox, type Wish } from '../draw/labels';
import { type Box, MIDDLE, overlaps } from '../draw/text';
import { axisShare } from '../draw/ticks';

const ASIDE = 10;
const ROW = 6;
/** Steps have a decimal where none is as large. */
const WHOLE_FROM_S = 10;
/** How far left of the end its label looks for room, px a step. */
const END_STEP = 6;
/** Between the end's label and the bar beside it, px. */
const END_GAP = 4;
/** How many rows count as near the peak. */
const NEAR_PEAK = 6;

/** The y of a value below the top of a plot area of `height` px. */
function yIn({ axis }: WaterfallSpec, value: number, height: number): number {
  return (1 - axisShare(axis, value)) * height;
}

/** Where the last saving ends, as a share of the plot area's width. */
export function peakShare({ steps, saving }: WaterfallSpec): number {
  return steps.length === 0 ? 0 : saving / steps.length;
}

function barBoxes(spec: WaterfallSpec, plot: number, height: number): Box[] {
  const column = plot / spec.steps.length;
  return spec.steps.map(({ fromS, toS }, index) => {
    const ends = [yIn(spec, fromS, height), yIn(spec, toS, height)];
    return { left: index * column, right: (index + 1) * column, top: Math.min(...ends), bottom: Math.max(...ends) };
  });
}

function roomOf(spec: WaterfallSpec, height: number, plot: number): Room {
  return { marks: barBoxes(spec, plot, height), bounds: { left: 0, right: plot, top: 0, bottom: height } };
}

/** "q93 +109" beside the step, on the inner side of the curve; the largest steps first. */
export function stepLabels(
  spec: WaterfallSpec,
  { variant }: Frame,
  margins: Margins,
  before: PlacedLabel[],
): PlacedLabel[] {
  const column = 1 / spec.steps.length;
  const height = plotHeight(margins);
  const labelled = spec.steps.flatMap((step, index) => (step.label ? [{ ...step, index }] : []));
  labelled.sort((a, b) => Math.abs(b.savedS) - Math.abs(a.savedS));
  const decimals = labelled.some(({ savedS }) => Math.abs(savedS) >= WHOLE_FROM_S) ? 0 : 1;
  const wishes: Wish[] = labelled.map(({ query, fromS, toS, savedS, index }) => {
    const y = (yIn(spec, fromS, height) + yIn(spec, toS, height)) / 2 + MIDDLE;
    const right: Spot = { share: (index + 1) * column, px: 5, y, anchor: 'start' };
    const left: Spot = { share: index * column, px: -5, y, anchor: 'end' };
    return { text: `${query} ${formatSigned(savedS, decimals)}`, spots: savedS > 0 ? [right, left] : [left, right] };
  });
  return placeByWidth(wishes, variant, margins.left + margins.right, (plot) => roomOf(spec, height, plot), before);
}

/** Each text near the peak first, the longest first, then each anywhere below. */
function byHeight(texts: string[], rows: number[]): { text: string; y: number }[] {
  const pairs = (ys: number[]) => texts.flatMap((text) => ys.map((y) => ({ text, y })));
  return [...pairs(rows.slice(0, NEAR_PEAK)), ...pairs(rows.slice(NEAR_PEAK))];
}

/** How far left of the right edge two right-aligned lines, the first at `y`, lie on no bar; at the edge where there is no such place. */
function clearOfBars(spec: WaterfallSpec, texts: readonly string[], y: number, plot: number, height: number): number {
  const bars = barBoxes(spec, plot, height);
  for (let px = -8; px > -plot / 2; px -= END_STEP) {
    const boxes = texts.map((text, line) =>
      spotBox(text, { share: 1, px, y: y + line * 15, anchor: 'end' }, plot, line === 0 ? 600 : 400),
    );
    if (boxes.every((box) => !bars.some((bar) => overlaps(box, bar, 2)))) return px - END_GAP;
  }
  return -8;
}

/** The two lines of the end's label in a narrow box, right-aligned below the last step, or left of it where the base line is near. */
export function endLabels(spec: WaterfallSpec, frame: Frame, margins: Margins): PlacedLabel[] {
  const plot = narrowestPlot(frame, margins);
  const height = plotHeight(margins);
  const y = yIn(spec, spec.endS, height);
  const below = y + 32 <= height - 2;
  const first = below ? y + 16 : y - 18;
  const [amount, word] = endTexts(spec);
  const px = below ? 0 : clearOfBars(spec, [amount, word], first, plot, height);
  const spot = (line: number): Spot => ({ share: 1, px, y: first + line * 15, anchor: 'end' });
  return [
    { text: amount, spot: spot(0), weight: 600, from: 0 },
    { text: word, spot: spot(1), weight: 400, from: 0 },
  ];
}

/** What the totals differ by, and what that means: "227.6 s", "saved in total". */
export function endTexts({ endS }: WaterfallSpec): [amount: string, word: string] {
  return [formatSeconds(Math.abs(endS)), endS < 0 ? 'lost in total' : 'saved in total'];
}

/** The counts on either side of the peak, as high under the curve as there is room; in one text where a side has none. */
export function countLabels(spec: WaterfallSpec, frame: Frame, margins: Margins, steps: PlacedLabel[]): PlacedLabel[] {
  const share = peakShare(spec);
  const [plot, height] = [narrowestPlot(frame, margins), plotHeight(margins)];
  const top = yIn(spec, spec.peakS, height) + 12 + MIDDLE;
  const bottom = yIn(spec, Math.max(0, spec.axis.min), height) - 8;
  const rows = Array.from({ length: Math.max(0, Math.floor((bottom - top) / ROW)) }, (_, index) => top + index * ROW);
  const spot = (y: number, left: boolean): Spot => ({
    share,
    px: left ? -ASIDE : ASIDE,
    y,
    anchor: left ? 'end' : 'start',
  });
  const room = roomOf(spec, height, plot);
  const verb = (count: number) => (count === 1 ? 'takes' : 'take');
  const less = `${verb(spec.saving)} less`;
  const more = `${spec.losing} ${verb(spec.losing)} more`;
  const texts = [`${formatQueries(spec.saving)} ${less} time`, `${spec.saving} ${less} time`, `${spec.saving} ${less}`];
  for (const { text, y } of byHeight(texts, rows)) {
    const pair = [
      { text, spots: [spot(y, true)] },
      { text: more, spots: [spot(y, false)] },
    ];
    const apart = placeLabels(pair, plot, room, steps);
    if (apart.length === pair.length) return apart;
  }
  const both = rows.flatMap((y) => [spot(y, true), spot(y, false)]);
  const wishes = texts.map((text) => ({ text: `${text}, ${more}`, spots: both }));
  return placeLabels(wishes, plot, room, steps).slice(0, 1);
}
