import { capitalise } from '../../benchmark/text/names';
import { formatSeconds } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { labelledRows } from '../../charts/axis';
import type { Plot } from '../../charts/frame';
import {
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
import { type RoleDot, roleDots } from '../../charts/marks';
import { speedupText } from '../../charts/text';
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

/** Dots of queries, at the end of the axis if their speedup is beyond it. */
function dotsOf(plane: Plane, spec: SpreadSpec): RoleDot[] {
  const { points, names } = spec;
  return points.map(({ query, baselineS, candidateS, speedup, low, high, verdict }, index) => ({
    role: verdict,
    x: columnX(plane, spec, index),
    y: plane.y(clampedToAxis(spec, speedup)),
    title: query,
    query,
    lines: [
      `${capitalise(names.baseline)}: ${formatSeconds(baselineS, 1)}`,
      `${capitalise(names.candidate)}: ${formatSeconds(candidateS, 1)}`,
      speedupText(speedup, low, high),
      VERDICT_WORDS[verdict],
    ],
  }));
}

/** True if a query's dot is drawn: its speedup is within the axis. */
function isWithin({ axis, points }: SpreadSpec, index: number): boolean {
  const { speedup = Number.NaN } = points[index] ?? {};
  return speedup >= axis.min && speedup <= axis.max;
}

function draw(spec: SpreadSpec, frame: Frame): Drawn {
  const { theme } = frame;
  const size = frame.variant.name === 'wide' ? WIDE : NARROW;
  const height = plotHeight(size.margins);
  const rows = labelledRows(spec.axis, height);
  const labels = pointLabels(spec, frame, size, height);
  const counts = crossingLabels(spec, frame, size, height, labels);
  const plane = planeOf(frame, size.margins, { y: spec.axis });
  const dots = dotsOf(plane, spec);
  const within = dots.filter((_, index) => isWithin(spec, index));
  const items = [
    ...gridMarks(plane, spec, theme, rows),
    ...whiskerMarks(plane, spec, theme, size),
    ...roleDots(within, theme, size.dot).marks,
    ...axisMarks(plane, spec, frame, { rows, counted: counts.length > 0 }),
    ...placedMarks(plane, [...counts, ...labels], { colour: theme.ink, halo: theme.bg }),
  ];
  return drawnChart(plane, items, roleDots(dots, theme, size.dot).points, 'x');
}

/** Speedups in ascending order on a log scale, each with the range that the iterations allow. */
export const spread: Plot<SpreadSpec> = { variants: TWO_WIDTHS, draw };
