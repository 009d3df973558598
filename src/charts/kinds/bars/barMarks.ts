import type { Chart } from 'chart.js';
import type { BarSpec } from '../../../benchmark/figures/distribution';
import type { Role } from '../../../benchmark/model/chart';
import { formatNumber, formatSigned } from '../../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import { inLines, textRoom } from '../../base/textWidth';
import { markColour, type Theme, tintColour } from '../../base/theme';
import { barStyle, fillBox, strokeBox } from '../../draw/marks';
import type { ChartPoint } from '../../draw/point';
import { drawLabel, MIDDLE } from '../../draw/text';

const KEY_LINE = 20;
const SWATCH = 10;

/** Places of the names of the series in lines of at most `width` px; none for a single series. */
function keyPlaces({ series }: BarSpec, width: number) {
  const rooms = series.map(({ name }) => SWATCH + 6 + textRoom(name));
  return inLines(rooms.length < 2 ? [] : rooms, width, 16);
}

/** Height of the lines that name the series in a box of `width` px; 0 for a single series. */
export function keyHeight(spec: BarSpec, width: number): number {
  const last = keyPlaces(spec, width).at(-1);
  return last ? (last.line + 1) * KEY_LINE + 4 : 0;
}

/** The role of one bar. */
export function roleOf({ roles }: BarSpec['series'][number], index: number): Role {
  return roles[index] ?? roles[0] ?? 'neutral';
}

function isSide(role: Role): boolean {
  return role === 'baseline' || role === 'candidate' || role === 'neutral';
}

function fill({ hollow }: BarSpec, theme: Theme, role: Role): string {
  if (hollow && !isSide(role)) return tintColour(theme, role);
  if (role === 'unclear') return theme.bg;
  return role === 'baseline' ? theme.segment : markColour(theme, role);
}

function outline({ hollow }: BarSpec, theme: Theme, role: Role): { colour: string; width: number } | null {
  if (role === 'unclear' || (hollow && !isSide(role))) return { colour: markColour(theme, role), width: 1.5 };
  return role === 'baseline' || role === 'neutral' ? { colour: theme.axis, width: 1 } : null;
}

/** The outline of one bar, on its edges, where its role or the chart has one. */
export function drawOutline(
  chart: Chart,
  spec: BarSpec,
  theme: Theme,
  role: Role,
  box: [number, number, number, number],
): void {
  const paint = outline(spec, theme, role);
  if (paint) strokeBox(chart, ...box, paint.colour, paint.width);
}

/** Colours of the bars of a series, and what all bars share. */
export function barPaint(spec: BarSpec, series: BarSpec['series'][number], theme: Theme): Record<string, unknown> {
  const fills = spec.categories.map((_, index) => fill(spec, theme, roleOf(series, index)));
  const base = spec.axis.scale === 'log' ? 1 : 0;
  return { ...barStyle(fills), base };
}

/** The names of the series with their swatches, from the top left, for boxes of `width` px and more. */
export function drawSeriesKey(chart: Chart, spec: BarSpec, theme: Theme, width: number): void {
  for (const [index, { x, line }] of keyPlaces(spec, width).entries()) {
    const series = spec.series[index] as BarSpec['series'][number];
    const role = roleOf(series, 0);
    const top = line * KEY_LINE + 2;
    fillBox(chart, x, top, SWATCH, SWATCH, fill(spec, theme, role));
    drawOutline(chart, spec, theme, role, [x, top, SWATCH, SWATCH]);
    drawLabel(chart, { text: series.name, x: x + SWATCH + 6, y: top + SWATCH / 2 + MIDDLE, colour: theme.ink });
  }
}

/** A bar's value as its label prints it: whole numbers for counts, two decimals for speedups, one otherwise; changes have their sign. */
export function valueText(spec: BarSpec, value: number): string {
  const whole = spec.series.every(({ values }) => values.every((entry) => entry === null || Number.isInteger(entry)));
  const format = isDiverging(spec) || spec.axis.unit === '%' ? formatSigned : formatNumber;
  return format(value, spec.decimals ?? (whole ? 0 : spec.axis.unit === '×' ? 2 : 1));
}

/** True where bars go both ways from 0. */
export function isDiverging({ axis }: BarSpec): boolean {
  return axis.scale === 'linear' && axis.min < 0;
}

/** The points of a bar chart, category by category. Missing values have none. */
export function barPoints(spec: BarSpec): ChartPoint[] {
  return spec.categories.flatMap((title, index) =>
    spec.series.flatMap((series, dataset) => {
      const value = series.values[index];
      if (value === null || value === undefined) return [];
      const role = roleOf(series, index);
      const judged =
        !spec.hollow && spec.axis.unit !== 'queries' && (role === 'faster' || role === 'slower' || role === 'unclear');
      const unit =
        spec.axis.unit === 's' ? '\u202fs' : spec.axis.unit === '×' || spec.axis.unit === '%' ? spec.axis.unit : '';
      const line = `${series.name}: ${valueText(spec, value)}${unit}`;
      return [{ dataset, index, title, lines: judged ? [line, VERDICT_WORDS[role]] : [line] }];
    }),
  );
}
