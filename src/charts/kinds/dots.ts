import type { Chart } from 'chart.js';
import { formatNumber, formatSpeedup } from '../../benchmark/format';
import type { DotsSpec, Verdict } from '../../benchmark/types';
import { axisShare, drawBottomAxis, labelledTicks, xOf } from '../draw/axis';
import type { ChartPoint, DrawnChart, Frame, Margins } from '../draw/frame';
import { drawnChart, hiddenScale, narrowestPlot, plotHeight } from '../draw/frame';
import type { PlacedLabel, Wish } from '../draw/labels';
import { drawPlaced, placeByWidth } from '../draw/labels';
import { dotStyle, drawLines } from '../draw/marks';
import { CLEARANCE, drawLabel, MIDDLE } from '../draw/text';
import { textRoom } from '../textWidth';
import { VERDICT_WORDS } from '../words';
import type { BinnedDot } from './bins';
import { binnedDots } from './bins';
import { directionLayout, drawDirections } from './directions';

const ORDER: Verdict[] = ['slower', 'faster', 'unclear'];
const SIDE = 8;
const TOP = 24;
/** Above the highest stack, for a label. */
const HEADROOM = 18;
/** From an outer edge out to the count of its range, as a factor. */
const COUNT_AT = 1.6;

/** Between two dots, px. */
const GAP = 1.2;
const LEAST_PITCH = 0.88;
/** px. */
const HIGHEST_STACK = 260;

interface Size {
  diameter: number;
  pitch: number;
}

/** Dots of Ø 10.4 (narrow 6.8) with a gap of 1.2, a little smaller where an inner range then holds one more column. */
function wantedSize(spec: DotsSpec, { variant }: Frame, plot: number): Size {
  const wanted = variant.name === 'wide' ? 11.6 : 8;
  const bounds = [...spec.edges, 1].sort((a, b) => a - b).map((edge) => axisShare(spec.axis, edge) * plot);
  const fits = bounds.slice(1).map((to, index) => {
    const width = to - (bounds[index] as number);
    return width / Math.max(1, Math.round(width / wanted));
  });
  const pitch = Math.min(wanted, ...fits.filter((fit) => fit >= wanted * LEAST_PITCH));
  return { pitch, diameter: pitch - GAP };
}

/** The wanted size, smaller where a stack would be too high. */
function sizeOf(spec: DotsSpec, frame: Frame, plot: number): Size {
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
  const bottom = 26 + 18 * lines;
  const levels = Math.max(4, ...dots.map(({ level }) => level + 1));
  return { left: SIDE, right: SIDE, top: TOP, bottom, height: Math.ceil(TOP + levels * pitch + HEADROOM + bottom) };
}

/** The counts of the ranges over their middles; outer ones near their edge, neighbours pushed apart from the 1× line outwards. */
function placedCounts(spec: DotsSpec, plot: number): PlacedLabel[] {
  const at = ({ from, to }: { from: number | null; to: number | null }): number => {
    if (from === null && to !== null) return (axisShare(spec.axis, to / COUNT_AT) + axisShare(spec.axis, to)) / 2;
    if (to === null && from !== null) return (axisShare(spec.axis, from * COUNT_AT) + axisShare(spec.axis, from)) / 2;
    return (axisShare(spec.axis, from ?? spec.axis.min) + axisShare(spec.axis, to ?? spec.axis.max)) / 2;
  };
  const ends = spec.ranges.map((range) => [range.from ?? spec.axis.min, range.to ?? spec.axis.max] as const);
  const centre = Math.max(
    0,
    ends.findIndex(([from, to]) => from <= 1 && to >= 1),
  );
  const counts = spec.ranges.map((range) => ({ text: formatNumber(range.count), share: at(range), px: 0 }));
  const push = (index: number, inner: number, sign: 1 | -1) => {
    const [count, next] = [counts[index], counts[inner]];
    if (!count || !next) return;
    const least = (textRoom(count.text, 12, 600) + textRoom(next.text, 12, 600)) / 2 + CLEARANCE - 2;
    const distance = sign * (count.share * plot - next.share * plot - next.px);
    if (distance < least) count.px = sign * (least - distance);
  };
  for (let index = centre + 1; index < counts.length; index++) push(index, index - 1, 1);
  for (let index = centre - 1; index >= 0; index--) push(index, index + 1, -1);
  return counts.map(({ text, share, px }) => ({
    text,
    weight: 600,
    from: 0,
    spot: { share, px, y: -TOP + 12, anchor: 'middle' },
  }));
}

function pointLabels(dots: BinnedDot[], frame: Frame, size: Size, height: number): PlacedLabel[] {
  const { diameter, pitch } = size;
  const radius = diameter / 2;
  const yOfDot = ({ level }: BinnedDot) => height - (level + 0.5) * pitch;
  const wishes: Wish[] = dots
    .filter(({ point }) => point.label)
    .sort((a, b) => Math.abs(Math.log(b.point.speedup)) - Math.abs(Math.log(a.point.speedup)))
    .map((dot) => ({
      text: dot.point.query,
      spots: [
        { share: dot.share, px: radius + 3, y: yOfDot(dot) + MIDDLE, anchor: 'start' },
        { share: dot.share, px: 0, y: yOfDot(dot) - radius - 4, anchor: 'middle' },
        { share: dot.share, px: -radius - 3, y: yOfDot(dot) + MIDDLE, anchor: 'end' },
      ],
    }));
  return placeByWidth(wishes, frame.variant, 2 * SIDE, (plot) => ({
    bounds: { left: -SIDE, right: plot + SIDE, top: 0, bottom: height + 4 },
    marks: dots.map((dot) => {
      const [x, y] = [dot.share * plot, yOfDot(dot)];
      return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    }),
  }));
}

function drawGrid(chart: Chart, spec: DotsSpec, { theme }: Frame): void {
  const { top, bottom } = chart.chartArea;
  const edges = spec.edges.filter((edge) => edge !== 1).map((edge) => xOf(chart, edge));
  drawLines(
    chart,
    edges.map((x) => [x, top, x, bottom]),
    theme.grid,
  );
  drawLines(chart, [[xOf(chart, 1), top, xOf(chart, 1), bottom + 4]], theme.ink);
}

function drawHead(chart: Chart, frame: Frame, counts: PlacedLabel[], plot: number): void {
  const { theme } = frame;
  const text = frame.variant.name === 'wide' ? 'Queries per range' : 'Queries';
  const first = counts[0];
  const room = first ? first.spot.share * plot + first.spot.px - textRoom(first.text, 12, 600) / 2 + SIDE : plot;
  if (textRoom(text) + CLEARANCE <= room) drawLabel(chart, { text, x: 0, y: 12, colour: theme.ink2 });
  drawPlaced(chart, counts, { colour: theme.ink });
}

function dataset(
  dots: BinnedDot[],
  spec: DotsSpec,
  verdict: Verdict,
  frame: Frame,
  { diameter, pitch }: Size,
): unknown {
  const value = (share: number) => spec.axis.min * (spec.axis.max / spec.axis.min) ** share;
  const data = dots
    .filter(({ point }) => point.verdict === verdict)
    .map(({ share, level }) => ({ x: value(share), y: (level + 0.5) * pitch }));
  return { data, clip: false, ...dotStyle(frame.theme, verdict, diameter) };
}

function points(dots: BinnedDot[]): ChartPoint[] {
  const found = ORDER.flatMap((verdict, dataset) =>
    dots.filter(({ point }) => point.verdict === verdict).map(({ point }, index) => ({ point, dataset, index })),
  );
  return found
    .sort((a, b) => a.point.speedup - b.point.speedup)
    .map(({ point, dataset, index }) => {
      const lines = [formatSpeedup(point.speedup), VERDICT_WORDS[point.verdict]];
      return { dataset, index, title: point.query, lines };
    });
}

/** One dot per query, stacked in bins that never straddle an edge or 1×, with the count of every range on top. */
export function dots(spec: DotsSpec, frame: Frame): DrawnChart {
  const plot = frame.variant.from - 2 * SIDE;
  const size = sizeOf(spec, frame, plot);
  const binned = binnedDots(spec, size.pitch / plot);
  const words = directionLayout(spec, frame, plot);
  const margins = marginsOf(binned, size, words.lines);
  const height = plotHeight(margins);
  const ticks = labelledTicks(spec.axis, narrowestPlot(frame, margins), { keep: spec.edges });
  const counts = placedCounts(spec, plot);
  const labels = pointLabels(binned, frame, size, height);
  return drawnChart(frame, {
    type: 'scatter',
    datasets: ORDER.map((verdict) => dataset(binned, spec, verdict, frame, size)),
    margins,
    scales: { x: hiddenScale('logarithmic', spec.axis.min, spec.axis.max), y: hiddenScale('linear', 0, height) },
    points: points(binned),
    layers: {
      under: (chart) => drawGrid(chart, spec, frame),
      over: (chart) => {
        drawHead(chart, frame, counts, plot);
        drawPlaced(chart, labels, { colour: frame.theme.ink, halo: frame.theme.bg });
        drawBottomAxis(chart, { axis: spec.axis, theme: frame.theme, labels: ticks, line: true });
        drawDirections(chart, spec, frame.theme, words);
      },
    },
  });
}
