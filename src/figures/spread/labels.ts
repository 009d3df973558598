import { formatQueries, formatSpeedup } from '../../benchmark/text/numbers';
import type { Frame, Margins } from '../../charts/frame';
import { axisShare } from '../../charts/frame';
import {
  type LabelPosition,
  type LabelRequest,
  type PlacedLabel,
  placeByWidth,
  placeLabels,
} from '../../charts/labels';
import { type Box, labelBox, MIDDLE } from '../../charts/text';
import { clampedToAxis, columnShare, crossingShare } from './marks';
import type { SpreadSpec } from './spec';

const ASIDE = 8;
/** A label at the end of a range that is farther from its dot would seem to name the end, px. */
const NEAR = 28;
/** Number of the longest ranges that are named. */
const LONGEST = 2;

interface Size {
  dot: number;
  margins: Margins;
}

function yIn(spec: SpreadSpec, value: number, height: number): number {
  return (1 - axisShare(spec.axis, clampedToAxis(spec, value))) * height;
}

function dotsOf(spec: SpreadSpec, plot: number, height: number, radius: number): Box[] {
  return spec.points.map(({ speedup }, index) => {
    const x = columnShare(index, spec.points.length) * plot;
    const y = yIn(spec, speedup, height);
    return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
  });
}

function rangesOf(spec: SpreadSpec, plot: number, height: number): Box[] {
  return spec.points.flatMap(({ low, high }, index) => {
    if (low === null || high === null) return [];
    const x = columnShare(index, spec.points.length) * plot;
    return [{ left: x - 0.75, right: x + 0.75, top: yIn(spec, high, height), bottom: yIn(spec, low, height) }];
  });
}

/** Positions for a point's label: next to the dot on the empty side of the curve, or beyond a near end of its range. */
function spotsOf(spec: SpreadSpec, index: number, height: number, radius: number): LabelPosition[] {
  const { speedup, low, high } = spec.points[index] as SpreadSpec['points'][number];
  const share = columnShare(index, spec.points.length);
  const y = (value: number) => yIn(spec, value, height);
  const level = y(speedup) + MIDDLE;
  const above = Math.min(y(high ?? speedup), y(speedup) - radius) - 5;
  const below = Math.max(y(low ?? speedup), y(speedup) + radius) + 13;
  const right: LabelPosition = { share, px: radius + 5, y: level, anchor: 'start' };
  const left: LabelPosition = { share, px: -radius - 5, y: level, anchor: 'end' };
  const over: LabelPosition[] = [
    { share, px: 4, y: above, anchor: 'end' },
    { share, px: 0, y: above, anchor: 'middle' },
    { share, px: -radius - 2, y: level - 8, anchor: 'end' },
  ];
  const under: LabelPosition[] = [
    { share, px: -4, y: below, anchor: 'start' },
    { share, px: 0, y: below, anchor: 'middle' },
  ];
  const near = [over, under].map((spots) => spots.filter((spot) => Math.abs(spot.y - level) <= NEAR));
  const [up = [], down = []] = near;
  return index * 2 < spec.points.length ? [right, ...down, ...up, left] : [left, ...up, ...down, right];
}

/** Names of the two longest ranges, at the end farther from the dot. */
function rangeLabels(spec: SpreadSpec, height: number): LabelRequest[] {
  const ranges = spec.points.flatMap(({ query, speedup, low, high, label }, index) =>
    label || low === null || high === null || low === high ? [] : [{ query, speedup, low, high, index }],
  );
  const longest = ranges.sort((a, b) => b.high / b.low - a.high / a.low).slice(0, LONGEST);
  return longest.map(({ query, speedup, low, high, index }) => {
    const share = columnShare(index, spec.points.length);
    const up = high / speedup > speedup / low;
    const y = yIn(spec, up ? high : low, height) + (up ? 8 : -2);
    const sides: LabelPosition[] = [
      { share, px: 5, y, anchor: 'start' },
      { share, px: -5, y, anchor: 'end' },
    ];
    return { text: query, spots: sides };
  });
}

/** Labels of extremes and surprises: the slowest, then from the fastest down, then the longest ranges. */
export function pointLabels(
  spec: SpreadSpec,
  { variant }: Frame,
  { dot, margins }: Size,
  height: number,
): PlacedLabel[] {
  const title = labelBox({ text: spec.axis.title, x: -margins.left, y: 12 - margins.top });
  const wishes: LabelRequest[] = spec.points.flatMap(({ query, speedup, label }, index) =>
    label ? [{ text: `${query} ${formatSpeedup(speedup)}`, spots: spotsOf(spec, index, height, dot / 2) }] : [],
  );
  const [slowest, ...rest] = wishes;
  const all = slowest ? [slowest, ...rest.reverse(), ...rangeLabels(spec, height)] : [];
  return placeByWidth(all, variant, margins.left + margins.right, (plot) => ({
    bounds: { left: 2, right: plot + margins.right, top: -margins.top, bottom: height },
    marks: [...dotsOf(spec, plot, height, dot / 2), ...rangesOf(spec, plot, height), title],
  }));
}

/** Number of queries on each side of 1×, next to the crossing near the base line; one text if a side has no room. */
export function crossingLabels(
  spec: SpreadSpec,
  { variant }: Frame,
  { dot, margins }: Size,
  height: number,
  labels: PlacedLabel[],
): PlacedLabel[] {
  const plot = variant.from - margins.left - margins.right;
  const share = crossingShare(spec);
  const room = {
    bounds: { left: 2, right: plot, top: height / 2, bottom: height },
    marks: [...dotsOf(spec, plot, height, dot / 2), ...rangesOf(spec, plot, height)],
  };
  const above = `${spec.above} above`;
  const rows = [10, 24, 38, 52, 66].map((up) => height - up + MIDDLE - 2);
  const spot = (y: number, left: boolean): LabelPosition => ({
    share,
    px: left ? -ASIDE : ASIDE,
    y,
    anchor: left ? 'end' : 'start',
  });
  for (const below of [`${formatQueries(spec.below)} below 1×`, `${spec.below} below 1×`]) {
    for (const y of rows) {
      const pair = [below, above].map((text, index) => ({ text, spots: [spot(y, index === 0)] }));
      const apart = placeLabels(pair, plot, room, labels);
      if (apart.length === pair.length) return apart;
    }
  }
  const both = `${spec.below} below 1×, ${above}`;
  return placeLabels(
    [{ text: both, spots: rows.flatMap((y) => [spot(y, share >= 0.5), spot(y, share < 0.5)]) }],
    plot,
    room,
    labels,
  );
}
