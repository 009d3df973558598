import type { Chart } from 'chart.js';
import type { CaterpillarSpec } from '../../../benchmark/figures/caterpillarPlot';
import { markOf, VERDICT_MARKS } from '../../../benchmark/model/verdictMark';
import { formatQueries } from '../../../benchmark/text/numbers';
import { textRoom } from '../../base/textWidth';
import { markColour, type Theme } from '../../base/theme';
import { drawGridRows, drawLeftLabels, yOf } from '../../draw/axis';
import type { Frame } from '../../draw/frame';
import { drawBeyond, drawLines } from '../../draw/marks';
import { CLEARANCE, drawLabel, MIDDLE } from '../../draw/text';

/** The words at both ends stand in from the plot area's edges by this, px. */
const INSET = 6;

/** Where the query at `index` stands, as a share of the plot area's width. */
export function columnShare(index: number, count: number): number {
  return (index + 1) / (count + 1);
}

/** A value inside the axis: itself, or the end that it lies beyond. */
export function clampedToAxis({ axis }: CaterpillarSpec, value: number): number {
  return Math.min(axis.max, Math.max(axis.min, value));
}

/** Where the rising curve crosses 1×, as a share of the plot area's width: between the last query below and the first above. */
export function crossingShare({ points }: CaterpillarSpec): number {
  const first = points.findIndex(({ speedup }) => speedup >= 1);
  const crossing = first === -1 ? points.length : first;
  return (columnShare(crossing, points.length) + columnShare(crossing - 1, points.length)) / 2;
}

function xOfColumn(chart: Chart, spec: CaterpillarSpec, index: number): number {
  const { left, right } = chart.chartArea;
  return left + columnShare(index, spec.points.length) * (right - left);
}

/** Gridlines at the labelled values, the 1× line in ink and the base line. */
export function drawGrid(chart: Chart, spec: CaterpillarSpec, theme: Theme, rows: number[]): void {
  const { left, right, bottom } = chart.chartArea;
  drawGridRows(
    chart,
    rows.filter((value) => value !== 1),
    theme.grid,
  );
  drawLines(chart, [[left, bottom, right, bottom]], theme.axis);
  if (spec.axis.min <= 1 && spec.axis.max >= 1) drawGridRows(chart, [1], theme.ink);
}

/** The ranges as vertical lines, cut at the axis' ends, with a triangle where a range goes on beyond. */
export function drawWhiskers(chart: Chart, spec: CaterpillarSpec, theme: Theme, { line }: { line: number }): void {
  for (const mark of VERDICT_MARKS) {
    const lines = spec.points.flatMap((point, index): [number, number, number, number][] => {
      if (markOf(point.verdict) !== mark || point.low === null || point.high === null) return [];
      const x = xOfColumn(chart, spec, index);
      return [[x, yOf(chart, clampedToAxis(spec, point.low)), x, yOf(chart, clampedToAxis(spec, point.high))]];
    });
    drawLines(chart, lines, markColour(theme, mark), line);
  }
  for (const [index, { speedup, low, high, verdict }] of spec.points.entries()) {
    const x = xOfColumn(chart, spec, index);
    const colour = markColour(theme, verdict);
    if ((low ?? speedup) < spec.axis.min) drawBeyond(chart, x, yOf(chart, spec.axis.min) - 6, 'down', colour);
    if ((high ?? speedup) > spec.axis.max) drawBeyond(chart, x, yOf(chart, spec.axis.max) + 6, 'up', colour);
  }
}

/** A dotted line down from where the curve crosses 1×. */
function drawCrossing(chart: Chart, spec: CaterpillarSpec, theme: Theme): void {
  const { left, right, bottom } = chart.chartArea;
  const x = left + crossingShare(spec) * (right - left);
  if (spec.points.some(({ speedup }) => speedup < 1) && spec.points.some(({ speedup }) => speedup >= 1)) {
    drawLines(chart, [[x, yOf(chart, 1), x, bottom]], theme.axis, 1, [2, 3]);
  }
}

/** How many queries stand in which order, with the counts of either side unless they stand in the plot; narrow charts have room for one of both. */
function middleText(spec: CaterpillarSpec, counted: boolean, wide: boolean): string {
  const order = `${formatQueries(spec.points.length)}, sorted by speedup`;
  const counts = `${spec.below} below 1×, ${spec.above} above`;
  if (counted) return order;
  return wide ? `${order}: ${counts}` : counts;
}

/** What the ends and the order mean, below the base line: on one line where there is room. */
function drawEnds(chart: Chart, spec: CaterpillarSpec, { theme, variant }: Frame, counted: boolean): void {
  const { left, right, bottom } = chart.chartArea;
  const wide = variant.name === 'wide';
  const beside = chart.width - (right - left);
  const middle = middleText(spec, counted, wide);
  const named = [`${spec.names.candidate} slowest`, `${spec.names.candidate} fastest`];
  const ends = 2 * Math.max(...named.map((text) => textRoom(text))) + 2 * INSET;
  const [slowest = '', fastest = ''] = ends + CLEARANCE <= variant.from - beside ? named : ['slowest', 'fastest'];
  const from = Math.ceil(ends + textRoom(middle) + 2 * CLEARANCE + beside);
  const paint = { y: bottom + 14 + MIDDLE, colour: theme.ink2 };
  drawLabel(chart, { ...paint, text: slowest, x: left + INSET });
  drawLabel(chart, { ...paint, text: fastest, x: right - INSET, anchor: 'end' });
  const at = wide ? { from: from <= variant.from ? 0 : from } : { y: paint.y + 18 };
  drawLabel(chart, { ...paint, text: middle, x: (left + right) / 2, anchor: 'middle', ...at });
}

/** Tick labels, axis title, the crossing of 1× and the words below the base line, which have the counts of either side unless they stand in the plot. */
export function drawAxes(
  chart: Chart,
  spec: CaterpillarSpec,
  frame: Frame,
  { rows, counted }: { rows: number[]; counted: boolean },
): void {
  drawLeftLabels(chart, spec.axis, frame.theme, rows);
  drawLabel(chart, { text: spec.axis.title, x: 0, y: 12, colour: frame.theme.ink2 });
  drawCrossing(chart, spec, frame.theme);
  drawEnds(chart, spec, frame, counted);
}
