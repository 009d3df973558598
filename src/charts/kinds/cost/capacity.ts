import type { Chart } from 'chart.js';
import type { CapacityRow, CapacitySpec } from '../../../benchmark/figures/cost/capacity';
import { capitalise } from '../../../benchmark/text/names';
import { wrapText } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { TWO_WIDTHS } from '../../base/variants';
import { drawBottomAxis, drawGridColumns, xOf } from '../../draw/axis';
import { axisScale, type DrawnChart, drawnChart, type Frame, type Margins, rowsScale } from '../../draw/frame';
import { drawLines, fillBox, strokeBox } from '../../draw/marks';
import type { ChartPoint } from '../../draw/point';
import { drawLabel } from '../../draw/text';
import { tickLabels } from '../../draw/ticks';
import type { Plot } from '../plot';

/** Of a row: the baselines of its name and of the first line of its words, the bar below them, px. */
const NAME = 14;
const LINE = 16;
const BAR = 14;
const TICK = 22;
const BOTTOM = 44;
const MARGIN = { left: 1, right: 20 };

/** Where the words of a row begin, px. */
const WORDS = 6;

/** How heavy the words of a row are. */
function weightOf({ over }: CapacityRow): number {
  return over ? 600 : 400;
}

/** The words of a row in lines that have room in the narrowest box. */
function linesOf(row: CapacityRow, { variant }: Frame): string[] {
  return wrapText(row.text, variant.from - WORDS, undefined, weightOf(row));
}

function tops({ rows }: CapacitySpec, frame: Frame): { top: number; bar: number; height: number }[] {
  let top = 0;
  return rows.map((row) => {
    const bar = NAME + LINE * linesOf(row, frame).length + 10;
    const place = { top, bar: top + bar, height: bar + TICK + 8 };
    top += place.height;
    return place;
  });
}

function drawRow(chart: Chart, row: CapacityRow, bar: number, theme: Theme): void {
  const { left, top } = chart.chartArea;
  const y = top + bar;
  if (row.requested !== null) {
    const right = xOf(chart, row.requested);
    fillBox(chart, left, y, right - left, BAR, theme.segment);
    strokeBox(chart, left, y, right - left, BAR, theme.axis);
  }
  const ticks = row.provisioned.map((there): [number, number, number, number] => {
    const x = xOf(chart, there);
    return [x, y - (TICK - BAR) / 2, x, y + (TICK + BAR) / 2];
  });
  drawLines(chart, ticks, row.provisioned.length > 1 ? theme.unclear : theme.ink, 2);
}

function drawWords(chart: Chart, spec: CapacitySpec, frame: Frame): void {
  const { top, bottom } = chart.chartArea;
  const places = tops(spec, frame);
  const halo = frame.theme.bg;
  for (const [index, row] of spec.rows.entries()) {
    const y = top + (places[index]?.top ?? 0) + NAME;
    drawLabel(chart, { text: capitalise(row.name), x: WORDS, y, colour: frame.theme.ink, weight: 600, halo });
    const weight = weightOf(row);
    const colour = row.over ? frame.theme.ink : frame.theme.ink2;
    for (const [line, text] of linesOf(row, frame).entries())
      drawLabel(chart, { text, x: WORDS, y: y + LINE * (line + 1), colour, weight, halo });
  }
  drawLabel(chart, { text: spec.axis.title, x: WORDS, y: bottom + 36, colour: frame.theme.ink2 });
}

function points({ rows }: CapacitySpec): ChartPoint[] {
  const all = rows.flatMap((row) => {
    const values = [...(row.requested === null ? [] : [row.requested]), ...row.provisioned];
    return values.map(() => ({ title: capitalise(row.name), lines: [row.text] }));
  });
  return all.map((point, index) => ({ ...point, dataset: 0, index }));
}

function dataset(spec: CapacitySpec, frame: Frame): unknown {
  const places = tops(spec, frame);
  const data = spec.rows.flatMap(({ requested, provisioned }, index) => {
    const y = (places[index]?.bar ?? 0) + BAR / 2;
    return [...(requested === null ? [] : [requested]), ...provisioned].map((x) => ({ x, y }));
  });
  const hover = { hoverRadius: 4, hoverBackgroundColor: frame.theme.ink, hoverBorderWidth: 0 };
  return { data, clip: false, radius: 0, hitRadius: 8, borderWidth: 0, ...hover };
}

function draw(spec: CapacitySpec, frame: Frame): DrawnChart {
  const { theme, variant } = frame;
  const rows = tops(spec, frame);
  const height = 4 + rows.reduce((sum, row) => sum + row.height, 0) + BOTTOM;
  const margins: Margins = { ...MARGIN, top: 4, bottom: BOTTOM, height };
  const labels = tickLabels(spec.axis, variant, MARGIN.left + MARGIN.right, { clamped: true });
  return drawnChart(frame, {
    type: 'scatter',
    datasets: [dataset(spec, frame)],
    margins,
    scales: { x: axisScale(spec.axis), y: rowsScale(margins) },
    points: points(spec),
    layers: {
      under: (chart) => {
        const { left, top, bottom } = chart.chartArea;
        drawGridColumns(chart, spec.axis, theme, [0]);
        drawLines(chart, [[left, top, left, bottom]], theme.axis);
        for (const [index, row] of spec.rows.entries()) drawRow(chart, row, rows[index]?.bar ?? 0, theme);
      },
      over: (chart) => {
        drawBottomAxis(chart, { axis: spec.axis, theme, labels, line: true, clamped: true });
        drawWords(chart, spec, frame);
      },
    },
  });
}

/** What executors and driver ask for as a bar, what the nodes have as a tick, from 0; grey ticks where the number of nodes is disputed. */
export const capacity: Plot<CapacitySpec> = { file: 'cost/capacity', type: 'scatter', variants: TWO_WIDTHS, draw };
