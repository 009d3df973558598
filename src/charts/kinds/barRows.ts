import type { Chart } from 'chart.js';
import type { BarSpec } from '../../benchmark/types';
import { drawBottomAxis, drawGridColumns, xOf } from '../draw/axis';
import type { DrawnChart, Frame, Margins } from '../draw/frame';
import { drawnChart, hiddenScale, plotHeight } from '../draw/frame';
import { drawLines } from '../draw/marks';
import { drawLabel, MIDDLE } from '../draw/text';
import type { TickLabel } from '../draw/ticks';
import { tickLabels } from '../draw/ticks';
import { textRoom } from '../textWidth';
import { barPaint, barPoints, drawOutline, drawSeriesKey, keyHeight, roleOf, valueText } from './barMarks';

const BAR = 18;
const ROW_GAP = 10;
/** Above the bars of a narrow drawing, for the name of the row. */
const NAME = 18;
const BOTTOM = 44;
const MOST_LEFT = 186;

interface Rows {
  height: number;
  /** From the top of a row to the middle of the first bar. */
  first: number;
}

function rowsOf(spec: BarSpec, wide: boolean): Rows {
  const name = wide ? 0 : NAME;
  return { height: name + spec.series.length * BAR + ROW_GAP, first: name + (wide ? ROW_GAP : 0) / 2 + BAR / 2 };
}

function drawBars(chart: Chart, spec: BarSpec, { theme }: Frame, rows: Rows): void {
  const zero = xOf(chart, spec.axis.scale === 'log' ? 1 : 0);
  for (const [dataset, series] of spec.series.entries()) {
    for (const [index, value] of series.values.entries()) {
      if (value === null) continue;
      const y = chart.chartArea.top + index * rows.height + rows.first + dataset * BAR;
      const x = xOf(chart, value);
      drawOutline(chart, theme, roleOf(series, index), [zero, y - BAR / 2, x - zero, BAR]);
      const left = x < zero;
      const at = { x: x + (left ? -6 : 6), y: y + MIDDLE, anchor: left ? ('end' as const) : ('start' as const) };
      drawLabel(chart, { ...at, text: valueText(spec, value), colour: theme.ink, weight: 600, halo: theme.bg });
    }
  }
}

function drawAxes(chart: Chart, spec: BarSpec, { theme, variant }: Frame, rows: Rows, labels: TickLabel[]): void {
  const { left, right, top, bottom } = chart.chartArea;
  drawBottomAxis(chart, { axis: spec.axis, theme, labels, line: false, clamped: variant.name !== 'wide' });
  const zero = xOf(chart, spec.axis.scale === 'log' ? 1 : 0);
  if (zero >= left - 1) drawLines(chart, [[zero, top, zero, bottom]], theme.axis);
  for (const [index, text] of spec.categories.entries()) {
    const y = top + index * rows.height;
    const middle = y + rows.first + ((spec.series.length - 1) * BAR) / 2 + MIDDLE;
    if (variant.name === 'wide') drawLabel(chart, { text, x: left - 10, y: middle, anchor: 'end', colour: theme.ink });
    else drawLabel(chart, { text, x: 0, y: y + 13, colour: theme.ink, halo: theme.bg });
  }
  const x = variant.name === 'wide' ? (left + right) / 2 : 0;
  const anchor = variant.name === 'wide' ? 'middle' : 'start';
  drawLabel(chart, { text: spec.axis.title, x, y: bottom + 36, anchor, colour: theme.ink2 });
}

function marginsOf(spec: BarSpec, wide: boolean, rows: Rows, from: number): Margins {
  const widest = Math.max(0, ...spec.categories.map((text) => textRoom(text)));
  const top = keyHeight(spec, from);
  const height = top + Math.max(spec.categories.length, 1) * rows.height + BOTTOM;
  return {
    left: wide ? Math.min(Math.ceil(widest) + 10, MOST_LEFT) : 1,
    right: wide ? 48 : 44,
    top,
    bottom: BOTTOM,
    height,
  };
}

/** Bars in rows, from the top; the name of a row left of it, or above it in a narrow box. */
export function rowBars(spec: BarSpec, frame: Frame): DrawnChart {
  const wide = frame.variant.name === 'wide';
  const rows = rowsOf(spec, wide);
  const margins = marginsOf(spec, wide, rows, frame.variant.from);
  const labels = tickLabels(spec.axis, frame.variant, margins.left + margins.right, { clamped: !wide });
  const datasets = spec.series.map((series, dataset) => ({
    ...barPaint(spec, series, frame.theme),
    label: series.name,
    data: series.values.map((x, index) => ({ x, y: index * rows.height + rows.first + dataset * BAR })),
    barThickness: BAR,
    grouped: false,
  }));
  return drawnChart(frame, {
    type: 'bar',
    datasets,
    margins,
    scales: {
      x: hiddenScale(spec.axis.scale === 'log' ? 'logarithmic' : 'linear', spec.axis.min, spec.axis.max),
      y: hiddenScale('linear', 0, plotHeight(margins), { reverse: true }),
    },
    options: { indexAxis: 'y' },
    points: barPoints(spec),
    layers: {
      under: (chart) => {
        drawGridColumns(chart, spec.axis, frame.theme);
        drawSeriesKey(chart, spec, frame.theme, frame.variant.from);
      },
      over: (chart) => {
        drawBars(chart, spec, frame, rows);
        drawAxes(chart, spec, frame, rows, labels);
      },
    },
  });
}
