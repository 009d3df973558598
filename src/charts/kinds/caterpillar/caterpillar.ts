import type { CaterpillarSpec } from '../../../benchmark/figures/caterpillarPlot';
import { markOf, VERDICT_MARKS, type VerdictMark } from '../../../benchmark/model/verdictMark';
import { capitalise } from '../../../benchmark/text/names';
import { formatSeconds } from '../../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import { TWO_WIDTHS } from '../../base/variants';
import { speedupText } from '../../base/words';
import type { DrawnChart, Frame, Margins } from '../../draw/frame';
import { axisScale, drawnChart, hiddenScale, plotHeight } from '../../draw/frame';
import { drawPlaced } from '../../draw/labels';
import { dotStyle } from '../../draw/marks';
import type { ChartPoint } from '../../draw/point';
import { labelledRows } from '../../draw/ticks';
import type { Plot } from '../plot';
import { crossingLabels, pointLabels } from './caterpillarLabels';
import { clampedToAxis, columnShare, drawAxes, drawGrid, drawWhiskers } from './caterpillarMarks';

/** Sizes that differ between the wide and the narrow drawing, px. */
interface Size {
  dot: number;
  line: number;
  margins: Margins;
}

const WIDE: Size = { dot: 8, line: 1.5, margins: { left: 44, right: 6, top: 26, bottom: 26, height: 352 } };
const NARROW: Size = { dot: 4.4, line: 1, margins: { left: 36, right: 4, top: 26, bottom: 44, height: 352 } };

function points(spec: CaterpillarSpec): ChartPoint[] {
  return spec.points.map(({ query, baselineS, candidateS, speedup, low, high, verdict }, position) => ({
    dataset: VERDICT_MARKS.indexOf(markOf(verdict)),
    index: spec.points.slice(0, position).filter((point) => markOf(point.verdict) === markOf(verdict)).length,
    title: query,
    query,
    lines: [
      `${capitalise(spec.names.baseline)}: ${formatSeconds(baselineS, 1)}`,
      `${capitalise(spec.names.candidate)}: ${formatSeconds(candidateS, 1)}`,
      speedupText(speedup, low, high),
      VERDICT_WORDS[verdict],
    ],
  }));
}

function dataset(spec: CaterpillarSpec, mark: VerdictMark, frame: Frame, dot: number): unknown {
  const inside = ({ speedup }: CaterpillarSpec['points'][number]) =>
    speedup >= spec.axis.min && speedup <= spec.axis.max;
  const data = spec.points.flatMap((point, index) => {
    if (markOf(point.verdict) !== mark) return [];
    const y = clampedToAxis(spec, point.speedup);
    return [{ x: columnShare(index, spec.points.length), y, beyond: !inside(point) }];
  });
  const style = dotStyle(frame.theme, mark, dot);
  const radius = data.map(({ beyond }) => (beyond ? 0 : style.radius));
  return { data, clip: false, ...style, radius };
}

function draw(spec: CaterpillarSpec, frame: Frame): DrawnChart {
  const size = frame.variant.name === 'wide' ? WIDE : NARROW;
  const { margins } = size;
  const height = plotHeight(margins);
  const rows = labelledRows(spec.axis, height);
  const labels = pointLabels(spec, frame, size, height);
  const counts = crossingLabels(spec, frame, size, height, labels);
  return drawnChart(frame, {
    type: 'scatter',
    datasets: VERDICT_MARKS.map((mark) => dataset(spec, mark, frame, size.dot)),
    margins,
    scales: { x: hiddenScale('linear', 0, 1), y: axisScale(spec.axis) },
    options: { interaction: { mode: 'nearest', axis: 'x', intersect: false } },
    points: points(spec),
    layers: {
      under: (chart) => {
        drawGrid(chart, spec, frame.theme, rows);
        drawWhiskers(chart, spec, frame.theme, size);
      },
      over: (chart) => {
        drawAxes(chart, spec, frame, { rows, counted: counts.length > 0 });
        drawPlaced(chart, [...counts, ...labels], { colour: frame.theme.ink, halo: frame.theme.bg });
      },
    },
  });
}

/** Every speedup in ascending order on a log scale, each with the range that the iterations allow. */
export const caterpillar: Plot<CaterpillarSpec> = {
  file: 'caterpillar/caterpillar',
  type: 'scatter',
  variants: TWO_WIDTHS,
  draw,
};
