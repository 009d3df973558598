import type { Chart } from 'chart.js';
import type { IterationsSpec } from '../../benchmark/figures/iterations';
import type { Role } from '../../benchmark/model/chart';
import { formatNumber, formatSeconds } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { textRoom } from '../base/textWidth';
import { TWO_WIDTHS } from '../base/variants';
import { drawBottomAxis, drawBottomTitle, drawGridColumns, xOf } from '../draw/axis';
import type { DrawnChart, Frame, Margins } from '../draw/frame';
import { axisScale, drawnChart, narrowestPlot, rowsScale } from '../draw/frame';
import { isClear, type Spot, spotBox } from '../draw/labels';
import { dotStyle, drawLines } from '../draw/marks';
import type { ChartPoint } from '../draw/point';
import { drawLabel } from '../draw/text';
import { axisShare, tickLabels } from '../draw/ticks';
import type { Plot } from './plot';

const DOT = 7.2;
/** From one iteration to the next, down the row. */
const STEP = 10.5;
const TICK = 54;
const LEAST_ROW = 66;
const NAME = 22;
const BOTTOM = 42;
/** From the outermost point to the words beside it. */
const ASIDE = 14;

function rowHeight({ rows }: IterationsSpec, wide: boolean): number {
  const most = Math.max(1, ...rows.map(({ valuesS }) => valuesS.length));
  const points = Math.max(TICK, (most - 1) * STEP + DOT) + 12;
  return (wide ? Math.max(LEAST_ROW, points) : points) + (wide ? 0 : NAME);
}

function middle(spec: IterationsSpec, index: number, wide: boolean): number {
  const height = rowHeight(spec, wide);
  const name = wide ? 0 : NAME;
  return index * height + name + (height - name) / 2;
}

function pointY(spec: IterationsSpec, row: number, iteration: number, wide: boolean): number {
  const count = spec.rows[row]?.valuesS.length ?? 0;
  return middle(spec, row, wide) + (iteration - (count - 1) / 2) * STEP;
}

/** The baseline's points are ink, the candidate's have the hue of the verdict. */
function roleOf({ role, verdict }: IterationsSpec['rows'][number]): Role {
  return role === 'baseline' ? 'baseline' : verdict;
}

function rangeText({ minS, maxS }: IterationsSpec['rows'][number]): string {
  return `${formatNumber(minS, 1)}–${formatSeconds(maxS)}`;
}

function statisticText({ statistic }: IterationsSpec, { statisticS }: IterationsSpec['rows'][number]): string {
  return statistic === 'single' ? formatSeconds(statisticS, 2) : `${statistic} ${formatSeconds(statisticS, 2)}`;
}

/** Places for the words of a row: right of all points, left of them, right of one of them, at the right edge. */
function wordSpots(spec: IterationsSpec, row: IterationsSpec['rows'][number]): Omit<Spot, 'y'>[] {
  const share = (value: number) => axisShare(spec.axis, value);
  const values = [row.statisticS, ...row.valuesS];
  return [
    { share: share(Math.max(...values)), px: ASIDE, anchor: 'start' },
    { share: share(Math.min(...values)), px: -ASIDE, anchor: 'end' },
    ...values.map((value) => ({ share: share(value), px: ASIDE, anchor: 'start' as const })),
    { share: 1, px: 0, anchor: 'end' },
  ];
}

/** The first place where both lines are inside the box and clear of every point; else the right edge. */
function wordSpot(spec: IterationsSpec, index: number, wide: boolean, plot: number): Omit<Spot, 'y'> {
  const row = spec.rows[index] as IterationsSpec['rows'][number];
  const y = middle(spec, index, wide);
  const half = DOT / 2;
  const points = row.valuesS.map((value, iteration) => {
    const [x, at] = [axisShare(spec.axis, value) * plot, pointY(spec, index, iteration, wide)];
    return { left: x - half, right: x + half, top: at - half, bottom: at + half };
  });
  const spots = wordSpots(spec, row);
  const free = spots.find((spot) => {
    const lines = [
      { text: statisticText(spec, row), y: y - 4, weight: 600 },
      { text: rangeText(row), y: y + 12, weight: 400 },
    ];
    return lines.every((line) => {
      const box = spotBox(line.text, { ...spot, y: line.y }, plot, line.weight);
      return box.left >= 0 && box.right <= plot && isClear(box, { ...spot, y: line.y }, plot, points);
    });
  });
  return free ?? (spots.at(-1) as Omit<Spot, 'y'>);
}

/** The statistic and the range beside the points of a row. */
function drawWords(chart: Chart, spec: IterationsSpec, frame: Frame, index: number, plot: number): void {
  const row = spec.rows[index] as IterationsSpec['rows'][number];
  const wide = frame.variant.name === 'wide';
  const { left, right, top } = chart.chartArea;
  const { share, px, anchor } = wordSpot(spec, index, wide, plot);
  const y = top + middle(spec, index, wide);
  const paint = { x: left + share * (right - left) + px, anchor, halo: frame.theme.bg };
  drawLabel(chart, { ...paint, text: statisticText(spec, row), y: y - 4, colour: frame.theme.ink, weight: 600 });
  drawLabel(chart, { ...paint, text: rangeText(row), y: y + 12, colour: frame.theme.ink2 });
}

function drawNames(chart: Chart, spec: IterationsSpec, { theme, variant }: Frame): void {
  const { top } = chart.chartArea;
  const wide = variant.name === 'wide';
  for (const [index, { name, role }] of spec.rows.entries()) {
    const y = top + middle(spec, index, wide);
    if (wide) {
      drawLabel(chart, { text: name, x: 0, y: y - 4, colour: theme.ink, weight: 600 });
      drawLabel(chart, { text: role, x: 0, y: y + 12, colour: theme.ink2 });
    } else {
      const head = top + index * rowHeight(spec, wide) + 14;
      drawLabel(chart, {
        text: name,
        x: 0,
        y: head,
        colour: theme.ink,
        weight: 600,
        halo: theme.bg,
        tail: { text: role, colour: theme.ink2, weight: 400, from: 0 },
      });
    }
  }
}

function drawTicks(chart: Chart, spec: IterationsSpec, { theme, variant }: Frame): void {
  const lines = spec.rows.map(({ statisticS }, index): [number, number, number, number] => {
    const y = chart.chartArea.top + middle(spec, index, variant.name === 'wide');
    return [xOf(chart, statisticS), y - TICK / 2, xOf(chart, statisticS), y + TICK / 2];
  });
  drawLines(chart, lines, theme.ink, 2);
}

function points(spec: IterationsSpec): ChartPoint[] {
  return spec.rows.flatMap((row, dataset) =>
    row.valuesS.map((value, index) => ({
      dataset,
      index,
      title: `${row.name}, iteration ${index + 1}`,
      lines: [
        formatSeconds(value, 2),
        `${statisticText(spec, row)} (${rangeText(row)})`,
        ...(row.role === 'candidate' ? [VERDICT_WORDS[row.verdict]] : []),
      ],
    })),
  );
}

function draw(spec: IterationsSpec, frame: Frame): DrawnChart {
  const { theme } = frame;
  const wide = frame.variant.name === 'wide';
  const names = Math.max(...spec.rows.map(({ name }) => textRoom(name, 12, 600)));
  const height = 4 + spec.rows.length * rowHeight(spec, wide) + 12 + BOTTOM;
  const left = wide ? Math.max(148, Math.ceil(names) + 16) : 1;
  const margins: Margins = { left, right: wide ? 20 : 8, top: 4, bottom: BOTTOM, height };
  const plot = narrowestPlot(frame, margins);
  const labels = tickLabels(spec.axis, frame.variant, left + margins.right, { clamped: !wide });
  return drawnChart(frame, {
    type: 'scatter',
    datasets: spec.rows.map((row, index) => ({
      data: row.valuesS.map((x, iteration) => ({ x, y: pointY(spec, index, iteration, wide) })),
      clip: false,
      ...dotStyle(theme, roleOf(row), DOT),
    })),
    margins,
    scales: { x: axisScale(spec.axis), y: rowsScale(margins) },
    points: points(spec),
    layers: {
      under: (chart) => {
        const { left: x, top, bottom } = chart.chartArea;
        drawGridColumns(chart, spec.axis, theme, [0]);
        if (spec.axis.min <= 0) drawLines(chart, [[x, top, x, bottom]], theme.axis);
        drawTicks(chart, spec, frame);
      },
      over: (chart) => {
        drawBottomAxis(chart, { axis: spec.axis, theme, labels, line: true, clamped: !wide });
        drawNames(chart, spec, frame);
        for (const index of spec.rows.keys()) drawWords(chart, spec, frame, index, plot);
        drawBottomTitle(chart, spec.axis, theme, wide, 35);
      },
    },
  });
}

/** One row of points per engine in the order of running, a tick at the statistic, seconds from 0. */
export const iterations: Plot<IterationsSpec> = { file: 'iterations', type: 'scatter', variants: TWO_WIDTHS, draw };
