import { capitalise } from '../../benchmark/text/names';
import { formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { fasterSide } from '../../benchmark/text/verdictWords';
import {
  bottomAxis,
  bottomTitle,
  gridColumns,
  gridRows,
  labelledRows,
  leftLabels,
  tickLabels,
} from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import {
  axisShare,
  type ChartPoint,
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  type Plane,
  type Plot,
  planeOf,
  plotHeight,
  TWO_WIDTHS,
} from '../../charts/frame';
import { type LabelRequest, type PlacedLabel, placeByWidth, placedMarks } from '../../charts/labels';
import { dotMark, lineMarks, shapeItem } from '../../charts/marks';
import { labelMark, MIDDLE } from '../../charts/text';
import { fillColour, markColour, type Theme } from '../../charts/theme';
import { type ScatterSpec, speedupsOf } from './spec';

type Point = ScatterSpec['points'][number];

const WIDE: Margins = { left: 44, right: 8, top: 26, bottom: 44, height: 352 };
const NARROW: Margins = { ...WIDE, left: 36, height: 320 };
const DOT = 8;
/** Opacity of a query outside of the mix. */
const PALE = 0.2;
/** Number of queries that are named: the slowest on the baseline, and both ends of the speedups. */
const NAMED = 2;

/** Marks of a query, one a candidate and a line between them; `larger` is added to their size, px. */
function queryMarks(point: Point, { x, y }: Plane, theme: Theme, larger = 0): Mark[] {
  const [at, [first = 0, second]] = [x(point.times[0] as number), speedupsOf(point)];
  const colour = markColour(theme, point.verdict);
  const circle = dotMark(theme, point.verdict, at, y(first), DOT + larger);
  if (second === undefined) return [circle];
  const [reach, middle] = [(DOT + larger) * 0.62, y(second)];
  const corners: [number, number][] = [
    [at, middle - reach],
    [at + reach, middle],
    [at, middle + reach],
    [at - reach, middle],
  ];
  const diamond = shapeItem(corners, fillColour(theme, point.verdict), { colour, width: 1.5 });
  return [...lineMarks([[at, y(first), at, middle]], colour, 1.5 + larger / 2), circle, diamond];
}

function chartPoint(spec: ScatterSpec, point: Point, plane: Plane, theme: Theme): ChartPoint {
  const { query, pattern, times, verdict } = point;
  const speedups = speedupsOf(point);
  const lines = spec.names.map((name, side) => {
    const speedup = side === 0 ? '' : `, ${formatSpeedup(speedups[side - 1] as number)}`;
    return `${capitalise(name)}: ${formatSeconds(times[side] as number)}${speedup}`;
  });
  return {
    x: plane.x(times[0] as number),
    y: plane.y(speedups.at(-1) as number),
    title: query,
    query,
    lines: [...(pattern === undefined ? [] : [capitalise(pattern)]), ...lines, fasterSide(verdict, spec.comparedNames)],
    active: queryMarks(point, plane, theme, 3),
  };
}

/** Names of the slowest queries and of those with the highest and lowest speedups. */
function nameLabels({ points, time, axis }: ScatterSpec, { variant }: Frame, margins: Margins): PlacedLabel[] {
  const height = plotHeight(margins);
  const ends = points.map((point) => {
    const speedups = speedupsOf(point);
    const share = axisShare(time, point.times[0] as number);
    const row = (speedup: number) => (1 - axisShare(axis, speedup)) * height;
    return { point, share, most: Math.max(...speedups), least: Math.min(...speedups), row };
  });
  const slowest = ends.toSorted((a, b) => b.share - a.share).slice(0, NAMED);
  const fastest = ends.toSorted((a, b) => b.most - a.most).slice(0, NAMED);
  const lowest = ends.toSorted((a, b) => a.least - b.least).slice(0, NAMED);
  const wishes = [...new Set([...lowest, ...fastest, ...slowest])].map(
    ({ point, share, most, least, row }): LabelRequest => {
      const spot = (px: number, y: number, anchor: 'start' | 'middle' | 'end') => ({ share, px, y, anchor });
      const leftAndRight = (y: number) => [spot(DOT, y + MIDDLE, 'start'), spot(-DOT, y + MIDDLE, 'end')];
      const high = [spot(0, row(most) - DOT, 'middle'), ...leftAndRight(row(most))];
      const low = [spot(0, row(least) + DOT + 9, 'middle'), ...leftAndRight(row(least))];
      const isLow = lowest.some((end) => end.point === point);
      return { text: point.query, weight: 600, spots: isLow ? [...low, ...high] : [...high, ...low] };
    },
  );
  return placeByWidth(wishes, variant, margins.left + margins.right, (plot) => ({
    bounds: { left: 2, right: plot + margins.right, top: 0, bottom: height },
    marks: ends.map(({ share, most, least, row }) => {
      const at = share * plot;
      return { left: at - DOT / 2, right: at + DOT / 2, top: row(most) - DOT / 2, bottom: row(least) + DOT / 2 };
    }),
  }));
}

function pale(marks: Mark[]): Mark[] {
  return marks.map((mark) => (mark.type === 'path' ? { ...mark, opacity: PALE } : mark));
}

function draw(spec: ScatterSpec, frame: Frame): Drawn {
  const { theme, variant } = frame;
  const margins = variant.name === 'wide' ? WIDE : NARROW;
  const plane = planeOf(frame, margins, { x: spec.time, y: spec.axis });
  const rows = labelledRows(spec.axis, plotHeight(margins));
  const labels = tickLabels(spec.time, variant, margins.left + margins.right);
  const outFirst = spec.points.toSorted((a, b) => Number(b.isOut ?? false) - Number(a.isOut ?? false));
  const items = [
    ...gridColumns(plane, spec.time, theme),
    ...gridRows(
      plane,
      rows.filter((row) => row !== 1),
      theme.grid,
    ),
    ...gridRows(plane, [1], theme.ink),
    ...bottomAxis(plane, { axis: spec.time, theme, labels, line: true }),
    ...leftLabels(plane, spec.axis, theme, rows),
    labelMark({ text: spec.axis.title, x: 0, y: 12, colour: theme.ink2 }),
    bottomTitle(plane, spec.time, theme, variant.name === 'wide'),
    ...outFirst.flatMap((point) => (point.isOut ? pale : (marks: Mark[]) => marks)(queryMarks(point, plane, theme))),
    ...placedMarks(plane, nameLabels(spec, frame, margins), { colour: theme.ink, halo: theme.bg }),
  ];
  const points = spec.points.map((point) => chartPoint(spec, point, plane, theme)).sort((a, b) => a.x - b.x);
  return drawnChart(plane, items, points);
}

/** Speedups over the time on the baseline; with two candidates a circle and a diamond a query, with a line between. */
export const scatter: Plot<ScatterSpec> = { variants: TWO_WIDTHS, draw };
