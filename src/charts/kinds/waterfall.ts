import type { Chart } from 'chart.js';
import type { WaterfallSpec } from '../../benchmark/figures/waterfall';
import { formatQueries, formatSeconds } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { textRoom, wrapText } from '../base/textWidth';
import { markColour, type Theme } from '../base/theme';
import { TWO_WIDTHS } from '../base/variants';
import { savingText } from '../base/words';
import { drawGridRows, drawLeftLabels, yOf } from '../draw/axis';
import type { DrawnChart, Frame, Margins } from '../draw/frame';
import { axisScale, drawnChart, hiddenScale, narrowestPlot, plotHeight } from '../draw/frame';
import { drawPlaced } from '../draw/labels';
import { barStyle, drawLines } from '../draw/marks';
import type { ChartPoint } from '../draw/point';
import { drawLabel, MIDDLE } from '../draw/text';
import { labelledRows, ticksRoom } from '../draw/ticks';
import type { Plot } from './plot';
import { countLabels, endLabels, endTexts, peakShare, stepLabels } from './waterfallLabels';

const HEIGHT = 312;
const TOP = 44;
const TITLE_LINE = 16;
const BOTTOM = 26;
const RIGHT = 96;
const LEAST_BAR = 1.5;

function marginsOf({ axis }: WaterfallSpec, wide: boolean, titleLines: number): Margins {
  const more = (titleLines - 1) * TITLE_LINE;
  return {
    left: ticksRoom(axis) + 12,
    right: wide ? RIGHT : 6,
    top: TOP + more,
    bottom: BOTTOM,
    height: HEIGHT + more,
  };
}

function drawTexts(
  chart: Chart,
  spec: WaterfallSpec,
  { theme, variant }: Frame,
  rows: number[],
  title: string[],
): void {
  const { left, right, bottom } = chart.chartArea;
  drawLeftLabels(chart, spec.axis, theme, rows);
  for (const [line, text] of title.entries())
    drawLabel(chart, { text, x: 0, y: 12 + line * TITLE_LINE, colour: theme.ink2 });
  const text =
    variant.name === 'wide' ? 'Queries, from largest saving to largest loss' : 'Queries, from saving to loss';
  drawLabel(chart, { text, x: (left + right) / 2, y: bottom + 16 + MIDDLE, anchor: 'middle', colour: theme.ink2 });
}

function drawPeak(chart: Chart, spec: WaterfallSpec, { theme }: Frame, plot: number): void {
  const { left, right, top } = chart.chartArea;
  const share = peakShare(spec);
  const x = left + share * (right - left);
  const y = yOf(chart, spec.peakS);
  if (spec.saving > 0 && spec.losing > 0)
    drawLines(chart, [[x, y, x, yOf(chart, Math.max(0, spec.axis.min))]], theme.axis, 1, [2, 3]);
  if (spec.peakS <= 0) return;
  const text = `${formatSeconds(spec.peakS)} saved on ${formatQueries(spec.saving)}`;
  const half = textRoom(text, 12, 600) / 2;
  const anchor = share * plot < half ? 'start' : (1 - share) * plot < half ? 'end' : 'middle';
  const at = anchor === 'start' ? left : anchor === 'end' ? right : x;
  drawLabel(chart, {
    text,
    x: at,
    y: Math.max(y - 10, top - 12),
    anchor,
    colour: theme.ink,
    weight: 600,
    halo: theme.bg,
  });
}

/** Beside the end of the last step, in the margin that wide boxes have. */
function drawEnd(chart: Chart, spec: WaterfallSpec, { theme }: Frame): void {
  const { right } = chart.chartArea;
  const y = yOf(chart, spec.endS);
  const [amount, word] = endTexts(spec);
  drawLines(chart, [[right, y, right + 8, y]], theme.ink);
  drawLabel(chart, { text: amount, x: right + 12, y: y + MIDDLE, colour: theme.ink, weight: 600 });
  drawLabel(chart, { text: word, x: right + 12, y: y + MIDDLE + 15, colour: theme.ink2 });
}

function points({ steps, names }: WaterfallSpec): ChartPoint[] {
  return steps.map(({ query, savedS, verdict }, index) => ({
    dataset: 0,
    index,
    title: query,
    query,
    lines: [`${savingText(savedS)} with ${names.candidate}`, VERDICT_WORDS[verdict]],
  }));
}

/** One bar per step, 1 px narrower than its column at the width that stands for the drawing. */
function dataset({ steps }: WaterfallSpec, { theme, variant }: Frame, { left, right }: Margins): unknown {
  const column = (variant.drawnAt - left - right) / Math.max(steps.length, 1);
  return {
    ...barStyle(steps.map(({ verdict }) => markColour(theme, verdict))),
    data: steps.map(({ fromS, toS }) => [fromS, toS]),
    categoryPercentage: 1,
    barPercentage: Math.max(0.5, (column - 1) / column),
    minBarLength: LEAST_BAR,
  };
}

function drawGrid(chart: Chart, { axis }: WaterfallSpec, theme: Theme, rows: number[]): void {
  const lines = rows.filter((value) => value !== 0);
  drawGridRows(chart, lines, theme.grid);
  if (axis.min <= 0) drawGridRows(chart, [0], theme.axis);
}

function draw(spec: WaterfallSpec, frame: Frame): DrawnChart {
  const { theme } = frame;
  const wide = frame.variant.name === 'wide';
  const title = wrapText(spec.axis.title, frame.variant.from);
  const margins = marginsOf(spec, wide, title.length);
  const rows = labelledRows(spec.axis, plotHeight(margins));
  const end = wide ? [] : endLabels(spec, frame, margins);
  const steps = [...end, ...stepLabels(spec, frame, margins, end)];
  const counts = countLabels(spec, frame, margins, steps);
  return drawnChart(frame, {
    type: 'bar',
    labels: spec.steps.map(({ query }) => query),
    datasets: [dataset(spec, frame, margins)],
    margins,
    scales: { x: hiddenScale('category', 0, 0, { offset: true }), y: axisScale(spec.axis) },
    options: { interaction: { mode: 'nearest', axis: 'x', intersect: false } },
    points: points(spec),
    layers: {
      under: (chart) => drawGrid(chart, spec, theme, rows),
      over: (chart) => {
        drawTexts(chart, spec, frame, rows, title);
        drawPeak(chart, spec, frame, narrowestPlot(frame, margins));
        if (wide) drawEnd(chart, spec, frame);
        drawPlaced(chart, [...counts, ...steps], { colour: theme.ink, halo: theme.bg });
      },
    },
  });
}

/** One step per query from the largest saving to the largest loss, ending at the difference of the totals. */
export const waterfall: Plot<WaterfallSpec> = { file: 'waterfall', type: 'bar', variants: TWO_WIDTHS, draw };
