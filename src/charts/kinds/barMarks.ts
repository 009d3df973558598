import type { Chart } from 'chart.js';
import { formatNumber } from '../../benchmark/format';
import type { BarSpec, Role } from '../../benchmark/types';
import type { ChartPoint } from '../draw/frame';
import { fillPolygon, strokeBox } from '../draw/marks';
import { drawLabel, MIDDLE } from '../draw/text';
import { textRoom } from '../textWidth';
import type { Theme } from '../theme';
import { markColour } from '../theme';
import { VERDICT_WORDS } from '../words';

/** Height of the line that names the series, px; 0 for a single one. */
export function keyHeight({ series }: BarSpec): number {
  return series.length > 1 ? 24 : 0;
}

/** The role of one bar. */
export function roleOf({ roles }: BarSpec['series'][number], index: number): Role {
  return roles[index] ?? roles[0] ?? 'neutral';
}

function fill(theme: Theme, role: Role): string {
  if (role === 'unclear') return theme.bg;
  return role === 'baseline' ? theme.segment : markColour(theme, role);
}

function outline(theme: Theme, role: Role): { colour: string; width: number } | null {
  if (role === 'unclear') return { colour: theme.unclear, width: 1.5 };
  return role === 'baseline' || role === 'neutral' ? { colour: theme.axis, width: 1 } : null;
}

/** The outline of one bar, on its edges, where its role has one. */
export function drawOutline(chart: Chart, theme: Theme, role: Role, box: [number, number, number, number]): void {
  const paint = outline(theme, role);
  if (paint) strokeBox(chart, ...box, paint.colour, paint.width);
}

/** Colours of the bars of a series, and what all bars share. */
export function barPaint(spec: BarSpec, series: BarSpec['series'][number], theme: Theme): Record<string, unknown> {
  const fills = spec.categories.map((_, index) => fill(theme, roleOf(series, index)));
  const base = spec.axis.scale === 'log' ? 1 : 0;
  return { backgroundColor: fills, hoverBackgroundColor: fills, borderSkipped: false, inflateAmount: 0, base };
}

/** The names of the series with their swatches on one line, left of the top; nothing for a single series. */
export function drawSeriesKey(chart: Chart, { series }: BarSpec, theme: Theme): void {
  if (series.length < 2) return;
  let x = 0;
  for (const entry of series) {
    const role = roleOf(entry, 0);
    const box: [number, number][] = [
      [x, 2],
      [x + 10, 2],
      [x + 10, 12],
      [x, 12],
    ];
    fillPolygon(chart, box, fill(theme, role));
    drawOutline(chart, theme, role, [x, 2, 10, 10]);
    drawLabel(chart, { text: entry.name, x: x + 16, y: 7 + MIDDLE, colour: theme.ink });
    x += 16 + textRoom(entry.name) + 20;
  }
}

/** A bar's value as its label prints it: whole numbers for counts, two decimals for speedups, one otherwise. */
export function valueText(spec: BarSpec, value: number): string {
  const whole = spec.series.every(({ values }) => values.every((entry) => entry === null || Number.isInteger(entry)));
  return formatNumber(value, whole ? 0 : spec.axis.unit === '×' ? 2 : 1);
}

/** The points of a bar chart, category by category. Missing values have none. */
export function barPoints(spec: BarSpec): ChartPoint[] {
  return spec.categories.flatMap((title, index) =>
    spec.series.flatMap((series, dataset) => {
      const value = series.values[index];
      if (value === null || value === undefined) return [];
      const role = roleOf(series, index);
      const judged = spec.axis.unit !== 'queries' && (role === 'faster' || role === 'slower' || role === 'unclear');
      const unit =
        spec.axis.unit === 's' || spec.axis.unit === '%'
          ? `\u202f${spec.axis.unit}`
          : spec.axis.unit === '×'
            ? '×'
            : '';
      const line = `${series.name}: ${valueText(spec, value)}${unit}`;
      return [{ dataset, index, title, lines: judged ? [line, VERDICT_WORDS[role]] : [line] }];
    }),
  );
}
