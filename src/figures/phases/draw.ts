import { formatNumber, formatSpeedup } from '../../benchmark/text/numbers';
import { gridRows, labelledRows, leftLabels, ticksRoom } from '../../charts/axis';
import type { Drawing, Mark } from '../../charts/drawing';
import { type Frame, type Plane, planeOf, type Still, TWO_WIDTHS } from '../../charts/frame';
import { dotItem, lineMarks, polylineMarks } from '../../charts/marks';
import { CLEARANCE, labelMark, MIDDLE, textRoom, wrapText } from '../../charts/text';
import { markColour, type Theme, textColour } from '../../charts/theme';
import { endNames } from '../line/draw';
import type { PhaseSeries, PhasesSpec } from './spec';

const TOP = 24;
const BOTTOM = 28;
const PLOT = { wide: 340, narrow: 420 };
const NAMES = { wide: 230, narrow: 112 };
const NAME_LINE = 15;
const ASIDE = 14;
const DOT = 3.5;
const REMARK = 230;

interface Place {
  spec: PhasesSpec;
  theme: Theme;
  plane: Plane;
  isWide: boolean;
}

function colourOf({ role, isDotted }: PhaseSeries, theme: Theme): string {
  if (role !== 'neutral') return markColour(theme, role);
  return isDotted ? theme.axis : theme.ink2;
}

/** Points of a series in px, without missing values. */
function pointsOf({ values }: PhaseSeries, { x, y }: Plane): [number, number][] {
  return values.flatMap((value, index) => (value === null ? [] : [[x(index), y(value)] as [number, number]]));
}

function seriesMarks(series: PhaseSeries, { theme, plane }: Place): Mark[] {
  const points = pointsOf(series, plane);
  const colour = colourOf(series, theme);
  const width = series.role === 'neutral' ? 2 : 2.5;
  const ends = [points[0], points.at(-1)].flatMap((point) => (point ? [dotItem(...point, DOT, colour)] : []));
  if (!series.isDotted) return [...polylineMarks([points], colour, width), ...ends];
  const parts = points
    .slice(1)
    .map(([x, y], index): [number, number, number, number] => [...(points[index] as [number, number]), x, y]);
  return [...lineMarks(parts, colour, 1.5, [2, 4]), ...ends];
}

/** "1,298 → 6,381 s". */
function endsText({ values }: PhaseSeries, unit: string): string {
  const known = values.filter((value) => value !== null);
  return `${formatNumber(known[0] ?? 0)} → ${formatNumber(known.at(-1) ?? 0)}\u202F${unit}`;
}

/** Name, growth, and both ends of each series, at the height of its last value. */
function nameMarks({ spec, theme, plane, isWide }: Place): Mark[] {
  const room = NAMES[isWide ? 'wide' : 'narrow'] - ASIDE;
  const last = ({ values }: PhaseSeries) => values.findLast((value) => value !== null) ?? 0;
  const blocks = spec.series.map((series) => ({
    lines: [
      ...wrapText(`${series.name} ${formatSpeedup(series.growth)}`, room, 12, 600),
      ...(isWide ? [endsText(series, spec.axis.unit)] : []),
    ],
    wanted: plane.y(last(series)) - plane.top,
  }));
  return endNames(blocks, plane.bottom - plane.top).flatMap(({ lines, top }, index) => {
    const role = spec.series[index]?.role ?? 'neutral';
    return lines.map((text, line) => {
      const isDetail = isWide && line === lines.length - 1;
      const y = plane.top + top + (line + 0.5) * NAME_LINE + MIDDLE;
      const colour = isDetail ? theme.ink2 : role === 'neutral' ? theme.ink : textColour(theme, role);
      return labelMark({ text, x: plane.right + ASIDE, y, colour, weight: isDetail ? 400 : 600, halo: theme.bg });
    });
  });
}

/** The remark above the first point of its series, in wide drawings. */
function remarkMarks({ spec, theme, plane, isWide }: Place): Mark[] {
  const { remark } = spec;
  const value = spec.series.find(({ name }) => name === remark?.series)?.values[0] ?? null;
  if (!isWide || remark === null || value === null) return [];
  const lines = wrapText(remark.text, REMARK, 12, 600);
  const top = plane.y(value) - 10 - lines.length * NAME_LINE;
  return lines.map((text, line) => {
    const y = top + (line + 1) * NAME_LINE;
    return labelMark({ text, x: plane.left + 10, y, colour: theme.ink, weight: 600, halo: theme.bg });
  });
}

/** Width of the narrowest box in which a phase between the ends keeps its distance from its neighbors, px. */
function phaseFrom(text: string, index: number, { spec: { phases }, plane, isWide }: Place): number {
  const last = phases.length - 1;
  const margins = plane.left + plane.width - plane.right;
  const before =
    index === 1 ? textRoom(phases[0] ?? '') / (isWide ? 2 : 1) - (isWide ? 0 : plane.left) : textRoom(text) / 2;
  const after = index === last - 1 ? textRoom(phases[last] ?? '') / 2 : textRoom(text) / 2;
  return margins + last * (Math.max(before, after) + textRoom(text) / 2 + CLEARANCE);
}

/** Names of the phases below the plot: both ends, and the others where they fit, in narrow boxes by their last word. */
function phaseMarks(place: Place, { variant }: Frame): Mark[] {
  const { spec, theme, plane, isWide } = place;
  const last = spec.phases.length - 1;
  return spec.phases.flatMap((phase, index) => {
    const isEnd = index === 0 || index === last;
    const text = isWide || isEnd ? phase : (phase.split(' ').at(-1) ?? phase);
    const from = isEnd ? 0 : Math.ceil(phaseFrom(text, index, place));
    if (from > variant.to) return [];
    const start = index === 0 && !isWide ? { x: 0 } : { x: plane.x(index), anchor: 'middle' as const };
    return [
      labelMark({ text, ...start, y: plane.bottom + 20, colour: theme.ink2, from: from <= variant.from ? 0 : from }),
    ];
  });
}

function draw(spec: PhasesSpec, frame: Frame): Drawing {
  const { theme, variant } = frame;
  const isWide = variant.name === 'wide';
  const size = isWide ? 'wide' : 'narrow';
  const first = isWide ? textRoom(spec.phases[0] ?? '') / 2 : 0;
  const margins = {
    left: Math.ceil(Math.max(ticksRoom(spec.axis) + 12, first)),
    right: NAMES[size],
    top: TOP,
    bottom: BOTTOM,
    height: TOP + PLOT[size] + BOTTOM,
  };
  const xAxis = { title: '', unit: '', scale: 'linear', min: 0, max: spec.phases.length - 1, ticks: [] } as const;
  const plane = planeOf(frame, margins, { x: { ...xAxis, ticks: [] }, y: spec.axis });
  const place = { spec, theme, plane, isWide };
  const dottedFirst = [...spec.series].sort((a, b) => Number(b.isDotted) - Number(a.isDotted));
  const items = [
    ...gridRows(
      plane,
      spec.axis.ticks.filter((tick) => tick !== 0),
      theme.grid,
    ),
    ...gridRows(plane, [0], theme.axis),
    ...leftLabels(plane, spec.axis, theme, labelledRows(spec.axis, PLOT[size])),
    ...dottedFirst.flatMap((series) => seriesMarks(series, place)),
    ...phaseMarks(place, frame),
    ...nameMarks(place),
    ...remarkMarks(place),
    labelMark({ text: spec.axis.title, x: 0, y: 12, colour: theme.ink2 }),
  ];
  return { items, width: frame.width, height: plane.height, left: plane.left, right: plane.right };
}

/** Series over phases as lines from 0, with names at their ends. */
export const phases: Still<PhasesSpec> = { variants: TWO_WIDTHS, draw };
