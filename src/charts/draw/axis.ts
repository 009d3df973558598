import type { Chart } from 'chart.js';
import type { Axis } from '../../benchmark/model/chart';
import type { Theme } from '../base/theme';
import { drawLines } from './marks';
import { drawLabel, MIDDLE } from './text';
import { isReference, type TickLabel, tickAnchor, tickText } from './ticks';

/** Length of a tick, px. */
const TICK = 4;

interface BottomAxis {
  axis: Axis;
  theme: Theme;
  labels: TickLabel[];
  /** Draw the base line. */
  line: boolean;
  /** Start and end labels stay inside the plot area. */
  clamped?: boolean;
}

/** Vertical gridlines at every tick. */
export function drawGridColumns(chart: Chart, axis: Axis, theme: Theme, skip: number[] = []): void {
  const { top, bottom } = chart.chartArea;
  const ticks = axis.ticks.filter((value) => value >= axis.min && value <= axis.max && !skip.includes(value));
  drawLines(
    chart,
    ticks.map((value) => [xOf(chart, value), top, xOf(chart, value), bottom]),
    theme.grid,
  );
}

/** Horizontal gridlines at these values. */
export function drawGridRows(chart: Chart, values: number[], colour: string): void {
  const { left, right } = chart.chartArea;
  drawLines(
    chart,
    values.map((value) => [left, yOf(chart, value), right, yOf(chart, value)]),
    colour,
  );
}

/** Base line, ticks and their labels below the plot area. The label of the 1× line is in ink and 600. */
export function drawBottomAxis(chart: Chart, { axis, theme, labels, line, clamped }: BottomAxis): void {
  const { left, right, bottom } = chart.chartArea;
  if (line) drawLines(chart, [[left, bottom, right, bottom]], theme.axis);
  const ticks = axis.ticks.filter((value) => value >= axis.min && value <= axis.max);
  drawLines(
    chart,
    ticks.map((value) => [xOf(chart, value), bottom, xOf(chart, value), bottom + TICK]),
    theme.axis,
  );
  for (const { value, from } of labels) {
    const anchor = tickAnchor(axis, value, clamped ?? false);
    const paint = isReference(axis, value) ? { colour: theme.ink, weight: 600 } : { colour: theme.ink2 };
    drawLabel(chart, {
      text: tickText(axis, value),
      x: xOf(chart, value),
      y: bottom + 13 + MIDDLE,
      anchor,
      from,
      ...paint,
    });
  }
}

/** The title of a bottom axis: below the middle of the plot area, else from the left edge of the picture. */
export function drawBottomTitle(chart: Chart, { title }: Axis, theme: Theme, centred: boolean, below = 36): void {
  const { left, right, bottom } = chart.chartArea;
  const place = centred ? { x: (left + right) / 2, anchor: 'middle' as const } : { x: 0 };
  drawLabel(chart, { text: title, ...place, y: bottom + below, colour: theme.ink2 });
}

/** Labels of horizontal gridlines, left of the plot area. */
export function drawLeftLabels(chart: Chart, axis: Axis, theme: Theme, values: number[]): void {
  for (const value of values) {
    const paint = isReference(axis, value) ? { colour: theme.ink, weight: 600 } : { colour: theme.ink2 };
    drawLabel(chart, {
      text: tickText(axis, value),
      x: chart.chartArea.left - 8,
      y: yOf(chart, value) + MIDDLE,
      anchor: 'end',
      ...paint,
    });
  }
}

/** The x of a value on the chart's x scale, px. */
export function xOf(chart: Chart, value: number): number {
  return chart.scales.x?.getPixelForValue(value) ?? Number.NaN;
}

/** The y of a value on the chart's y scale, px. */
export function yOf(chart: Chart, value: number): number {
  return chart.scales.y?.getPixelForValue(value) ?? Number.NaN;
}
