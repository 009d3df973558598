import type { Chart } from 'chart.js';
import type { TotalsSegment, TotalsSpec } from '../../benchmark/figures/totals';
import type { Role } from '../../benchmark/model/chart';
import { formatQueries, formatSeconds } from '../../benchmark/text/numbers';
import { textColour, tintColour } from '../base/theme';
import { xOf } from '../draw/axis';
import type { Frame } from '../draw/frame';
import { fillPolygon } from '../draw/marks';
import { drawLabel, MIDDLE } from '../draw/text';

const OPACITY = 0.55;
/** Between the two texts, from their middle, px. */
const ASIDE = 14;

interface Bars {
  bar: number;
  rows: number[];
}

/** A query's segments in both bars. */
interface Pair {
  upper: TotalsSegment;
  lower: TotalsSegment;
}

function pairs(spec: TotalsSpec): Pair[] {
  const [upper, lower] = spec.bars;
  return (upper?.segments ?? []).flatMap((segment) => {
    const twin = lower?.segments.find(({ query }) => query === segment.query);
    return twin ? [{ upper: segment, lower: twin }] : [];
  });
}

function middleOf(chart: Chart, { upper, lower }: Pair): number {
  const ends = [upper.fromS, upper.toS, lower.fromS, lower.toS].map((seconds) => xOf(chart, seconds));
  return ends.reduce((sum, x) => sum + x, 0) / ends.length;
}

function drawSums(chart: Chart, spec: TotalsSpec, { theme }: Frame, y: number): void {
  const rest = pairs(spec).find(({ upper }) => upper.query === null);
  if (!rest) return;
  const x = middleOf(chart, rest);
  const draw = ({ count, seconds }: TotalsSpec['savings'], word: string, role: Role) => {
    if (count === 0) return;
    const text = `${formatQueries(count)}: ${formatSeconds(seconds, 0)} ${word}`;
    const left = word === 'less';
    const both = spec.savings.count > 0 && spec.losses.count > 0;
    const anchor = !both ? 'middle' : left ? 'end' : 'start';
    const at = !both ? x : left ? x - ASIDE : x + ASIDE;
    drawLabel(chart, { text, x: at, y, anchor, colour: textColour(theme, role), halo: theme.bg });
  };
  draw(spec.savings, 'less', 'faster');
  draw(spec.losses, 'more', 'slower');
}

/** Ribbons from each query's segment in the upper bar to its segment in the lower one, and between them what they add up to. */
export function drawRibbons(chart: Chart, spec: TotalsSpec, frame: Frame, { bar, rows }: Bars): void {
  const top = chart.chartArea.top + (rows[0] as number) + bar / 2;
  const bottom = chart.chartArea.top + (rows[1] as number) - bar / 2;
  for (const { upper, lower } of pairs(spec).filter((pair) => pair.upper.query !== null)) {
    const corners: [number, number][] = [
      [xOf(chart, upper.fromS), top],
      [xOf(chart, upper.toS), top],
      [xOf(chart, lower.toS), bottom],
      [xOf(chart, lower.fromS), bottom],
    ];
    fillPolygon(chart, corners, tintColour(frame.theme, lower.role), OPACITY);
  }
  drawSums(chart, spec, frame, (top + bottom) / 2 + MIDDLE);
}
