import type { Chart } from 'chart.js';
import type { BarSpec } from '../../../benchmark/figures/distribution';
import { textRoom } from '../../base/textWidth';
import { drawBottomAxis, drawBottomTitle, drawGridColumns, xOf } from '../../draw/axis';
import { axisScale, type DrawnChart, drawnChart, type Frame, type Margins, rowsScale } from '../../draw/frame';
import { drawLines } from '../../draw/marks';
import { drawLabel, MIDDLE } from '../../draw/text';
import { axisShare, type TickLabel, tickLabels } from '../../draw/ticks';
import { barPaint, barPoints, drawOutline, drawSeriesKey, isDiverging, keyHeight, roleOf, valueText } from './barMarks';

const BAR = 18;
const ROW_GAP = 7;
/** Above the bars of a narrow drawing, for the name of the row. */
const NAME = 18;
const BOTTOM = 44;
const MOST_LEFT = 186;
/** Names up to this width stand left of the bars in a narrow drawing too, px. */
const SHORT_NAME = 64;
const ASIDE = 6;

interface Rows {
  height: number;
  /** From the top of a row to the middle of the first bar. */
  first: number;
  /** Names stand left of the bars, not above them. */
  beside: boolean;
}

function widestName({ categories }: BarSpec): number {
  return Math.max(0, ...categories.map((text) => textRoom(text)));
}

function rowsOf(spec: BarSpec, wide: boolean): Rows {
  const beside = wide || widestName(spec) <= SHORT_NAME;
  const name = beside ? 0 : NAME;
  const first = name + (beside ? ROW_GAP : 0) / 2 + BAR / 2;
  return { height: name + spec.series.length * BAR + ROW_GAP, first, beside };
}

function drawBars(chart: Chart, spec: BarSpec, { theme }: Frame, rows: Rows): void {
  const zero = xOf(chart, spec.axis.scale === 'log' ? 1 : 0);
  for (const [dataset, series] of spec.series.entries()) {
    for (const [index, value] of series.values.entries()) {
      if (value === null) continue;
      const y = chart.chartArea.top + index * rows.height + rows.first + dataset * BAR;
      const x = xOf(chart, value);
      drawOutline(chart, spec, theme, roleOf(series, index), [zero, y - BAR / 2, x - zero, BAR]);
      const left = x < zero;
      const at = {
        x: x + (left ? -ASIDE : ASIDE),
        y: y + MIDDLE,
        anchor: left ? ('end' as const) : ('start' as const),
      };
      drawLabel(chart, { ...at, text: valueText(spec, value), colour: theme.ink, weight: 600, halo: theme.bg });
    }
  }
}

function drawAxes(chart: Chart, spec: BarSpec, { theme, variant }: Frame, rows: Rows, labels: TickLabel[]): void {
  const { left, top, bottom } = chart.chartArea;
  drawBottomAxis(chart, { axis: spec.axis, theme, labels, line: false, clamped: variant.name !== 'wide' });
  const zero = xOf(chart, spec.axis.scale === 'log' ? 1 : 0);
  const namesRight = Math.min(Math.ceil(widestName(spec)), MOST_LEFT - 10);
  if (zero >= left - 1) drawLines(chart, [[zero, top, zero, bottom]], theme.axis);
  for (const [index, text] of spec.categories.entries()) {
    const y = top + index * rows.height;
    const middle = y + rows.first + ((spec.series.length - 1) * BAR) / 2 + MIDDLE;
    if (rows.beside) drawLabel(chart, { text, x: namesRight, y: middle, anchor: 'end', colour: theme.ink });
    else drawLabel(chart, { text, x: 0, y: y + 13, colour: theme.ink, halo: theme.bg });
  }
  drawBottomTitle(chart, spec.axis, theme, variant.name === 'wide');
}

/** Px that the value labels need beyond the left and right end of a plot area of `plot` px. */
function overhang(spec: BarSpec, plot: number): { left: number; right: number } {
  const zero = spec.axis.scale === 'log' ? 1 : 0;
  const reach = { left: 0, right: 0 };
  for (const value of spec.series.flatMap(({ values }) => values.filter((entry) => entry !== null))) {
    const room = ASIDE + textRoom(valueText(spec, value), 12, 600);
    const x = axisShare(spec.axis, value) * plot;
    if (value < zero) reach.left = Math.max(reach.left, room - x);
    else reach.right = Math.max(reach.right, x + room - plot);
  }
  return reach;
}

function marginsOf(spec: BarSpec, { variant }: Frame, rows: Rows): Margins {
  const names = rows.beside ? Math.min(Math.ceil(widestName(spec)) + 10, MOST_LEFT) : 1;
  const top = keyHeight(spec, variant.from);
  const height = top + Math.max(spec.categories.length, 1) * rows.height + BOTTOM;
  const least = isDiverging(spec) ? 16 : variant.name === 'wide' ? 48 : 44;
  let [left, right] = [names, least];
  for (let round = 0; round < 3; round++) {
    const reach = overhang(spec, variant.from - left - right);
    left = Math.max(left, names + Math.ceil(reach.left));
    right = Math.max(right, Math.ceil(reach.right) + 1);
  }
  return { left, right, top, bottom: BOTTOM, height };
}

/** Bars in rows, from the top, values at their ends; the name of a row left of it, or above it where it is long and the box narrow. */
export function rowBars(spec: BarSpec, frame: Frame): DrawnChart {
  const wide = frame.variant.name === 'wide';
  const rows = rowsOf(spec, wide);
  const margins = marginsOf(spec, frame, rows);
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
    scales: { x: axisScale(spec.axis), y: rowsScale(margins) },
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
