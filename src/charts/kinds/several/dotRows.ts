import type { Chart } from 'chart.js';
import type { DotRowsSpec } from '../../../benchmark/figures/several/dotRows';
import { markOf, VERDICT_MARKS, type VerdictMark } from '../../../benchmark/model/verdictMark';
import { formatNumber, formatSeconds, formatSpeedup } from '../../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import { wrapText } from '../../base/textWidth';
import { TWO_WIDTHS } from '../../base/variants';
import { drawBottomAxis, drawGridColumns, xOf } from '../../draw/axis';
import type { DrawnChart, Frame, Margins } from '../../draw/frame';
import { axisScale, drawnChart, hiddenScale, plotHeight } from '../../draw/frame';
import { dotStyle, drawLines, fillPolygon } from '../../draw/marks';
import type { ChartPoint } from '../../draw/point';
import { drawLabel, MIDDLE } from '../../draw/text';
import { axisShare, tickLabels } from '../../draw/ticks';
import type { Plot } from '../plot';

type Row = DotRowsSpec['rows'][number];
type Point = Row['points'][number];

const SIZES = {
  wide: { diameter: 7.4, pitch: 8.4, left: 150, above: 12, names: 142 },
  narrow: { diameter: 5, pitch: 5.8, left: 8, above: 42, names: 0 },
};
const RIGHT = 10;
/** Below a row's line, for the names of tick and triangle. */
const UNDER = 30;
const BOTTOM = 46;
const LEAST_LEVELS = 5;

/** A dot at its place: a share of the axis, and px below the top of the plot area. */
interface Placed {
  point: Point;
  share: number;
  y: number;
}

/** A row with the line on which its dots stand, px below the top of the plot area. */
interface PlacedRow {
  row: Row;
  line: number;
  dots: Placed[];
}

function sizeOf({ variant }: Frame) {
  return SIZES[variant.name === 'wide' ? 'wide' : 'narrow'];
}

/** Dots in bins of one pitch, counted from 1× to both sides, so that none straddles it. */
function stacked(
  { axis }: DotRowsSpec,
  { points }: Row,
  pitchShare: number,
): { point: Point; share: number; level: number }[] {
  const one = axisShare(axis, 1);
  const heights = new Map<number, number>();
  return points.map((point) => {
    const bin = Math.floor((axisShare(axis, point.speedup) - one) / pitchShare + (point.speedup === 1 ? 1e-9 : 0));
    const level = heights.get(bin) ?? 0;
    heights.set(bin, level + 1);
    return { point, share: one + (bin + 0.5) * pitchShare, level };
  });
}

function placedRows(spec: DotRowsSpec, frame: Frame): PlacedRow[] {
  const { pitch, above, left } = sizeOf(frame);
  const plot = frame.variant.from - left - RIGHT;
  let top = 0;
  return spec.rows.map((row) => {
    const dots = stacked(spec, row, pitch / plot);
    const levels = Math.max(LEAST_LEVELS, ...dots.map(({ level }) => level + 1));
    const line = top + above + levels * pitch;
    top = line + UNDER;
    return {
      row,
      line,
      dots: dots.map(({ point, share, level }) => ({ point, share, y: line - (level + 0.5) * pitch })),
    };
  });
}

function marginsOf(rows: readonly PlacedRow[], frame: Frame): Margins {
  const plot = Math.ceil((rows.at(-1)?.line ?? 0) + UNDER - 8);
  return { left: sizeOf(frame).left, right: RIGHT, top: 2, bottom: BOTTOM, height: 2 + plot + BOTTOM };
}

function dataset(rows: readonly PlacedRow[], { axis }: DotRowsSpec, mark: VerdictMark, frame: Frame, height: number) {
  const value = (share: number) => axis.min * (axis.max / axis.min) ** share;
  const data = rows
    .flatMap(({ dots }) => dots.filter(({ point }) => markOf(point.verdict) === mark))
    .map(({ share, y }) => ({ x: value(share), y: height - y }));
  return { data, clip: false, ...dotStyle(frame.theme, mark, sizeOf(frame).diameter), borderWidth: 1 };
}

function points(rows: readonly PlacedRow[]): ChartPoint[] {
  return VERDICT_MARKS.flatMap((mark, dataset) =>
    rows
      .flatMap(({ row, dots }) => dots.map(({ point }) => ({ point, row })))
      .filter(({ point }) => markOf(point.verdict) === mark)
      .map(({ point: { query, speedup, verdict, baselineS, candidateS }, row }, index) => ({
        dataset,
        index,
        title: `${query}, ${row.title}`,
        query,
        lines: [
          `${formatSpeedup(speedup)}: ${formatSeconds(baselineS)}, then ${formatSeconds(candidateS)}`,
          VERDICT_WORDS[verdict],
        ],
      })),
  );
}

function drawNames(chart: Chart, { row: { title, counts }, line }: PlacedRow, top: number, frame: Frame): void {
  const { theme } = frame;
  const { names } = sizeOf(frame);
  const wide = frame.variant.name === 'wide';
  const lines = wide ? wrapText(title, names, 12, 600) : [title];
  const first = chart.chartArea.top + (wide ? line - 34 : top + 14);
  for (const [index, text] of lines.entries())
    drawLabel(chart, { text, x: 0, y: first + index * 16, colour: theme.ink, weight: 600 });
  drawLabel(chart, { text: counts, x: 0, y: first + lines.length * 16, colour: theme.ink2 });
}

/** The tick of the geometric mean, and the triangle of a total that parts from it, each named on the side away from the other. */
function drawEstimates(chart: Chart, { row, line }: PlacedRow, spec: DotRowsSpec, { theme }: Frame): void {
  const y = chart.chartArea.top + line;
  const mean = xOf(chart, row.geometricMean);
  const { total } = row;
  const meanLeft = total !== null && total > row.geometricMean;
  const inEnd = axisShare(spec.axis, row.geometricMean) > 0.72;
  const side = meanLeft || inEnd ? { x: mean - 6, anchor: 'end' as const } : { x: mean + 6, anchor: 'start' as const };
  const paint = { y: y + 12 + MIDDLE, colour: theme.ink, halo: theme.bg };
  drawLines(chart, [[mean, y, mean, y + 10]], theme.ink, 2);
  drawLabel(chart, { ...paint, ...side, text: `geometric mean ${formatNumber(row.geometricMean, 2)}` });
  if (total === null) return;
  const x = xOf(chart, total);
  fillPolygon(
    chart,
    [
      [x - 5, y + 12],
      [x + 5, y + 12],
      [x, y + 3],
    ],
    theme.ink,
  );
  const away = meanLeft ? { x: x + 9, anchor: 'start' as const } : { x: x - 9, anchor: 'end' as const };
  drawLabel(chart, { ...paint, ...away, text: `total ${formatNumber(total, 2)}`, weight: 600 });
}

function drawPointNames(chart: Chart, { dots }: PlacedRow, frame: Frame): void {
  const { theme } = frame;
  const aside = sizeOf(frame).diameter / 2 + 4;
  for (const { point, share, y } of dots.filter((dot) => dot.point.label)) {
    const { left, right, top } = chart.chartArea;
    const x = left + share * (right - left);
    const end = share > 0.7;
    drawLabel(chart, {
      text: `${point.query} ${formatSpeedup(point.speedup)}`,
      x: end ? x - aside : x + aside,
      y: top + y + MIDDLE,
      anchor: end ? 'end' : 'start',
      weight: 600,
      colour: theme.ink,
      halo: theme.bg,
    });
  }
}

function drawUnder(chart: Chart, spec: DotRowsSpec, rows: readonly PlacedRow[], { theme }: Frame): void {
  const { left, right, top, bottom } = chart.chartArea;
  drawGridColumns(chart, spec.axis, theme, [1]);
  const lines = rows.map(({ line }): [number, number, number, number] => [left, top + line, right, top + line]);
  drawLines(chart, lines, theme.rule);
  const one = xOf(chart, 1);
  drawLines(chart, [[one, top, one, bottom + 4]], theme.ink);
}

/** Which side is whose, and what is measured. */
function drawDirections(chart: Chart, { axis, baseline }: DotRowsSpec, { theme }: Frame): void {
  const { bottom } = chart.chartArea;
  const one = xOf(chart, 1);
  const paint = { y: bottom + 34 + MIDDLE, colour: theme.ink2 };
  drawLabel(chart, { ...paint, text: `← ${baseline}`, x: one - 12, anchor: 'end' });
  drawLabel(chart, { ...paint, text: 'candidate faster →', x: one + 12 });
  drawLabel(chart, { ...paint, text: axis.title.replace(' (log scale)', ''), x: 0, from: 760 });
}

function draw(spec: DotRowsSpec, frame: Frame): DrawnChart {
  const rows = placedRows(spec, frame);
  const margins = marginsOf(rows, frame);
  const height = plotHeight(margins);
  const labels = tickLabels(spec.axis, frame.variant, margins.left + margins.right);
  return drawnChart(frame, {
    type: 'scatter',
    datasets: VERDICT_MARKS.map((mark) => dataset(rows, spec, mark, frame, height)),
    margins,
    scales: { x: axisScale(spec.axis), y: hiddenScale('linear', 0, height) },
    points: points(rows),
    layers: {
      under: (chart) => drawUnder(chart, spec, rows, frame),
      over: (chart) => {
        for (const [index, row] of rows.entries()) {
          drawNames(chart, row, index === 0 ? 0 : (rows[index - 1]?.line ?? 0) + UNDER, frame);
          drawEstimates(chart, row, spec, frame);
          drawPointNames(chart, row, frame);
        }
        drawBottomAxis(chart, { axis: spec.axis, theme: frame.theme, labels, line: true });
        drawDirections(chart, spec, frame);
      },
    },
  });
}

/** A row of dots for every candidate on one log scale, a tick for the geometric mean, a triangle for a total that parts from it. */
export const dotRows: Plot<DotRowsSpec> = { file: 'several/dotRows', type: 'scatter', variants: TWO_WIDTHS, draw };
