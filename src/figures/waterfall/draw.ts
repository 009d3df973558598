import { formatSeconds, formatSigned } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { bottomAxis, gridColumns, tickLabels } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import type { Plot } from '../../charts/frame';
import {
  type ChartPoint,
  type Drawn,
  drawnChart,
  type Frame,
  type Plane,
  planeOf,
  TWO_WIDTHS,
} from '../../charts/frame';
import { lineMarks, rectItem } from '../../charts/marks';
import { fittedText, labelMark, MIDDLE, savingText, textRoom, wrapText } from '../../charts/text';
import { fillColour, markColour, type Theme } from '../../charts/theme';
import { drawCurve } from './curve';
import type { WaterfallSpec } from './spec';

const BAR = 19;
const ROW = 27;
const ASIDE = 6;
const AXIS = 26;
const TITLE_LINE = 16;
const MIN_BAR = 1.5;
/** Seconds have a decimal if no query's step is this large. */
const WHOLE_FROM_S = 10;

/** Bars from the top: the steps, then the total. */
interface Row {
  name: string;
  value: string;
  /** Names and values of single queries and of the total are bolder than the group of other queries. */
  weight: number;
  fromS: number;
  toS: number;
  fill: string;
  outline: string | null;
  point: Pick<ChartPoint, 'title' | 'query' | 'lines'>;
}

function stepRow(step: WaterfallSpec['steps'][number], decimals: number, spec: WaterfallSpec, theme: Theme): Row {
  const { name, query, queries, verdict, savedS, fromS, toS } = step;
  const saving = `${savingText(savedS)} with ${spec.names.candidate}`;
  const row = { name, value: formatSigned(savedS, decimals), fromS, toS };
  if (query === null || verdict === null)
    return {
      ...row,
      weight: 400,
      fill: theme.unclearTint,
      outline: theme.axis,
      point: { title: `${queries} other queries`, lines: [saving] },
    };
  const [fill, colour] = [fillColour(theme, verdict), markColour(theme, verdict)];
  const point = { title: query, query, lines: [saving, VERDICT_WORDS[verdict]] };
  return { ...row, weight: 600, fill, outline: fill === colour ? null : colour, point };
}

function rowsOf(spec: WaterfallSpec, theme: Theme): Row[] {
  const { steps, endS, names } = spec;
  const decimals = steps.some(({ query, savedS }) => query !== null && Math.abs(savedS) >= WHOLE_FROM_S) ? 0 : 1;
  const total: Row = {
    name: endS < 0 ? 'lost' : 'saved',
    value: formatSeconds(Math.abs(endS), decimals),
    weight: 600,
    fromS: 0,
    toS: endS,
    fill: theme.ink,
    outline: null,
    point: { title: 'Total', lines: [`${savingText(endS)} with ${names.candidate}`] },
  };
  return [...steps.map((step) => stepRow(step, decimals, spec, theme)), total];
}

/** Middle of a row, px from the top of the plot area. */
function middle(index: number): number {
  return (index + 0.5) * ROW;
}

/** Ends of a bar, px: it grows away from 0, and is never too short to see. */
function barEnds({ x, left, right }: Plane, { fromS, toS }: Row): { base: number; head: number } {
  const [near, far] = Math.abs(fromS) <= Math.abs(toS) ? [fromS, toS] : [toS, fromS];
  const size = x(far) - x(near);
  if (Math.abs(size) >= MIN_BAR) return { base: x(near), head: x(far) };
  const least = (Math.sign(size) || -1) * MIN_BAR;
  const base = near === 0 ? x(0) - least / 2 : x(near);
  const inside = Math.max(left, Math.min(base, right));
  return { base: inside, head: inside + least };
}

function barBox(plane: Plane, row: Row, index: number) {
  const { base, head } = barEnds(plane, row);
  const y = plane.top + middle(index) - BAR / 2;
  return { x: Math.min(base, head), y, width: Math.abs(head - base), height: BAR };
}

function stepMarks(plane: Plane, rows: readonly Row[], theme: Theme): Mark[] {
  const { x, top, left } = plane;
  return rows.flatMap(({ name, value, weight, fromS, toS, outline }, index) => {
    const y = top + middle(index);
    const [from, to] = [x(Math.min(fromS, toS)), x(Math.max(fromS, toS))];
    const box = { x: from, y: y - BAR / 2, width: to - from, height: BAR };
    const paint = { y: y + MIDDLE, colour: theme.ink, halo: theme.bg };
    const isTotal = index === rows.length - 1;
    return [
      ...(outline ? [rectItem(box, null, { colour: outline, width: 1.5 })] : []),
      labelMark({ ...paint, text: fittedText(name, left - 10, 12, 600), x: left - 10, anchor: 'end', weight }),
      labelMark({ ...paint, text: value, x: to + ASIDE, weight: isTotal ? 600 : 400 }),
    ];
  });
}

/** From the end of each bar down to the next one. */
function joinMarks({ x, top }: Plane, rows: readonly Row[], theme: Theme): Mark[] {
  const joins = rows.slice(0, -1).map(({ toS }, index): [number, number, number, number] => {
    return [x(toS), top + middle(index) + BAR / 2, x(toS), top + middle(index + 1) - BAR / 2];
  });
  return lineMarks(joins, theme.axis);
}

/** Below the axis, from the left edge of the plot area. */
function titleMarks({ left, bottom }: Plane, lines: readonly string[], theme: Theme): Mark[] {
  return lines.map((text, index) =>
    labelMark({ text, x: left, y: bottom + AXIS + 10 + index * TITLE_LINE, colour: theme.ink2 }),
  );
}

function pointOf(plane: Plane, row: Row, index: number, theme: Theme): ChartPoint {
  const active = [rectItem(barBox(plane, row, index), null, { colour: theme.ink, width: 2 })];
  return { ...row.point, x: barEnds(plane, row).head, y: plane.top + middle(index), active };
}

/** Largest share of the narrowest drawing for names. */
const MAX_NAME_SHARE = 0.45;

function widest(texts: readonly string[]): number {
  return Math.ceil(Math.max(...texts.map((text) => textRoom(text, 12, 600))));
}

function drawBars(spec: WaterfallSpec, frame: Frame): Drawn {
  const { theme, variant } = frame;
  const rows = rowsOf(spec, theme);
  const left = Math.min(widest(rows.map(({ name }) => name)), MAX_NAME_SHARE * variant.from) + 10;
  const right = widest(rows.map(({ value }) => value)) + ASIDE + 1;
  const title = wrapText(spec.axis.title, variant.from - left);
  const bottom = AXIS + title.length * TITLE_LINE;
  const margins = { left, right, top: 0, bottom, height: rows.length * ROW + bottom };
  const labels = tickLabels(spec.axis, variant, margins.left + margins.right);
  const plane = planeOf(frame, margins, { x: spec.axis });
  const zero = plane.x(0);
  const items = [
    ...gridColumns(plane, spec.axis, theme, [0]),
    ...lineMarks([[zero, plane.top, zero, plane.bottom]], theme.axis),
    ...joinMarks(plane, rows, theme),
    ...rows.map((row, index) => rectItem(barBox(plane, row, index), row.fill)),
    ...stepMarks(plane, rows, theme),
    ...bottomAxis(plane, { axis: spec.axis, theme, labels, line: false }),
    ...titleMarks(plane, title, theme),
  ];
  const points = rows.map((row, index) => pointOf(plane, row, index, theme));
  return drawnChart(plane, items, points, 'y');
}

/** Largest savings and losses as bars that add up from the top, then the total in ink; a curve if no query stands out. */
export const waterfall: Plot<WaterfallSpec> = {
  variants: TWO_WIDTHS,
  draw: (spec, frame) => (spec.spread ? drawCurve(spec, spec.spread, frame) : drawBars(spec, frame)),
};
