import type { Chart } from 'chart.js';
import type { LineSpec } from '../../benchmark/figures/usage';
import type { Axis } from '../../benchmark/model/chart';
import type { Side } from '../../benchmark/model/resultSet';
import { formatNumber } from '../../benchmark/text/numbers';
import { wrapText } from '../base/textWidth';
import type { Theme } from '../base/theme';
import { TWO_WIDTHS } from '../base/variants';
import { drawBottomAxis, drawBottomTitle, drawGridRows, drawLeftLabels, xOf, yOf } from '../draw/axis';
import { axisScale, type DrawnChart, drawnChart, type Frame, type Margins, plotHeight } from '../draw/frame';
import { drawPolylines, fillDots, hiddenDots } from '../draw/marks';
import type { ChartPoint } from '../draw/point';
import { drawLabel } from '../draw/text';
import { labelledRows, tickLabels, ticksRoom } from '../draw/ticks';
import { drawEndNames } from './lineNames';
import type { Plot } from './plot';

const PLOT = 150;
const TOP = 30;
const TITLE_LINE = 16;
const BOTTOM = 44;
const LINE = 1.5;
const DOT = 7;
const MOST_ROWS = 6;
/** Room for the names right of the lines: fixed, so that small multiples have plot areas of one width. */
const NAMES = { wide: 104, narrow: 74 };

type Point = LineSpec['series'][number]['points'][number];

/** The candidate is ink, the baseline grey: series have no hue. */
function lineColour(theme: Theme, role: Side): string {
  return role === 'candidate' ? theme.ink : theme.axis;
}

function marginsOf({ axis }: LineSpec, wide: boolean, titleLines: number): Margins {
  const right = wide ? NAMES.wide : NAMES.narrow;
  const top = TOP + (titleLines - 1) * TITLE_LINE;
  return { left: ticksRoom(axis) + 12, right, top, bottom: BOTTOM, height: top + PLOT + BOTTOM };
}

/** The parts of a series between its gaps, each at least one point long. */
function unbroken(points: Point[]): { x: number; y: number }[][] {
  const parts: { x: number; y: number }[][] = [[]];
  for (const { x, y } of points) {
    if (y === null) parts.push([]);
    else parts.at(-1)?.push({ x, y });
  }
  return parts.filter((part) => part.length > 0);
}

/** Baseline first, so that the candidate lies above it. A point between two gaps is a dot. */
function drawSeries(chart: Chart, { series }: LineSpec, theme: Theme): void {
  for (const { role, points } of [...series].sort((a, b) => a.role.localeCompare(b.role))) {
    const places = unbroken(points).map((part) =>
      part.map(({ x, y }): [number, number] => [xOf(chart, x), yOf(chart, y)]),
    );
    const colour = lineColour(theme, role);
    drawPolylines(
      chart,
      places.filter((part) => part.length > 1),
      colour,
      LINE,
    );
    fillDots(chart, places.filter((part) => part.length === 1).flat(), colour, LINE);
  }
}

/** The unit that an axis title ends in, after its last comma: "Bandwidth, MB/s" gives "MB/s"; '' without one. */
function unitOf({ title }: Axis): string {
  return /, ([^,()]+)$/.exec(title)?.[1] ?? '';
}

function valueText(axis: Axis, value: number): string {
  const decimals = axis.max >= 100 ? 0 : axis.max >= 10 ? 1 : 2;
  const unit = unitOf(axis);
  return `${formatNumber(value, decimals)}${unit === '' ? '' : `\u202f${unit}`}`;
}

function points(spec: LineSpec): ChartPoint[] {
  return spec.series.flatMap((own, dataset) =>
    own.points.flatMap(({ x, y }, index) => {
      if (y === null) return [];
      const title = `${spec.xAxis.title.split(',')[0]} ${formatNumber(x, Number.isInteger(x) ? 0 : 1)} ${unitOf(spec.xAxis)}`;
      const others = spec.series.filter((series) => series !== own);
      const lines = [own, ...others].flatMap((series) => {
        const value = series.points.find((point) => point.x === x)?.y;
        return typeof value === 'number' ? [`${series.name}: ${valueText(spec.axis, value)}`] : [];
      });
      return [{ dataset, index, title: title.trim(), lines }];
    }),
  );
}

function dataset({ points: own, role }: LineSpec['series'][number], theme: Theme): unknown {
  const data = own.map(({ x, y }) => ({ x: y === null ? null : x, y }));
  return { data, ...hiddenDots(theme, lineColour(theme, role), DOT / 2, 6) };
}

/** All values, or every second from the first where they are too many. */
function atMost(values: number[], most: number): number[] {
  return values.length <= most ? values : values.filter((_, index) => index % 2 === 0);
}

function drawTitles(chart: Chart, { xAxis }: LineSpec, theme: Theme, title: string[]): void {
  for (const [index, text] of title.entries())
    drawLabel(chart, { text, x: 0, y: 12 + index * TITLE_LINE, colour: theme.ink2 });
  drawBottomTitle(chart, xAxis, theme, true);
}

function draw(spec: LineSpec, frame: Frame): DrawnChart {
  const { theme, variant } = frame;
  const wide = variant.name === 'wide';
  const title = wrapText(spec.axis.title, variant.from);
  const margins = marginsOf(spec, wide, title.length);
  const rows = atMost(labelledRows(spec.axis, plotHeight(margins)), MOST_ROWS);
  const labels = tickLabels(spec.xAxis, variant, margins.left + margins.right);
  return drawnChart(frame, {
    type: 'scatter',
    datasets: spec.series.map((series) => dataset(series, theme)),
    margins,
    scales: { x: axisScale(spec.xAxis), y: axisScale(spec.axis) },
    points: points(spec),
    layers: {
      under: (chart) => {
        drawGridRows(
          chart,
          spec.axis.ticks.filter((tick) => tick !== 0),
          theme.grid,
        );
        drawSeries(chart, spec, theme);
      },
      over: (chart) => {
        drawLeftLabels(chart, spec.axis, theme, rows);
        drawBottomAxis(chart, { axis: spec.xAxis, theme, labels, line: true });
        drawEndNames(chart, spec, theme, margins.right);
        drawTitles(chart, spec, theme, title);
      },
    },
  });
}

/** Series over a shared x axis, values from 0: lines with their names at the right end. Equal axes give equal plot areas. */
export const line: Plot<LineSpec> = { file: 'line', type: 'scatter', variants: TWO_WIDTHS, draw };
