import type { Chart } from 'chart.js';
import type { DotHistogramSpec } from '../../../benchmark/figures/dotHistogram';
import { textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import type { Frame } from '../../draw/frame';
import { drawLabel, MIDDLE } from '../../draw/text';
import { axisShare } from '../../draw/ticks';

/** From the 1× line to the words on either side, px. */
const ASIDE = 14;
const LINE = 18;

/** How the words below the axis are set: beside 1× with the title left of them or below, at both ends, or one below the other. */
interface DirectionLayout {
  kind: 'one line' | 'beside' | 'ends' | 'stacked';
  lines: number;
}

function directions({ names }: DotHistogramSpec): { slower: string; faster: string } {
  return { slower: `← ${names.baseline} faster`, faster: `${names.candidate} faster →` };
}

/** The first setting that has room in the narrowest box, whose plot area is `plot` px wide. */
export function directionLayout(spec: DotHistogramSpec, { variant }: Frame, plot: number): DirectionLayout {
  const { slower, faster } = directions(spec);
  const [before, after] = [textRoom(slower), textRoom(faster)];
  const margin = (variant.from - plot) / 2;
  const line = axisShare(spec.axis, 1) * plot + margin;
  const fits = (title: number) => line - ASIDE - before >= title && line + ASIDE + after <= variant.from;
  if (variant.name === 'wide' && fits(textRoom(spec.axis.title) + ASIDE)) return { kind: 'one line', lines: 1 };
  if (fits(0)) return { kind: 'beside', lines: 2 };
  return before + after + ASIDE <= variant.from ? { kind: 'ends', lines: 2 } : { kind: 'stacked', lines: 3 };
}

/** "← Comet faster" and "Gluten + Velox faster →" below the axis, and the axis title. */
export function drawDirections(
  chart: Chart,
  spec: DotHistogramSpec,
  theme: Theme,
  { kind, lines }: DirectionLayout,
): void {
  const { left, right, bottom } = chart.chartArea;
  const { slower, faster } = directions(spec);
  const line = left + axisShare(spec.axis, 1) * (right - left);
  const y = (index: number) => bottom + 26 + index * LINE + LINE / 2 + MIDDLE - 1;
  const paint = { colour: theme.ink2 };
  const beside = kind === 'one line' || kind === 'beside';
  if (beside) {
    drawLabel(chart, { ...paint, text: slower, x: line - ASIDE, y: y(0), anchor: 'end' });
    drawLabel(chart, { ...paint, text: faster, x: line + ASIDE, y: y(0) });
  } else {
    drawLabel(chart, { ...paint, text: slower, x: 0, y: y(0) });
    drawLabel(chart, { ...paint, text: faster, x: chart.width, y: y(kind === 'ends' ? 0 : 1), anchor: 'end' });
  }
  if (kind === 'one line') drawLabel(chart, { ...paint, text: spec.axis.title, x: 0, y: y(0) });
  else drawLabel(chart, { ...paint, text: spec.axis.title, x: (left + right) / 2, y: y(lines - 1), anchor: 'middle' });
}
