import type { Chart } from 'chart.js';
import type { DotHistogramSpec } from '../../../benchmark/figures/dotHistogram';
import { markOf, VERDICT_MARKS, type VerdictMark } from '../../../benchmark/model/verdictMark';
import { formatSpeedup } from '../../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import { textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { THREE_WIDTHS } from '../../base/variants';
import { drawBottomAxis, drawGridColumns, xOf } from '../../draw/axis';
import {
  axisScale,
  type DrawnChart,
  drawnChart,
  type Frame,
  hiddenScale,
  type Margins,
  plotHeight,
} from '../../draw/frame';
import { drawPlaced, type PlacedLabel, placeByWidth, type Wish } from '../../draw/labels';
import { dotStyle, drawLines } from '../../draw/marks';
import type { ChartPoint } from '../../draw/point';
import { type Box, CLEARANCE, drawLabel, MIDDLE } from '../../draw/text';
import { axisShare, tickLabels } from '../../draw/ticks';
import type { Plot } from '../plot';

/** A dot's place: a share of the axis, and its level in the stack from 0. */
interface BinnedDot {
  point: DotHistogramSpec['points'][number];
  share: number;
  level: number;
}

/** The range between two neighbours of the edges and 1×; a value on an edge belongs to the side away from 1×. */
function cellOf(speedup: number, bounds: number[]) {
  const below = speedup < 1;
  const index = bounds.findIndex((bound) => (below ? speedup <= bound : speedup < bound));
  const to = index === -1 ? bounds.length : index;
  return { from: bounds[to - 1] ?? Number.NEGATIVE_INFINITY, to: bounds[to] ?? Number.POSITIVE_INFINITY };
}

/** The middle of the value's bin: bins are `pitch` wide, counted outwards from the edge, and even between two edges. */
function binShare(spec: DotHistogramSpec, speedup: number, bounds: number[], pitch: number): number {
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
function binnedDots(spec: DotHistogramSpec, pitch: number): BinnedDot[] {
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
/** Above the highest stack, for a label. */
const HEADROOM = 18;

/** Between two dots, px. */
const GAP = 1.2;
const LEAST_PITCH = 0.88;
/** px. */
const HIGHEST_STACK = 260;

interface Size {
  diameter: number;
  pitch: number;
}

/** From one dot to the next, px. */
const PITCH = { wide: 11.6, narrow: 9.6, tiny: 8 };

/** The wanted size, a little smaller where an inner range then holds one more column. */
function wantedSize(spec: DotHistogramSpec, { variant }: Frame, plot: number): Size {
  const wanted = PITCH[variant.name];
  const bounds = [...spec.edges, 1].sort((a, b) => a - b).map((edge) => axisShare(spec.axis, edge) * plot);
  const fits = bounds.slice(1).map((to, index) => {
    const width = to - (bounds[index] as number);
    return width / Math.max(1, Math.round(width / wanted));
  });
  const pitch = Math.min(wanted, ...fits.filter((fit) => fit >= wanted * LEAST_PITCH));
  return { pitch, diameter: pitch - GAP };
}

/** The wanted size, smaller where a stack would be too high. */
function sizeOf(spec: DotHistogramSpec, frame: Frame, plot: number): Size {
  const wanted = wantedSize(spec, frame, plot);
  const sizes = [1, 0.8, 0.65, 0.5].map((factor) => ({
    pitch: wanted.pitch * factor,
    diameter: wanted.pitch * factor - GAP,
  }));
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

function pointLabels(
  spec: DotHistogramSpec,
  dots: BinnedDot[],
  frame: Frame,
  size: Size,
  height: number,
): PlacedLabel[] {
  const line = axisShare(spec.axis, 1);
  const { diameter, pitch } = size;
  const radius = diameter / 2;
  const yOfDot = ({ level }: BinnedDot) => height - (level + 0.5) * pitch;
  const wishes: Wish[] = dots
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

function drawGrid(chart: Chart, { axis }: DotHistogramSpec, { theme }: Frame): void {
  const { top, bottom } = chart.chartArea;
  drawGridColumns(chart, axis, theme, [1]);
  drawLines(chart, [[xOf(chart, 1), top, xOf(chart, 1), bottom + 4]], theme.ink, 1.5);
}

function directions({ names }: DotHistogramSpec): [slower: string, faster: string] {
  return [`← ${names.baseline} faster`, `${names.candidate} faster →`];
}

/** The lines that both directions take below the axis of the narrowest box. */
function directionLines(spec: DotHistogramSpec, { variant }: Frame): number {
  const [before, after] = directions(spec).map((text) => textRoom(text, 12, 600)) as [number, number];
  return before + CLEARANCE + after <= variant.from ? 1 : 2;
}

/** "← Comet faster" and "Gluten + Velox faster →" at both ends. */
function drawDirections(chart: Chart, spec: DotHistogramSpec, theme: Theme, lines: number): void {
  const [slower, faster] = directions(spec);
  const y = (line: number) => chart.chartArea.bottom + 26 + LINE * (line - 0.5) + MIDDLE;
  drawLabel(chart, { text: slower, x: 0, y: y(1), weight: 600, colour: theme.slowerText });
  drawLabel(chart, { text: faster, x: chart.width, y: y(lines), anchor: 'end', weight: 600, colour: theme.fasterText });
}

function dataset(
  dots: BinnedDot[],
  spec: DotHistogramSpec,
  mark: VerdictMark,
  frame: Frame,
  { diameter, pitch }: Size,
): unknown {
  const value = (share: number) => spec.axis.min * (spec.axis.max / spec.axis.min) ** share;
  const data = dots
    .filter(({ point }) => markOf(point.verdict) === mark)
    .map(({ share, level }) => ({ x: value(share), y: (level + 0.5) * pitch }));
  return { data, clip: false, ...dotStyle(frame.theme, mark, diameter) };
}

function points(dots: BinnedDot[]): ChartPoint[] {
  const found = VERDICT_MARKS.flatMap((mark, dataset) =>
    dots.filter(({ point }) => markOf(point.verdict) === mark).map(({ point }, index) => ({ point, dataset, index })),
  );
  return found
    .sort((a, b) => a.point.speedup - b.point.speedup)
    .map(({ point, dataset, index }) => {
      const lines = [formatSpeedup(point.speedup), VERDICT_WORDS[point.verdict]];
      return { dataset, index, title: point.query, query: point.query, lines };
    });
}

function draw(spec: DotHistogramSpec, frame: Frame): DrawnChart {
  const plot = frame.variant.from - 2 * SIDE;
  const size = sizeOf(spec, frame, plot);
  const binned = binnedDots(spec, size.pitch / plot);
  const lines = directionLines(spec, frame);
  const margins = marginsOf(binned, size, lines);
  const height = plotHeight(margins);
  const ticks = tickLabels(spec.axis, frame.variant, margins.left + margins.right, { keep: spec.edges });
  const labels = pointLabels(spec, binned, frame, size, height);
  return drawnChart(frame, {
    type: 'scatter',
    datasets: VERDICT_MARKS.map((mark) => dataset(binned, spec, mark, frame, size)),
    margins,
    scales: { x: axisScale(spec.axis), y: hiddenScale('linear', 0, height) },
    points: points(binned),
    layers: {
      under: (chart) => drawGrid(chart, spec, frame),
      over: (chart) => {
        drawPlaced(chart, labels, { colour: frame.theme.ink, halo: frame.theme.bg });
        drawBottomAxis(chart, { axis: spec.axis, theme: frame.theme, labels: ticks, line: true });
        drawDirections(chart, spec, frame.theme, lines);
      },
    },
  });
}

/** One dot per query, stacked in bins that never straddle an edge or 1×. */
export const dotHistogram: Plot<DotHistogramSpec> = {
  file: 'dotHistogram/dotHistogram',
  type: 'scatter',
  variants: THREE_WIDTHS,
  draw,
};
