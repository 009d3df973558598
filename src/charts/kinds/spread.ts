import type { SpreadSpec } from '../../benchmark/chartTypes';
import type { Verdict } from '../../benchmark/comparisonTypes';
import { VERDICT_WORDS } from '../../benchmark/format';
import type { DrawnChart, Frame, Margins } from '../draw/frame';
import { drawnChart, hiddenScale, plotHeight } from '../draw/frame';
import { drawPlaced } from '../draw/labels';
import { dotStyle } from '../draw/marks';
import type { ChartPoint } from '../draw/point';
import { labelledRows } from '../draw/ticks';
import { speedupText } from '../words';
import { crossingLabels, pointLabels } from './spreadLabels';
import { drawSpreadAxes, drawSpreadGrid, drawWhiskers } from './spreadMarks';
import { clampedToAxis, columnShare } from './spreadScale';

const VERDICTS: Verdict[] = ['slower', 'faster', 'unclear'];

/** Sizes that differ between the wide and the narrow drawing, px. */
export interface SpreadSize {
  dot: number;
  line: number;
  margins: Margins;
}

const WIDE: SpreadSize = { dot: 8, line: 1.5, margins: { left: 44, right: 6, top: 26, bottom: 26, height: 352 } };
const NARROW: SpreadSize = { dot: 4.4, line: 1, margins: { left: 36, right: 4, top: 26, bottom: 44, height: 352 } };

function points(spec: SpreadSpec): ChartPoint[] {
  return spec.points.map(({ query, speedup, low, high, verdict }, position) => ({
    dataset: VERDICTS.indexOf(verdict),
    index: spec.points.slice(0, position).filter((point) => point.verdict === verdict).length,
    title: query,
    query,
    lines: [speedupText(speedup, low, high), VERDICT_WORDS[verdict]],
  }));
}

function dataset(spec: SpreadSpec, verdict: Verdict, frame: Frame, dot: number): unknown {
  const inside = ({ speedup }: SpreadSpec['points'][number]) => speedup >= spec.axis.min && speedup <= spec.axis.max;
  const data = spec.points.flatMap((point, index) => {
    if (point.verdict !== verdict) return [];
    const y = clampedToAxis(spec, point.speedup);
    return [{ x: columnShare(index, spec.points.length), y, beyond: !inside(point) }];
  });
  const style = dotStyle(frame.theme, verdict, dot);
  const radius = data.map(({ beyond }) => (beyond ? 0 : style.radius));
  return { data, clip: false, ...style, radius };
}

/** Every speedup in ascending order on a log scale, each with the range that the iterations allow. */
export function spread(spec: SpreadSpec, frame: Frame): DrawnChart {
  const size = frame.variant.name === 'wide' ? WIDE : NARROW;
  const { margins } = size;
  const height = plotHeight(margins);
  const rows = labelledRows(spec.axis, height);
  const labels = pointLabels(spec, frame, size, height);
  const counts = crossingLabels(spec, frame, size, height, labels);
  return drawnChart(frame, {
    type: 'scatter',
    datasets: VERDICTS.map((verdict) => dataset(spec, verdict, frame, size.dot)),
    margins,
    scales: { x: hiddenScale('linear', 0, 1), y: hiddenScale('logarithmic', spec.axis.min, spec.axis.max) },
    options: { interaction: { mode: 'nearest', axis: 'x', intersect: false } },
    points: points(spec),
    layers: {
      under: (chart) => {
        drawSpreadGrid(chart, spec, frame.theme, rows);
        drawWhiskers(chart, spec, frame.theme, size);
      },
      over: (chart) => {
        drawSpreadAxes(chart, spec, frame, rows);
        drawPlaced(chart, [...counts, ...labels], { colour: frame.theme.ink, halo: frame.theme.bg });
      },
    },
  });
}
