import type { Chart } from 'chart.js';
import type { DotHistogramSpec } from '../../../benchmark/figures/dotHistogram';
import { formatNumber } from '../../../benchmark/text/numbers';
import { textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import type { Frame } from '../../draw/frame';
import { drawPlaced, type PlacedLabel, spotBox } from '../../draw/labels';
import { CLEARANCE, drawLabel } from '../../draw/text';
import { axisShare } from '../../draw/ticks';

/** From an outer edge out to the end of what counts as the middle of its range, as a factor. */
const REACH = 1.6 ** 2;
const LINE = 18;
const HEIGHT = 24;

/** The counts above the ranges and the words that say what they count, on one line or two. Heights in px. */
type CountHead = ReturnType<typeof countHead>;

interface Count {
  text: string;
  share: number;
  px: number;
}

/** The middle of a range on the axis; of an outer one the middle of its part near the edge. */
function middle({ axis }: DotHistogramSpec, { from, to }: DotHistogramSpec['ranges'][number]): number {
  const low = Math.max(axis.min, from ?? (to ?? axis.max) / REACH);
  const high = Math.min(axis.max, to ?? (from ?? axis.min) * REACH);
  return (axisShare(axis, low) + axisShare(axis, high)) / 2;
}

/** Pushes a count away from its inner neighbour until they are apart, in the narrowest box. */
function push(count: Count | undefined, inner: Count | undefined, sign: 1 | -1, plot: number): void {
  if (!count || !inner) return;
  const least = (textRoom(count.text, 12, 600) + textRoom(inner.text, 12, 600)) / 2 + CLEARANCE - 2;
  const distance = sign * ((count.share - inner.share) * plot - inner.px);
  if (distance < least) count.px = sign * (least - distance);
}

function placedCounts(spec: DotHistogramSpec, plot: number, y: number): PlacedLabel[] {
  const ends = spec.ranges.map(({ from, to }) => [from ?? spec.axis.min, to ?? spec.axis.max] as const);
  const centre = Math.max(
    0,
    ends.findIndex(([from, to]) => from <= 1 && to >= 1),
  );
  const counts: Count[] = spec.ranges.map((range) => ({
    text: formatNumber(range.count),
    share: middle(spec, range),
    px: 0,
  }));
  for (let index = centre + 1; index < counts.length; index++) push(counts[index], counts[index - 1], 1, plot);
  for (let index = centre - 1; index >= 0; index--) push(counts[index], counts[index + 1], -1, plot);
  return counts.map(({ text, share, px }) => {
    return { text, weight: 600, from: 0, spot: { share, px, y, anchor: 'middle' } };
  });
}

/** The head of the dots for the narrowest box, whose plot area is `plot` px wide with `side` px on either side. */
export function countHead(spec: DotHistogramSpec, { variant }: Frame, plot: number, side: number) {
  const title = variant.name === 'wide' ? 'Queries per range' : 'Queries';
  const [first] = placedCounts(spec, plot, 0);
  const start = first ? spotBox(first.text, first.spot, plot, 600).left + side : plot;
  const oneLine = textRoom(title) + CLEARANCE <= start;
  const height = oneLine ? HEIGHT : HEIGHT + LINE;
  return { title, counts: placedCounts(spec, plot, 12 - HEIGHT), height };
}

/** Draws the head above the plot area. */
export function drawCountHead(chart: Chart, { title, counts }: CountHead, theme: Theme): void {
  drawLabel(chart, { text: title, x: 0, y: 12, colour: theme.ink2 });
  drawPlaced(chart, counts, { colour: theme.ink });
}
