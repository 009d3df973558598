import { markOf, VERDICT_MARKS } from '../../benchmark/model/verdictMark';
import { formatSpeedup } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { bottomAxis, gridColumns, tickLabels } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import type { Plot } from '../../charts/frame';
import {
  axisShare,
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  type Plane,
  planeOf,
  plotHeight,
  THREE_WIDTHS,
} from '../../charts/frame';
import { type LabelRequest, type PlacedLabel, placeByWidth, placedMarks } from '../../charts/labels';
import { lineMarks, type RoleDot, roleDots } from '../../charts/marks';
import { type Box, CLEARANCE, labelMark, MIDDLE, textRoom } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import type { DotsSpec } from './spec';

/** Position of a dot: a share of the axis, and its level in the stack from 0. */
interface BinnedDot {
  point: DotsSpec['points'][number];
  share: number;
  level: number;
}

/** The range between two neighbors of the edges and 1×; a value on an edge is in the range away from 1×. */
function cellOf(speedup: number, bounds: number[]) {
  const below = speedup < 1;
  const index = bounds.findIndex((bound) => (below ? speedup <= bound : speedup < bound));
  const to = index === -1 ? bounds.length : index;
  return { from: bounds[to - 1] ?? Number.NEGATIVE_INFINITY, to: bounds[to] ?? Number.POSITIVE_INFINITY };
}

/** Center of a value's bin: bins are `pitch` wide, counted outward from the edge, and equal between two edges. */
function binShare(spec: DotsSpec, speedup: number, bounds: number[], pitch: number): number {
  const cell = cellOf(speedup, bounds);
  const share = axisShare(spec.axis, speedup);
  const from = Number.isFinite(cell.from) ? axisShare(spec.axis, cell.from) : null;
  const to = Number.isFinite(cell.to) ? axisShare(spec.axis, cell.to) : null;
  if (from === null && to !== null) return to - (Math.floor((to - share) / pitch) + 0.5) * pitch;
  if (to === null && from !== null) return from + (Math.floor((share - from) / pitch) + 0.5) * pitch;
  if (from === null || to === null) return share;
  const bins = Math.max(1, Math.floor((to - from) / pitch + 1e-6));
  const bin = Math.min(bins - 1, Math.floor(((share - from) / (to - from)) * bins));
  return from + ((bin + 0.5) * (to - from)) / bins;
}

/** Dots stacked in bins, clear verdicts at the bottom. `pitch` is a bin's width as a share of the axis. */
function binnedDots(spec: DotsSpec, pitch: number): BinnedDot[] {
  const bounds = [...new Set([...spec.edges, 1])].sort((a, b) => a - b);
  const clearFirst = [...spec.points].sort((a, b) => Number(a.verdict === 'unclear') - Number(b.verdict === 'unclear'));
  const heights = new Map<string, number>();
  return clearFirst.map((point) => {
    const share = binShare(spec, point.speedup, bounds, pitch);
    const bin = share.toFixed(6);
    const level = heights.get(bin) ?? 0;
    heights.set(bin, level + 1);
    return { point, share, level };
  });
}

const SIDE = 8;
const LINE = 18;
/** Space above the highest stack for a label. */
const HEADROOM = 18;

/** Between two dots, px. */
const GAP = 1.2;
const MIN_PITCH = 0.88;
/** Between two dots of thousands, as a share of their pitch. */
const SMALL_GAP = 0.2;
/** px. */
const HIGHEST_STACK = 260;
/** Sizes of dots relative to the wanted one, down to those of thousands of queries. */
const FACTORS = [1, 0.8, 0.65, 0.5, 0.35, 0.25, 0.18, 0.12];

interface Size {
  diameter: number;
  pitch: number;
}

/** From one dot to the next, px. */
const PITCH = { wide: 11.6, narrow: 9.6, tiny: 8 };

/** The wanted size, or slightly smaller if an inner range then fits one more column. */
function dotSize(spec: DotsSpec, { variant }: Frame, plot: number): Size {
  const wanted = PITCH[variant.name];
  const bounds = [...spec.edges, 1].sort((a, b) => a - b).map((edge) => axisShare(spec.axis, edge) * plot);
  const fits = bounds.slice(1).map((to, index) => {
    const width = to - (bounds[index] as number);
    return width / Math.max(1, Math.round(width / wanted));
  });
  const pitch = Math.min(wanted, ...fits.filter((fit) => fit >= wanted * MIN_PITCH));
  return { pitch, diameter: pitch - GAP };
}

/** The wanted size, or smaller if a stack would be too high. */
function sizeOf(spec: DotsSpec, frame: Frame, plot: number): Size {
  const wanted = dotSize(spec, frame, plot);
  const sizes = FACTORS.map((factor) => {
    const pitch = wanted.pitch * factor;
    return { pitch, diameter: pitch - (factor < 0.5 ? SMALL_GAP * pitch : GAP) };
  });
  const stack = ({ pitch }: Size) =>
    Math.max(0, ...binnedDots(spec, pitch / plot).map(({ level }) => (level + 1) * pitch));
  return sizes.find((size) => stack(size) <= HIGHEST_STACK) ?? (sizes.at(-1) as Size);
}

function marginsOf(dots: BinnedDot[], { pitch }: Size, lines: number): Margins {
  const bottom = 26 + LINE * lines;
  const levels = Math.max(4, ...dots.map(({ level }) => level + 1));
  return { left: SIDE, right: SIDE, top: 0, bottom, height: Math.ceil(levels * pitch + HEADROOM + bottom) };
}

function square(x: number, y: number, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function pointLabels(spec: DotsSpec, dots: BinnedDot[], frame: Frame, size: Size, height: number): PlacedLabel[] {
  const line = axisShare(spec.axis, 1);
  const { diameter, pitch } = size;
  const radius = diameter / 2;
  const yOfDot = ({ level }: BinnedDot) => height - (level + 0.5) * pitch;
  const wishes: LabelRequest[] = dots
    .filter(({ point }) => point.label)
    .sort((a, b) => Math.abs(Math.log(b.point.speedup)) - Math.abs(Math.log(a.point.speedup)))
    .map((dot) => ({
      text: dot.point.query,
      weight: 600,
      spots: [
        { share: dot.share, px: radius + 3, y: yOfDot(dot) + MIDDLE, anchor: 'start' },
        { share: dot.share, px: 0, y: yOfDot(dot) - radius - 4, anchor: 'middle' },
        { share: dot.share, px: -radius - 3, y: yOfDot(dot) + MIDDLE, anchor: 'end' },
      ],
    }));
  return placeByWidth(wishes, frame.variant, 2 * SIDE, (plot) => ({
    bounds: { left: -SIDE, right: plot + SIDE, top: 0, bottom: height + 4 },
    marks: [
      ...dots.map((dot) => square(dot.share * plot, yOfDot(dot), radius)),
      { ...square(line * plot, 0, 1), bottom: height },
    ],
  }));
}

function gridMarks(plane: Plane, { axis }: DotsSpec, theme: Theme): Mark[] {
  const { top, bottom } = plane;
  const one = plane.x(1);
  return [...gridColumns(plane, axis, theme, [1]), ...lineMarks([[one, top, one, bottom + 4]], theme.ink, 1.5)];
}

function directions({ names }: DotsSpec): [slower: string, faster: string] {
  return [`← ${names.baseline} faster`, `${names.candidate} faster →`];
}

/** Number of lines of both directions below the axis in the narrowest box. */
function directionLines(spec: DotsSpec, { variant }: Frame): number {
  const [before, after] = directions(spec).map((text) => textRoom(text, 12, 600)) as [number, number];
  return before + CLEARANCE + after <= variant.from ? 1 : 2;
}

/** "← Comet faster" and "Gluten + Velox faster →" at both ends. */
function directionMarks({ width, bottom }: Plane, spec: DotsSpec, theme: Theme, lines: number): Mark[] {
  const [slower, faster] = directions(spec);
  const y = (line: number) => bottom + 26 + LINE * (line - 0.5) + MIDDLE;
  return [
    labelMark({ text: slower, x: 0, y: y(1), weight: 600, colour: theme.slowerText }),
    labelMark({ text: faster, x: width, y: y(lines), anchor: 'end', weight: 600, colour: theme.fasterText }),
  ];
}

/** Dots with their texts, ascending by speedup. */
function dotsOf({ left, right, bottom }: Plane, binned: readonly BinnedDot[], pitch: number): RoleDot[] {
  const ascending = VERDICT_MARKS.flatMap((mark) => binned.filter(({ point }) => markOf(point.verdict) === mark)).sort(
    (a, b) => a.point.speedup - b.point.speedup,
  );
  return ascending.map(({ point: { query, speedup, verdict }, share, level }) => ({
    role: verdict,
    x: left + share * (right - left),
    y: bottom - (level + 0.5) * pitch,
    title: query,
    query,
    lines: [formatSpeedup(speedup), VERDICT_WORDS[verdict]],
  }));
}

function draw(spec: DotsSpec, frame: Frame): Drawn {
  const { theme } = frame;
  const narrowest = frame.variant.from - 2 * SIDE;
  const size = sizeOf(spec, frame, narrowest);
  const binned = binnedDots(spec, size.pitch / narrowest);
  const lines = directionLines(spec, frame);
  const margins = marginsOf(binned, size, lines);
  const ticks = tickLabels(spec.axis, frame.variant, margins.left + margins.right, { keep: spec.edges });
  const labels = pointLabels(spec, binned, frame, size, plotHeight(margins));
  const plane = planeOf(frame, margins, { x: spec.axis });
  const { marks, points } = roleDots(dotsOf(plane, binned, size.pitch), theme, size.diameter);
  const items = [
    ...gridMarks(plane, spec, theme),
    ...marks,
    ...placedMarks(plane, labels, { colour: theme.ink, halo: theme.bg }),
    ...bottomAxis(plane, { axis: spec.axis, theme, labels: ticks, line: true }),
    ...directionMarks(plane, spec, theme, lines),
  ];
  return drawnChart(plane, items, points);
}

/** One dot per query, stacked in bins that never cross an edge or 1×. */
export const dots: Plot<DotsSpec> = { variants: THREE_WIDTHS, draw };
