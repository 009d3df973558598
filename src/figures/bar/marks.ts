import type { Role } from '../../benchmark/model/chart';
import { formatNumber, formatSigned } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import type { Mark } from '../../charts/drawing';
import type { ChartPoint } from '../../charts/frame';
import { rectItem } from '../../charts/marks';
import { inLines, labelMark, MIDDLE, textRoom } from '../../charts/text';
import { markColour, type Theme, tintColour } from '../../charts/theme';
import type { BarSpec } from './spec';

const KEY_LINE = 20;
const SWATCH = 10;

/** Positions of the series names in lines of at most `width` px; empty for a single series. */
function keyPlaces({ series }: BarSpec, width: number) {
  const rooms = series.map(({ name }) => SWATCH + 6 + textRoom(name));
  return inLines(rooms.length < 2 ? [] : rooms, width, 16);
}

/** Height of the lines with series names in a box of `width` px; 0 for a single series. */
export function keyHeight(spec: BarSpec, width: number): number {
  const last = keyPlaces(spec, width).at(-1);
  return last ? (last.line + 1) * KEY_LINE + 4 : 0;
}

function roleOf({ roles }: BarSpec['series'][number], index: number): Role {
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

/** A placed bar: the value of one category in one series, its rectangle, and its end in px. */
export interface PlacedBar {
  series: number;
  category: number;
  value: number;
  box: Record<'x' | 'y' | 'width' | 'height', number>;
  end: { x: number; y: number };
}

/** Bars of all values except null, by series. */
export function placedBars(
  { series }: BarSpec,
  place: (value: number, series: number, category: number) => Pick<PlacedBar, 'box' | 'end'>,
): PlacedBar[] {
  return series.flatMap(({ values }, at) =>
    values.flatMap((value, category) =>
      value === null ? [] : [{ series: at, category, value, ...place(value, at, category) }],
    ),
  );
}

function roleOfBar({ series }: BarSpec, bar: Pick<PlacedBar, 'series' | 'category'>): Role {
  return roleOf(series[bar.series] as BarSpec['series'][number], bar.category);
}

/** Outline of one bar, on its edges, if its role or the chart has one. */
export function outlineMarks(spec: BarSpec, theme: Theme, bar: Pick<PlacedBar, 'series' | 'category' | 'box'>): Mark[] {
  const paint = outline(spec, theme, roleOfBar(spec, bar));
  return paint ? [rectItem(bar.box, null, paint)] : [];
}

/** Bars without outlines, the last series first. */
export function fillMarks(spec: BarSpec, theme: Theme, bars: readonly PlacedBar[]): Mark[] {
  const lastFirst = [...bars].sort((a, b) => b.series - a.series);
  return lastFirst.map((bar) => rectItem(bar.box, fill(spec, theme, roleOfBar(spec, bar))));
}

/** Series names with their swatches, from the top left, for boxes of at least `width` px. */
export function seriesKey(spec: BarSpec, theme: Theme, width: number): Mark[] {
  return keyPlaces(spec, width).flatMap(({ x, line }, series) => {
    const y = line * KEY_LINE + 2;
    const swatch = { series, category: 0, box: { x, y, width: SWATCH, height: SWATCH } };
    const text = spec.series[series]?.name ?? '';
    return [
      rectItem(swatch.box, fill(spec, theme, roleOfBar(spec, swatch))),
      ...outlineMarks(spec, theme, swatch),
      labelMark({ text, x: x + SWATCH + 6, y: y + SWATCH / 2 + MIDDLE, colour: theme.ink }),
    ];
  });
}

/** Text of a bar's value: integers for counts, two decimals for speedups, otherwise one; changes have a sign. */
export function valueText(spec: BarSpec, value: number): string {
  const whole = spec.series.every(({ values }) => values.every((entry) => entry === null || Number.isInteger(entry)));
  const format = isDiverging(spec) || spec.axis.unit === '%' ? formatSigned : formatNumber;
  return format(value, spec.decimals ?? (whole ? 0 : spec.axis.unit === '×' ? 2 : 1));
}

/** True if bars extend in both directions from 0. */
export function isDiverging({ axis }: BarSpec): boolean {
  return axis.scale === 'linear' && axis.min < 0;
}

function pointOf(spec: BarSpec, theme: Theme, bar: PlacedBar): ChartPoint {
  const role = roleOfBar(spec, bar);
  const { unit } = spec.axis;
  const judged = !spec.hollow && unit !== 'queries' && (role === 'faster' || role === 'slower' || role === 'unclear');
  const after = unit === 's' ? '\u202fs' : unit === '×' || unit === '%' ? unit : '';
  const line = `${spec.series[bar.series]?.name}: ${valueText(spec, bar.value)}${after}`;
  return {
    ...bar.end,
    title: spec.categories[bar.category] ?? '',
    lines: judged ? [line, VERDICT_WORDS[role]] : [line],
    active: [rectItem(bar.box, null, { colour: theme.ink, width: 2 })],
  };
}

export function barPoints(spec: BarSpec, theme: Theme, bars: readonly PlacedBar[]): ChartPoint[] {
  const inOrder = [...bars].sort((a, b) => a.category - b.category || a.series - b.series);
  return inOrder.map((bar) => pointOf(spec, theme, bar));
}
