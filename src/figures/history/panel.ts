import { formatNumber } from '../../benchmark/text/numbers';
import type { Mark, TextItem } from '../../charts/drawing';
import type { ChartPoint } from '../../charts/frame';
import { dotItem, lineItem, rectItem, textItem } from '../../charts/marks';
import { inside, labelBox, overlaps, type Box as TextBox, textRoom } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { ratioTick } from '../shared/scale';
import { linkItems, markItem, type Point } from './marks';
import type { PlotMark, PlotPanel, PlotSeries } from './plot';

/** Left of a plot, for the labels of its scale, px. */
export const SCALE = 40;
/** In a plot before the first mark, px. */
const INSET = 18;
const HEIGHT = 150;
/** Below a plot, for its dates, px. */
const BELOW = 26;
/** Height of a plot with its dates, px. */
export const PLOT = HEIGHT + BELOW;

/** Position of a panel in the narrowest drawing in px; `stretch` converts an x to this drawing. */
export interface Box {
  left: number;
  right: number;
  /** Of its plot. */
  top: number;
  /** Space right of the last mark for its name. */
  end: number;
  stretch: (x: number) => number;
}

type Anchor = TextItem<number>['anchor'];

function labelItem({ text, x, dx, y, anchor, weight = 400, size = 12 }: Spot, { stretch }: Box, theme: Theme): Mark {
  const item = textItem(text, stretch(x) + dx, y, theme.ink, { weight, anchor, size });
  return { ...item, halo: { colour: theme.bg, width: 4 } };
}

/** Space for the name and value right of the last mark, px. */
export function endRoom({ series: [main] }: PlotPanel): number {
  const last = main?.marks.at(-1);
  if (!last) return 0;
  return 12 + Math.max(textRoom(last.label, 12, 600), textRoom(last.text, 14, 600));
}

function xOf(x: number, { left, right, end }: Box): number {
  const first = left + SCALE + INSET;
  return first + x * (right - end - first);
}

function yOf(value: number, { unit, axis: { min, max } }: PlotPanel, { top }: Box): number {
  const share = unit === '×' ? Math.log(value / min) / Math.log(max / min) : value / max;
  return top + HEIGHT * (1 - share);
}

/** Place of a mark in the narrowest drawing, px. */
function placeOf({ x, value }: PlotMark, panel: PlotPanel, box: Box): Point {
  return [xOf(x, box), yOf(value, panel, box)];
}

/** Place of a mark in this drawing, px. */
function stretchedPlace(mark: PlotMark, panel: PlotPanel, box: Box): Point {
  const [x, y] = placeOf(mark, panel, box);
  return [box.stretch(x), y];
}

/** The scale: a line per tick, 1× in ink with a shaded area below; for other units, 0 is the axis. */
function scaleItems(panel: PlotPanel, box: Box, theme: Theme): Mark[] {
  const [left, right, bottom] = [box.stretch(box.left + SCALE), box.stretch(box.right), box.top + HEIGHT];
  const isRatio = panel.unit === '×';
  const one = yOf(1, panel, box);
  const below = rectItem({ x: left, y: one, width: right - left, height: bottom - one }, theme.unclearTint);
  const lines = panel.axis.ticks.flatMap((tick) => {
    const y = yOf(tick, panel, box);
    const base = isRatio ? tick === 1 : tick === 0;
    const text = isRatio ? `${ratioTick(tick).replace('×', '')}×` : `${formatNumber(tick)}${panel.unit}`;
    return [
      lineItem([left, y], [right, y], base ? theme.ink : theme.grid, base ? 1.5 : 1),
      textItem(text, left - 8, y + 4.3, base ? theme.ink : theme.ink2, { anchor: 'end', weight: base ? 600 : 400 }),
    ];
  });
  return [...(isRatio ? [{ ...below, opacity: 0.5 }] : []), ...lines];
}

/** Two dotted lines between values that are counted differently; empty without a break. */
function breakItems({ breakAt }: PlotPanel, box: Box, theme: Theme): Mark[] {
  if (breakAt === undefined) return [];
  const at = box.stretch(xOf(breakAt, box));
  return [-3, 3].map((dx) => {
    const line = lineItem([at + dx, box.top], [at + dx, box.top + HEIGHT], theme.ink2, 1.4);
    return { ...line, stroke: line.stroke && { ...line.stroke, dash: [2, 3] } };
  });
}

/** Dates below a plot that fit in the narrowest drawing, the newest first. */
function dateItems({ dates }: PlotPanel, box: Box, theme: Theme): Mark[] {
  const y = box.top + HEIGHT;
  let next = Number.POSITIVE_INFINITY;
  return dates.toReversed().flatMap(({ x, label: text }) => {
    const half = textRoom(text) / 2;
    const at = xOf(x, box);
    if (at + half > next) return [];
    next = at - half - 8;
    const place = box.stretch(at);
    return [
      lineItem([place, y], [place, y + 5], theme.axis),
      textItem(text, place, y + 19, theme.ink2, { anchor: 'middle' }),
    ];
  });
}

/** A label and its position in the narrowest drawing: `x` of its mark, which stretches, and `dx` from there. */
interface Spot {
  text: string;
  x: number;
  dx: number;
  y: number;
  anchor: NonNullable<Anchor>;
  weight?: number;
  size?: number;
}

function spotBox({ x, dx, ...spot }: Spot): TextBox {
  return labelBox({ ...spot, x: x + dx });
}

/** Between labels and the line at 1×, px. */
const CLEAR = 4;

/** What labels must not cover: marks, the line at 1×, and the lines between marks as squares along them. */
function coveredBoxes(panel: PlotPanel, box: Box): TextBox[] {
  const square = ([x, y]: Point, half: number) => ({
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
  });
  const one = yOf(1, panel, box);
  const place = (mark: PlotMark) => placeOf(mark, panel, box);
  const along = panel.series.flatMap(({ marks }) =>
    marks.flatMap((mark, index) => {
      const before = marks[index - 1];
      if (!before || mark.link === '') return [];
      const [[x1, y1], [x2, y2]] = [place(before), place(mark)];
      return STEPS.map((share) => square([x1 + share * (x2 - x1), y1 + share * (y2 - y1)], 1));
    }),
  );
  return [
    { left: box.left, right: box.right, top: one - CLEAR, bottom: one + CLEAR },
    ...along,
    ...panel.series.flatMap(({ marks }) => marks.map((mark) => square(place(mark), 5))),
  ];
}

/** Shares of a line at which labels keep clear of it. */
const STEPS = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);

/** Name and value of the main series' last mark: at the right in two lines, or above if another mark is there. */
function lastSpots(panel: PlotPanel, last: PlotMark, box: Box): Spot[] {
  const { label: name, text } = last;
  const [x, y] = placeOf(last, panel, box);
  const others = panel.series.slice(1).flatMap(({ marks }) => marks.map((mark) => placeOf(mark, panel, box)));
  const room = endRoom(panel) + 5;
  if (others.some(([otherX, otherY]) => otherX > x && otherX < x + room && Math.abs(otherY - y) < 24))
    return [{ text: `${name} ${text}`.trim(), x, dx: 0, y: y - 10, anchor: 'middle', weight: 600 }];
  const nextToMark = { x, dx: 12, anchor: 'start' as const, weight: 600 };
  const value = { ...nextToMark, text, y: y + (name === '' ? 5 : 14), size: 14 };
  return name === '' ? [value] : [{ ...nextToMark, text: name, y: y - 2 }, value];
}

/** Positions for the value of the first mark: below and above it, aligned with it at its left and its right, and next to it. */
function firstSpots({ text }: PlotMark, [x, y]: Point): Spot[] {
  const places = [
    ['middle', 0, [20, -10]],
    ['end', 4, [20, -10]],
    ['start', -4, [20, -10]],
    ['end', -12, [4]],
    ['start', 12, [8]],
  ] as const;
  return places.flatMap(([anchor, dx, rows]) => rows.map((dy): Spot => ({ text, x, dx, y: y + dy, anchor })));
}

/** Positions for the last mark of a further series, with the release or only the engine: away from the main series first. */
function otherSpots({ name, marks }: PlotSeries, main: PlotSeries, panel: PlotPanel, box: Box): Spot[] {
  const last = marks.at(-1) as PlotMark;
  const [x, y] = placeOf(last, panel, box);
  const [near] = [...main.marks].sort((a, b) => Math.abs(a.x - last.x) - Math.abs(b.x - last.x));
  const sides: ('start' | 'end')[] = last.x < 0.35 ? ['start', 'end'] : ['end', 'start'];
  const distances = last.value >= (near?.value ?? 1) ? [[-10, 20], [-24]] : [[20, -10], [34]];
  const texts = [`${last.label} ${last.text}`.trim(), `${name} ${last.text}`];
  return texts.flatMap((text) =>
    distances.flatMap((rows) =>
      sides.flatMap((anchor) =>
        rows.map((dy): Spot => ({ text, x, dx: anchor === 'start' ? -6 : 6, y: y + dy, anchor })),
      ),
    ),
  );
}

/**
 * Name and value of the newest release; then the value of the first mark, and the last mark of each further series, at
 * the first position clear of everything. Labels without one are omitted: their marks answer to the pointer.
 */
function labelSpots(panel: PlotPanel, box: Box): Spot[] {
  const [main, ...others] = panel.series;
  const [first, last] = [main?.marks[0], main?.marks.at(-1)];
  if (!main || !first || !last) return [];
  const found = lastSpots(panel, last, box);
  const taken = [...coveredBoxes(panel, box), ...found.map(spotBox)];
  const bounds = { left: box.left + SCALE, right: box.right, top: box.top - 4, bottom: box.top + HEIGHT };
  const wishes = [
    ...(first === last ? [] : [firstSpots(first, placeOf(first, panel, box))]),
    ...others.map((series) => otherSpots(series, main, panel, box)),
  ];
  for (const spots of wishes) {
    const spot = spots.find((one) => {
      const room = spotBox(one);
      return inside(room, bounds) && !taken.some((other) => overlaps(room, other));
    });
    if (!spot) continue;
    taken.push(spotBox(spot));
    found.push(spot);
  }
  return found;
}

/** The points of the marks that have a box, by series. */
export function plotPoints(panel: PlotPanel, box: Box, theme: Theme): ChartPoint[] {
  return panel.series.flatMap(({ marks }) =>
    marks.flatMap((mark): ChartPoint[] => {
      const [x, y] = stretchedPlace(mark, panel, box);
      const active = [dotItem(x, y, 8, null, { colour: theme.ink, width: 1.5 })];
      return mark.about ? [{ x, y, ...mark.about, active }] : [];
    }),
  );
}

/** A plot with its scale, its dates, and the releases of each engine. */
export function plotItems(panel: PlotPanel, box: Box, theme: Theme): Mark[] {
  const place = (mark: PlotMark) => stretchedPlace(mark, panel, box);
  return [
    ...scaleItems(panel, box, theme),
    ...dateItems(panel, box, theme),
    ...breakItems(panel, box, theme),
    ...panel.series.flatMap(({ marks }) => linkItems(marks, place, theme)),
    ...panel.series.flatMap(({ marks, shape }) =>
      marks.map((mark) => markItem(shape, place(mark), mark.evidence, theme)),
    ),
    ...labelSpots(panel, box).map((spot) => labelItem(spot, box, theme)),
  ];
}
