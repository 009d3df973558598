import type { Chart } from 'chart.js';
import type { BarSpec } from '../../benchmark/figures/distribution';
import { textRoom } from '../base/textWidth';
import { TWO_WIDTHS } from '../base/variants';
import { drawGridRows, drawLeftLabels, yOf } from '../draw/axis';
import {
  axisScale,
  type DrawnChart,
  drawnChart,
  type Frame,
  hiddenScale,
  type Margins,
  plotHeight,
} from '../draw/frame';
import { CLEARANCE, drawLabel, MIDDLE } from '../draw/text';
import { labelledRows, ticksRoom } from '../draw/ticks';
import { barPaint, barPoints, drawOutline, drawSeriesKey, keyHeight, roleOf, valueText } from './bars/barMarks';
import { rowBars } from './bars/barRows';
import type { Plot } from './plot';

const HEIGHT = 240;
const TITLE = 30;
const BOTTOM = 24;
/** Share of a category's width that its bars take. */
const FILLED = 0.7;

/** Px around the columns: room for the tick labels on the left and the axis title above. */
function columnMargins(spec: BarSpec, from: number): Margins {
  const top = keyHeight(spec, from) + TITLE;
  return { left: ticksRoom(spec.axis) + 9, right: 1, top, bottom: BOTTOM, height: top + HEIGHT + BOTTOM };
}

function zeroOf({ axis }: BarSpec): number {
  return axis.scale === 'log' ? 1 : Math.max(axis.min, 0);
}

function drawBars(chart: Chart, spec: BarSpec, { theme }: Frame): void {
  const { left, right } = chart.chartArea;
  const column = (right - left) / spec.categories.length;
  const width = (column * FILLED) / spec.series.length;
  const zero = yOf(chart, zeroOf(spec));
  for (const [dataset, series] of spec.series.entries()) {
    for (const [index, value] of series.values.entries()) {
      if (value === null) continue;
      const x = left + (index + (1 - FILLED) / 2) * column + dataset * width;
      const y = yOf(chart, value);
      drawOutline(chart, spec, theme, roleOf(series, index), [x, y, width, zero - y]);
      if (spec.series.length > 1) continue;
      const at = { x: x + width / 2, y: value < zeroOf(spec) ? y + 15 : y - 5, anchor: 'middle' as const };
      drawLabel(chart, { ...at, text: valueText(spec, value), colour: theme.ink, weight: 600, halo: theme.bg });
    }
  }
}

function drawAxes(chart: Chart, spec: BarSpec, { theme, variant }: Frame, labels: number[]): void {
  const { left, right, bottom } = chart.chartArea;
  drawLeftLabels(chart, spec.axis, theme, labels);
  drawGridRows(chart, [zeroOf(spec)], theme.axis);
  const column = (right - left) / spec.categories.length;
  for (const [index, text] of spec.categories.entries()) {
    const x = left + (index + 0.5) * column;
    drawLabel(chart, { text, x, y: bottom + 13 + MIDDLE, anchor: 'middle', colour: theme.ink });
  }
  drawLabel(chart, { text: spec.axis.title, x: 0, y: keyHeight(spec, variant.from) + 12, colour: theme.ink2 });
}

/** Bars in columns over the names of their categories; the value on top where there is one series. */
function columnBars(spec: BarSpec, frame: Frame): DrawnChart {
  const margins = columnMargins(spec, frame.variant.from);
  const labels = labelledRows(spec.axis, plotHeight(margins));
  const datasets = spec.series.map((series) => ({
    ...barPaint(spec, series, frame.theme),
    label: series.name,
    data: series.values,
    categoryPercentage: FILLED,
    barPercentage: 1,
  }));
  return drawnChart(frame, {
    type: 'bar',
    labels: spec.categories,
    datasets,
    margins,
    scales: { x: hiddenScale('category', 0, 0, { offset: true }), y: axisScale(spec.axis) },
    points: barPoints(spec),
    layers: {
      under: (chart) => {
        drawGridRows(chart, labels, frame.theme.grid);
        drawSeriesKey(chart, spec, frame.theme, frame.variant.from);
      },
      over: (chart) => {
        drawBars(chart, spec, frame);
        drawAxes(chart, spec, frame, labels);
      },
    },
  });
}

/** True where every category's name fits under its column in the narrowest box. */
function namesFit(spec: BarSpec, frame: Frame): boolean {
  const { left, right } = columnMargins(spec, frame.variant.from);
  const column = (frame.variant.from - left - right) / spec.categories.length;
  return spec.categories.every((text) => textRoom(text) + CLEARANCE <= column);
}

function draw(spec: BarSpec, frame: Frame): DrawnChart {
  return !spec.horizontal && namesFit(spec, frame) ? columnBars(spec, frame) : rowBars(spec, frame);
}

/** Bars in rows or in columns; columns turn into rows where the names of the categories would collide. */
export const bar: Plot<BarSpec> = { file: 'bar', type: 'bar', variants: TWO_WIDTHS, draw };
