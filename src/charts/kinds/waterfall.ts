import type { Chart } from 'chart.js';
import type { WaterfallSpec } from '../../benchmark/figures/waterfall';
import { markOf } from '../../benchmark/model/verdictMark';
import { formatSeconds, formatSigned } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { textRoom, wrapText } from '../base/textWidth';
import { markColour, type Theme } from '../base/theme';
import { TWO_WIDTHS } from '../base/variants';
import { savingText } from '../base/words';
import { drawBottomAxis, drawGridColumns, xOf } from '../draw/axis';
import { axisScale, type DrawnChart, drawnChart, type Frame, rowsScale } from '../draw/frame';
import { barStyle, drawLines, strokeBox } from '../draw/marks';
import type { ChartPoint } from '../draw/point';
import { drawLabel, MIDDLE } from '../draw/text';
import { tickLabels } from '../draw/ticks';
import type { Plot } from './plot';

const BAR = 19;
const ROW = 27;
const ASIDE = 6;
const AXIS = 26;
const TITLE_LINE = 16;
const LEAST_BAR = 1.5;
/** Seconds have a decimal if no query has a step as large. */
const WHOLE_FROM_S = 10;

/** A bar from the top: a step, or the total below them. */
interface Row {
  name: string;
  value: string;
  /** Names and values of single queries and of the total are stronger than those of the others together. */
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
  const hollow = markOf(verdict) === 'unclear';
  const colour = markColour(theme, verdict);
  const point = { title: query, query, lines: [saving, VERDICT_WORDS[verdict]] };
  return { ...row, weight: 600, fill: hollow ? theme.bg : colour, outline: hollow ? colour : null, point };
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

/** The middle of a row, px from the top of the plot area. */
function middle(index: number): number {
  return (index + 0.5) * ROW;
}

function drawSteps(chart: Chart, rows: readonly Row[], theme: Theme): void {
  const { top, left } = chart.chartArea;
  for (const [index, { name, value, weight, fromS, toS, outline }] of rows.entries()) {
    const y = top + middle(index);
    const [from, to] = [xOf(chart, Math.min(fromS, toS)), xOf(chart, Math.max(fromS, toS))];
    if (outline) strokeBox(chart, from, y - BAR / 2, to - from, BAR, outline, 1.5);
    const paint = { y: y + MIDDLE, colour: theme.ink, halo: theme.bg };
    drawLabel(chart, { ...paint, text: name, x: left - 10, anchor: 'end', weight });
    const isTotal = index === rows.length - 1;
    drawLabel(chart, { ...paint, text: value, x: to + ASIDE, weight: isTotal ? 600 : 400 });
  }
}

/** From the end of each bar down to the next one. */
function drawJoins(chart: Chart, rows: readonly Row[], theme: Theme): void {
  const { top } = chart.chartArea;
  const joins = rows.slice(0, -1).map(({ toS }, index): [number, number, number, number] => {
    const x = xOf(chart, toS);
    return [x, top + middle(index) + BAR / 2, x, top + middle(index + 1) - BAR / 2];
  });
  drawLines(chart, joins, theme.axis);
}

/** Below the axis, from the left edge of the plot area. */
function drawTitle(chart: Chart, lines: readonly string[], theme: Theme): void {
  const { left, bottom } = chart.chartArea;
  for (const [index, text] of lines.entries())
    drawLabel(chart, { text, x: left, y: bottom + AXIS + 10 + index * TITLE_LINE, colour: theme.ink2 });
}

function widest(texts: readonly string[]): number {
  return Math.ceil(Math.max(...texts.map((text) => textRoom(text, 12, 600))));
}

function draw(spec: WaterfallSpec, frame: Frame): DrawnChart {
  const { theme, variant } = frame;
  const rows = rowsOf(spec, theme);
  const left = widest(rows.map(({ name }) => name)) + 10;
  const right = widest(rows.map(({ value }) => value)) + ASIDE + 1;
  const title = wrapText(spec.axis.title, variant.from - left);
  const bottom = AXIS + title.length * TITLE_LINE;
  const margins = { left, right, top: 0, bottom, height: rows.length * ROW + bottom };
  const labels = tickLabels(spec.axis, variant, margins.left + margins.right);
  const data = rows.map(({ fromS, toS }, index) => ({ x: [fromS, toS], y: middle(index) }));
  return drawnChart(frame, {
    type: 'bar',
    datasets: [
      { ...barStyle(rows.map(({ fill }) => fill)), data, barThickness: BAR, grouped: false, minBarLength: LEAST_BAR },
    ],
    margins,
    scales: { x: axisScale(spec.axis), y: rowsScale(margins) },
    options: { indexAxis: 'y', interaction: { mode: 'nearest', axis: 'y', intersect: false } },
    points: rows.map(({ point }, index) => ({ dataset: 0, index, ...point })),
    layers: {
      under: (chart) => {
        const { top, bottom } = chart.chartArea;
        drawGridColumns(chart, spec.axis, theme, [0]);
        drawLines(chart, [[xOf(chart, 0), top, xOf(chart, 0), bottom]], theme.axis);
        drawJoins(chart, rows, theme);
      },
      over: (chart) => {
        drawSteps(chart, rows, theme);
        drawBottomAxis(chart, { axis: spec.axis, theme, labels, line: false });
        drawTitle(chart, title, theme);
      },
    },
  });
}

/** The largest savings and losses as bars that add up from the top, and the total below them in ink. */
export const waterfall: Plot<WaterfallSpec> = { file: 'waterfall', type: 'bar', variants: TWO_WIDTHS, draw };
