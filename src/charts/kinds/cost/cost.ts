import type { Chart } from 'chart.js';
import type { CostPoint, CostSpec } from '../../../benchmark/figures/cost/scatter';
import { capitalise } from '../../../benchmark/text/names';
import { formatSeconds } from '../../../benchmark/text/numbers';
import { textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { THREE_WIDTHS } from '../../base/variants';
import {
  drawBottomAxis,
  drawBottomTitle,
  drawGridColumns,
  drawGridRows,
  drawLeftLabels,
  xOf,
  yOf,
} from '../../draw/axis';
import type { DrawnChart, Frame, Margins } from '../../draw/frame';
import { axisScale, drawnChart, narrowestPlot, plotHeight } from '../../draw/frame';
import { spotBox } from '../../draw/labels';
import { drawLines, drawPolylines, fillDots, hiddenDots } from '../../draw/marks';
import type { ChartPoint } from '../../draw/point';
import { drawLabel, overlaps } from '../../draw/text';
import { labelledRows, tickLabels, ticksRoom } from '../../draw/ticks';
import type { Plot } from '../plot';
import { type PointWords, pointWords, productY, WORD_LINE, wordBoxes } from './costLabels';

const PLOT = 250;
const TOP = 30;
const BOTTOM = 44;
const RIGHT = 10;
/** Half of a cross, and the radius of a dot. */
const CROSS = 7;
const DOT = 5;
const DASH = [2, 3];

/** Grey where the number of nodes is disputed: no point of it is a verdict. */
function inkOf({ disputed }: CostPoint, theme: Theme): string {
  return disputed ? theme.unclear : theme.ink;
}

function marginsOf({ axis }: CostSpec): Margins {
  return { left: ticksRoom(axis) + 14, right: RIGHT, top: TOP, bottom: BOTTOM, height: TOP + PLOT + BOTTOM };
}

/** The line of one product falls from the left edge to the right, cut at the top and the bottom of the plot area. */
function drawProduct(chart: Chart, { line, axis, xAxis }: CostSpec, theme: Theme): void {
  if (!line) return;
  const from = Math.max(xAxis.min, line.product / axis.max);
  const to = Math.min(xAxis.max, line.product / axis.min);
  if (from >= to) return;
  const ends = [from, to].map((time): [number, number] => [xOf(chart, time), yOf(chart, line.product / time)]);
  drawPolylines(chart, [ends], theme.ink, 1);
}

/** The points of one run at its stated numbers of nodes stand on one dotted vertical. */
function drawVerticals(chart: Chart, { points }: CostSpec, theme: Theme): void {
  const names = [...new Set(points.filter(({ disputed }) => disputed).map(({ name }) => name))];
  const lines = names.map((name): [number, number, number, number] => {
    const own = points.filter((point) => point.name === name);
    const ys = own.map(({ amount }) => yOf(chart, amount));
    const x = xOf(chart, own[0]?.timeS ?? 0);
    return [x, Math.min(...ys), x, Math.max(...ys)];
  });
  drawLines(chart, lines, theme.axis, 1, DASH);
}

function drawMarks(chart: Chart, { points }: CostSpec, theme: Theme): void {
  for (const point of points) {
    const [x, y, ink] = [xOf(chart, point.timeS), yOf(chart, point.amount), inkOf(point, theme)];
    const cross: [number, number, number, number][] = [
      [x - CROSS, y, x + CROSS, y],
      [x, y - CROSS, x, y + CROSS],
    ];
    if (point.role === 'baseline') drawLines(chart, cross, ink, 2);
    else fillDots(chart, [[x, y]], ink, DOT);
  }
}

/** The name of the line at its right end or its left one, above or below it, where that is clear of all other words. */
function drawLineName(
  chart: Chart,
  spec: CostSpec,
  { theme }: Frame,
  words: readonly PointWords[],
  plot: number,
): void {
  const { line } = spec;
  if (!line) return;
  const height = PLOT;
  const yAt = (share: number) => productY(spec, share, height);
  const room = textRoom(line.label);
  const spots = [
    { share: 1, px: 0, y: yAt(1 - room / plot) - 8, anchor: 'end' as const },
    { share: 0, px: 4, y: yAt(0) - 8, anchor: 'start' as const },
    { share: 1, px: 0, y: yAt(1) + 18, anchor: 'end' as const },
    { share: 0, px: 4, y: yAt(room / plot) + 18, anchor: 'start' as const },
  ];
  const taken = wordBoxes(words, plot);
  const free = spots.find((spot) => {
    const box = spotBox(line.label, spot, plot);
    return spot.y > 10 && spot.y < height - 20 && room <= plot && !taken.some((other) => overlaps(box, other, 2));
  });
  if (!free) return;
  const { left, right, top } = chart.chartArea;
  const x = left + free.share * (right - left) + free.px;
  drawLabel(chart, { text: line.label, x, y: top + free.y, anchor: free.anchor, colour: theme.ink2, halo: theme.bg });
}

function drawWords(chart: Chart, words: readonly PointWords[], spec: CostSpec, theme: Theme): void {
  const { left, right, top } = chart.chartArea;
  for (const [index, { name, detail, spot }] of words.entries()) {
    const paint = { x: left + spot.share * (right - left) + spot.px, anchor: spot.anchor, halo: theme.bg };
    const colour = spec.points[index]?.disputed ? theme.unclearText : theme.ink2;
    if (name !== '') drawLabel(chart, { ...paint, text: name, y: top + spot.y, colour: theme.ink, weight: 600 });
    drawLabel(chart, { ...paint, text: detail, y: top + spot.y + WORD_LINE, colour });
  }
}

function drawTitles(chart: Chart, { axis, xAxis }: CostSpec, theme: Theme): void {
  const { left, bottom } = chart.chartArea;
  drawLabel(chart, { text: axis.title, x: 0, y: 12, colour: theme.ink2 });
  drawLabel(chart, { text: 'better on both axes', x: left + 6, y: bottom - 8, colour: theme.ink2, halo: theme.bg });
  drawBottomTitle(chart, xAxis, theme, true);
}

function points(spec: CostSpec): ChartPoint[] {
  return spec.points.map((point, index) => ({
    dataset: 0,
    index,
    title: capitalise(point.name),
    lines: [formatSeconds(point.timeS), point.detail, ...(point.disputed ? ['conflicting node counts'] : [])],
  }));
}

function dataset({ points: all }: CostSpec, { theme }: Frame): unknown {
  const data = all.map(({ timeS, amount }) => ({ x: timeS, y: amount }));
  return { data, ...hiddenDots(theme, theme.ink, DOT + 1, 8) };
}

function draw(spec: CostSpec, frame: Frame): DrawnChart {
  const { theme, variant } = frame;
  const margins = marginsOf(spec);
  const [plot, height] = [narrowestPlot(frame, margins), plotHeight(margins)];
  const words = pointWords(spec, { width: plot, height, left: margins.left, right: RIGHT });
  const rows = labelledRows(spec.axis, height);
  const labels = tickLabels(spec.xAxis, variant, margins.left + margins.right);
  return drawnChart(frame, {
    type: 'scatter',
    datasets: [dataset(spec, frame)],
    margins,
    scales: { x: axisScale(spec.xAxis), y: axisScale(spec.axis) },
    points: points(spec),
    layers: {
      under: (chart) => {
        drawGridColumns(chart, spec.xAxis, theme);
        drawGridRows(chart, rows, theme.grid);
        drawProduct(chart, spec, theme);
        drawVerticals(chart, spec, theme);
        drawMarks(chart, spec, theme);
      },
      over: (chart) => {
        drawLeftLabels(chart, spec.axis, theme, rows);
        drawBottomAxis(chart, { axis: spec.xAxis, theme, labels, line: true });
        drawTitles(chart, spec, theme);
        drawLineName(chart, spec, frame, words, plot);
        drawWords(chart, words, spec, theme);
      },
    },
  });
}

/** Node-hours or money against time: a cross for the baseline, a dot for others, the line of the baseline's product. No hue: a product is no test. */
export const cost: Plot<CostSpec> = { file: 'cost/cost', type: 'scatter', variants: THREE_WIDTHS, draw };
