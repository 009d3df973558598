import type { Chart } from 'chart.js';
import { secondsAxis } from '../../../benchmark/figures/axes';
import type { BandsSpec } from '../../../benchmark/figures/resources/bands';
import type { Axis } from '../../../benchmark/model/chart';
import type { Side } from '../../../benchmark/model/resultSet';
import { axisUnit } from '../../../benchmark/text/cells';
import { formatNumber } from '../../../benchmark/text/numbers';
import { textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { TWO_WIDTHS } from '../../base/variants';
import { drawBottomAxis, drawBottomTitle, xOf } from '../../draw/axis';
import { type DrawnChart, drawnChart, type Frame, hiddenScale, plotHeight } from '../../draw/frame';
import { drawLines, drawPolylines, fillBox, hiddenDots } from '../../draw/marks';
import type { ChartPoint } from '../../draw/point';
import { drawLabel, MIDDLE } from '../../draw/text';
import { axisShare, labelledRows, tickLabels, ticksRoom, tickText } from '../../draw/ticks';
import type { Plot } from '../plot';
import { bandRows, rowLength } from './rows';

const ROWS = { wide: 3, narrow: 5 };
const PLOT = 100;
/** Above the plot of a row, for the names of its queries. */
const HEAD = 20;
const GAP = 12;
const ROW = HEAD + PLOT + GAP;
const TITLE_LINE = 18;
const BOTTOM = 44;
const RIGHT = 10;
const LINE = 1.5;
const DOT = 7;
const SAMPLE = 20;
const MOST_LABELS = 4;
const SIDES = ['baseline', 'candidate'] as const;

/** All that the drawing of one chart is made of. */
type Layout = ReturnType<typeof layoutOf>;

function colourOf(theme: Theme, side: Side): string {
  return side === 'candidate' ? theme.ink : theme.axis;
}

/** Seconds from 0 to exactly the end of the longest row. */
function lengthAxis(longest: number): Axis {
  const axis = secondsAxis('Band duration, s', 0, longest);
  return { ...axis, max: longest, ticks: axis.ticks.filter((tick) => tick <= longest) };
}

/** The names of both sides below one another where they have no room beside one another in the narrowest box. */
function keyLines({ names }: BandsSpec, { variant }: Frame): Side[][] {
  const room = SIDES.map((side) => SAMPLE + 8 + textRoom(names[side], 12, 600));
  return (room[0] ?? 0) + 24 + (room[1] ?? 0) <= variant.from ? [[...SIDES]] : SIDES.map((side) => [side]);
}

function layoutOf(spec: BandsSpec, frame: Frame) {
  const rows = bandRows(spec.bands, ROWS[frame.variant.name === 'wide' ? 'wide' : 'narrow']);
  const top = (keyLines(spec, frame).length + 1) * TITLE_LINE + 4;
  const height = top + rows.length * ROW - GAP + BOTTOM;
  const margins = { left: ticksRoom(spec.axis) + 12, right: RIGHT, top, bottom: BOTTOM, height };
  return { spec, frame, rows, margins, xAxis: lengthAxis(Math.max(1, ...rows.map(rowLength))) };
}

/** The top of a row's plot, px below that of the plot area. */
function plotTop(row: number): number {
  return row * ROW + HEAD;
}

/** Where a value of a row lies, px below the top of the plot area. */
function depthOf({ axis }: BandsSpec, row: number, value: number): number {
  return plotTop(row) + PLOT * (1 - axisShare(axis, value));
}

/** Every point of a side with its place, in the order of the bands. */
function placedPoints({ spec, rows }: Layout, side: Side) {
  return rows.flatMap((bands, row) =>
    bands.flatMap(({ band, from }) =>
      band.lines[side].map(({ x, y }) => ({ query: band.query, x, y, at: from + x, depth: depthOf(spec, row, y) })),
    ),
  );
}

function points(layout: Layout): ChartPoint[] {
  const { spec } = layout;
  const unit = axisUnit(spec.axis.title);
  return SIDES.flatMap((side, dataset) =>
    placedPoints(layout, side).map(({ query, x, y }, index) => ({
      dataset,
      index,
      title: `${query}, ${formatNumber(x, 1)}\u202fs from its start`,
      query,
      lines: [`${spec.names[side]}: ${formatNumber(y, spec.axis.max >= 100 ? 0 : 1)}\u202f${unit}`],
    })),
  );
}

function dataset(layout: Layout, side: Side): unknown {
  const height = plotHeight(layout.margins);
  const { theme } = layout.frame;
  const data = placedPoints(layout, side).map(({ at, depth }) => ({ x: at, y: height - depth }));
  return { data, ...hiddenDots(theme, colourOf(theme, side), DOT / 2, 4) };
}

/** Every other band is tinted, so that each is told from its neighbours; its name stands above it where it has room. */
function drawBands(chart: Chart, { frame, rows, margins, xAxis }: Layout): void {
  const { theme, variant } = frame;
  const pxPerS = (variant.from - margins.left - margins.right) / xAxis.max;
  const { top } = chart.chartArea;
  let index = 0;
  for (const [row, bands] of rows.entries()) {
    for (const { band, from } of bands) {
      const [left, right] = [xOf(chart, from), xOf(chart, from + band.lengthS)];
      const above = top + plotTop(row);
      if (index++ % 2 === 0) fillBox(chart, left, above, right - left, PLOT, theme.unclearTint);
      const paint = { x: (left + right) / 2, y: above - 6, anchor: 'middle' as const, colour: theme.ink2 };
      if (band.lengthS * pxPerS >= textRoom(band.query) + 2) drawLabel(chart, { ...paint, text: band.query });
    }
  }
}

/** Gridlines, their labels and the zero line of each row, as long as its bands. */
function drawScales(chart: Chart, { spec, frame, rows }: Layout): void {
  const { left, top } = chart.chartArea;
  const { theme } = frame;
  const labels = labelledRows(spec.axis, PLOT);
  const step = Math.ceil(labels.length / MOST_LABELS);
  for (const [row, bands] of rows.entries()) {
    const right = xOf(chart, rowLength(bands));
    const y = (value: number) => top + depthOf(spec, row, value);
    const grid = spec.axis.ticks.filter((tick) => tick !== 0);
    const line = (tick: number): [number, number, number, number] => [left, y(tick), right, y(tick)];
    drawLines(chart, grid.map(line), theme.grid);
    drawLines(chart, [line(0)], theme.axis);
    for (const value of labels.filter((_, index) => index % step === 0)) {
      const paint = { x: left - 8, y: y(value) + MIDDLE, anchor: 'end' as const, colour: theme.ink2 };
      drawLabel(chart, { ...paint, text: tickText(spec.axis, value) });
    }
  }
}

/** Baseline first, so that the candidate lies above it. */
function drawSeries(chart: Chart, { spec, frame, rows }: Layout): void {
  const { top } = chart.chartArea;
  for (const side of SIDES) {
    const lines = rows.flatMap((bands, row) =>
      bands.map(({ band, from }) =>
        band.lines[side].map(({ x, y }): [number, number] => [xOf(chart, from + x), top + depthOf(spec, row, y)]),
      ),
    );
    drawPolylines(
      chart,
      lines.filter((line) => line.length > 1),
      colourOf(frame.theme, side),
      LINE,
    );
  }
}

/** Whose line is whose, and what is drawn upwards and to the right. */
function drawWords(chart: Chart, { spec, frame, xAxis }: Layout): void {
  const { theme } = frame;
  const lines = keyLines(spec, frame);
  for (const [index, sides] of lines.entries()) {
    let x = 0;
    const y = 8 + index * TITLE_LINE;
    for (const side of sides) {
      const weight = side === 'candidate' ? 600 : 400;
      const colour = side === 'candidate' ? theme.ink : theme.ink2;
      drawLines(chart, [[x, y, x + SAMPLE, y]], colourOf(theme, side), LINE);
      drawLabel(chart, { text: spec.names[side], x: x + SAMPLE + 8, y: y + MIDDLE, colour, weight });
      x += SAMPLE + 8 + textRoom(spec.names[side], 12, weight) + 24;
    }
  }
  const y = 8 + lines.length * TITLE_LINE + MIDDLE;
  drawLabel(chart, { text: spec.axis.title, x: 0, y, colour: theme.ink2 });
  drawBottomTitle(chart, xAxis, theme, true);
}

function draw(spec: BandsSpec, frame: Frame): DrawnChart {
  const layout = layoutOf(spec, frame);
  const { margins, xAxis } = layout;
  const labels = tickLabels(xAxis, frame.variant, margins.left + margins.right);
  return drawnChart(frame, {
    type: 'scatter',
    datasets: SIDES.map((side) => dataset(layout, side)),
    margins,
    scales: { x: hiddenScale('linear', 0, xAxis.max), y: hiddenScale('linear', 0, plotHeight(margins)) },
    points: points(layout),
    layers: {
      under: (chart) => {
        drawBands(chart, layout);
        drawScales(chart, layout);
        drawSeries(chart, layout);
      },
      over: (chart) => {
        drawBottomAxis(chart, { axis: xAxis, theme: frame.theme, labels, line: false });
        drawWords(chart, layout);
      },
    },
  });
}

/** Series of two sides with queries as bands, side by side in a few rows that share both scales; lines begin at the left edge of their band. */
export const bands: Plot<BandsSpec> = { file: 'resources/bands', type: 'scatter', variants: TWO_WIDTHS, draw };
