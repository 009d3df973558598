import { formatNumber } from '../../benchmark/text/numbers';
import type { Mark, TextItem } from '../../charts/drawing';
import { lineItem, rectItem, textItem } from '../../charts/marks';
import { labelBox, overlaps, textRoom } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { ratioTick } from '../shared/scale';
import { linkItems, markItem, type Point } from './marks';
import type { PlotMark, PlotPanel, PlotSeries } from './plot';

/** Left of a plot, for the labels of its scale, px. */
export const SCALE = 36;
/** In a plot before the first mark, px. */
const INSET = 12;
const HEIGHT = 150;
/** Panels narrower than this omit the names of further series; the key shows their shapes. */
const NARROW = 260;
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

function label(text: string, [x, y]: Point, theme: Theme, weight = 400, anchor: Anchor = 'start', size = 12) {
  return { ...textItem(text, x, y, theme.ink, { weight, anchor, size }), halo: { colour: theme.bg, width: 4 } };
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

/** Name and value of the main series' last mark: at the right in two lines, or above if another mark is there. */
function lastLabels(panel: PlotPanel, last: PlotMark, place: (mark: PlotMark) => Point, theme: Theme) {
  const [x, y] = place(last);
  const { text } = last;
  const others = panel.series.slice(1).flatMap(({ marks }) => marks.map(place));
  const room = endRoom(panel) + 5;
  if (others.some(([otherX, otherY]) => otherX > x && otherX < x + room && Math.abs(otherY - y) < 24))
    return [label(`${last.label} ${text}`.trim(), [x, y - 10], theme, 600, 'middle')];
  const value = label(text, [x + 12, y + (last.label === '' ? 5 : 14)], theme, 600, 'start', 14);
  return last.label === '' ? [value] : [label(last.label, [x + 12, y - 2], theme, 600), value];
}

/** Value of the first mark, below it unless the line at 1× or the dates are there; name and value of the last. */
function mainLabels(
  panel: PlotPanel,
  place: (mark: PlotMark) => Point,
  theme: Theme,
  { base, bottom }: { base: number; bottom: number },
) {
  const [main] = panel.series;
  const [first, last] = [main?.marks[0], main?.marks.at(-1)];
  if (!first || !last) return [];
  const names = lastLabels(panel, last, place, theme);
  if (first === last) return names;
  const [firstX, firstY] = place(first);
  const isFree = Math.abs(base - (firstY + 16)) > 10 && firstY + 24 < bottom;
  return [label(first.text, [firstX, firstY + (isFree ? 20 : -10)], theme, 400, 'middle'), ...names];
}

/**
 * Candidate labels and positions for the last mark of a further series: name or only release, with the value; on the
 * side away from the main series first.
 */
function otherLabelRequests(
  { marks }: PlotSeries,
  main: PlotSeries,
  { top, left, right }: Box,
  place: (mark: PlotMark) => Point,
) {
  const last = marks.at(-1) as PlotMark;
  const [near] = [...main.marks].sort((a, b) => Math.abs(a.x - last.x) - Math.abs(b.x - last.x));
  const [x, y] = place(last);
  const isAbove = last.value >= (near?.value ?? 1) || y + 24 > top + HEIGHT;
  const isNarrow = right - left < NARROW;
  const name = isNarrow ? (last.label.split(', ')[1] ?? '') : last.label;
  const sides: Anchor[] = last.x < 0.35 ? ['start', 'end'] : ['end', 'start'];
  const rows = isAbove ? [-10, 20] : [20, -10];
  const spots = sides.flatMap((anchor) =>
    rows.map((dy) => ({ x: x + (anchor === 'start' ? -6 : 6), y: y + dy, anchor: anchor as 'start' | 'end' })),
  );
  const texts = [`${name} ${last.text}`.trim(), `${name.replace(/^\D+ /, '')} ${last.text}`.trim()];
  return texts.flatMap((text) => spots.map((spot) => ({ ...spot, text })));
}

/** Labels of further series at the first position clear of all marks and earlier labels; omitted without one. */
function otherLabels(
  panel: PlotPanel,
  box: Box,
  place: (mark: PlotMark) => Point,
  theme: Theme,
  before: readonly TextItem<number>[],
) {
  const [main, ...others] = panel.series as [PlotSeries, ...PlotSeries[]];
  const [left, right] = [box.stretch(box.left), box.stretch(box.right)];
  const taken = [
    ...before.map(({ runs, x, y, size, anchor }) =>
      labelBox({ x, y, size, anchor, text: runs[0]?.text ?? '', weight: 600 }),
    ),
    ...panel.series
      .flatMap(({ marks }) => marks.map(place))
      .map(([x, y]) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 })),
  ];
  return others.flatMap((series) => {
    const found = otherLabelRequests(series, main, box, place)
      .map((spot) => ({ spot, room: labelBox(spot) }))
      .find(({ room }) => room.left >= left && room.right <= right && !taken.some((other) => overlaps(room, other, 0)));
    if (!found) return [];
    taken.push(found.room);
    return [label(found.spot.text, [found.spot.x, found.spot.y], theme, 400, found.spot.anchor)];
  });
}

/** A plot with its scale, its dates, and the releases of each engine. */
export function plotItems(panel: PlotPanel, box: Box, theme: Theme): Mark[] {
  const place = (mark: PlotMark): Point => [box.stretch(xOf(mark.x, box)), yOf(mark.value, panel, box)];
  const names = mainLabels(panel, place, theme, { base: yOf(1, panel, box), bottom: box.top + HEIGHT });
  return [
    ...scaleItems(panel, box, theme),
    ...dateItems(panel, box, theme),
    ...breakItems(panel, box, theme),
    ...panel.series.flatMap(({ marks }) => linkItems(marks, place, theme)),
    ...panel.series.flatMap(({ marks, shape }) =>
      marks.map((mark) => markItem(shape, place(mark), mark.single, theme)),
    ),
    ...otherLabels(panel, box, place, theme, names),
    ...names,
  ];
}
