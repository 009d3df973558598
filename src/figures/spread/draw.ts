import { markOf, VERDICT_MARKS } from '../../benchmark/model/verdictMark';
import { capitalise } from '../../benchmark/text/names';
import { formatSeconds } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { labelledRows } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import type { Plot } from '../../charts/frame';
import {
  type ChartPoint,
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  type Plane,
  planeOf,
  plotHeight,
  TWO_WIDTHS,
} from '../../charts/frame';
import { placedMarks } from '../../charts/labels';
import { activeDot, dotMark } from '../../charts/marks';
import { speedupText } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import { crossingLabels, pointLabels } from './labels';
import { axisMarks, clampedToAxis, columnX, gridMarks, whiskerMarks } from './marks';
import type { SpreadSpec } from './spec';

/** Sizes that differ between the wide and the narrow drawing, px. */
interface Size {
  dot: number;
  line: number;
  margins: Margins;
}

const WIDE: Size = { dot: 8, line: 1.5, margins: { left: 44, right: 6, top: 26, bottom: 26, height: 352 } };
const NARROW: Size = { dot: 4.4, line: 1, margins: { left: 36, right: 4, top: 26, bottom: 44, height: 352 } };

/** A query with its position, px. */
interface PlacedPoint {
  point: SpreadSpec['points'][number];
  x: number;
  y: number;
}

function placedPoints(plane: Plane, spec: SpreadSpec): PlacedPoint[] {
  return spec.points.map((point, index) => {
    return { point, x: columnX(plane, spec, index), y: plane.y(clampedToAxis(spec, point.speedup)) };
  });
}

/** Dots of queries whose speedup is within the axis; the last verdict is drawn first. */
function dotMarks({ axis }: SpreadSpec, placed: readonly PlacedPoint[], theme: Theme, dot: number): Mark[] {
  const inside = placed.filter(({ point: { speedup } }) => speedup >= axis.min && speedup <= axis.max);
  return VERDICT_MARKS.toReversed().flatMap((mark) =>
    inside.filter(({ point }) => markOf(point.verdict) === mark).map(({ x, y }) => dotMark(theme, mark, x, y, dot)),
  );
}

function pointOf({ names }: SpreadSpec, { point, x, y }: PlacedPoint, theme: Theme, dot: number): ChartPoint {
  const { query, baselineS, candidateS, speedup, low, high, verdict } = point;
  return {
    x,
    y,
    title: query,
    query,
    lines: [
      `${capitalise(names.baseline)}: ${formatSeconds(baselineS, 1)}`,
      `${capitalise(names.candidate)}: ${formatSeconds(candidateS, 1)}`,
      speedupText(speedup, low, high),
      VERDICT_WORDS[verdict],
    ],
    active: activeDot(theme, markOf(verdict), x, y, dot),
  };
}

function draw(spec: SpreadSpec, frame: Frame): Drawn {
  const { theme } = frame;
  const size = frame.variant.name === 'wide' ? WIDE : NARROW;
  const height = plotHeight(size.margins);
  const rows = labelledRows(spec.axis, height);
  const labels = pointLabels(spec, frame, size, height);
  const counts = crossingLabels(spec, frame, size, height, labels);
  const plane = planeOf(frame, size.margins, { y: spec.axis });
  const placed = placedPoints(plane, spec);
  const items = [
    ...gridMarks(plane, spec, theme, rows),
    ...whiskerMarks(plane, spec, theme, size),
    ...dotMarks(spec, placed, theme, size.dot),
    ...axisMarks(plane, spec, frame, { rows, counted: counts.length > 0 }),
    ...placedMarks(plane, [...counts, ...labels], { colour: theme.ink, halo: theme.bg }),
  ];
  const points = placed.map((point) => pointOf(spec, point, theme, size.dot));
  return drawnChart(plane, items, points, 'x');
}

/** Speedups in ascending order on a log scale, each with the range that the iterations allow. */
export const spread: Plot<SpreadSpec> = { variants: TWO_WIDTHS, draw };
