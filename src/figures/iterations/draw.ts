import type { Role } from '../../benchmark/model/chart';
import { formatNumber, formatSeconds } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { bottomAxis, bottomTitle, gridColumns, tickLabels } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import type { Plot } from '../../charts/frame';
import {
  axisShare,
  type ChartPoint,
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  narrowestPlot,
  type Plane,
  planeOf,
  TWO_WIDTHS,
} from '../../charts/frame';
import { isPositionFree, type LabelPosition, labelArea } from '../../charts/labels';
import { activeDot, dotMark, lineMarks } from '../../charts/marks';
import { labelMark, textRoom } from '../../charts/text';
import type { IterationsSpec } from './spec';

const DOT = 7.2;
/** From one iteration to the next, down the row. */
const STEP = 10.5;
const TICK = 54;
const MIN_ROW = 66;
const NAME = 22;
const BOTTOM = 42;
/** From the outermost point to the text next to it. */
const ASIDE = 14;

function rowHeight({ rows }: IterationsSpec, wide: boolean): number {
  const most = Math.max(1, ...rows.map(({ valuesS }) => valuesS.length));
  const points = Math.max(TICK, (most - 1) * STEP + DOT) + 12;
  return (wide ? Math.max(MIN_ROW, points) : points) + (wide ? 0 : NAME);
}

function middle(spec: IterationsSpec, index: number, wide: boolean): number {
  const height = rowHeight(spec, wide);
  const name = wide ? 0 : NAME;
  return index * height + name + (height - name) / 2;
}

function pointY(spec: IterationsSpec, row: number, iteration: number, wide: boolean): number {
  const count = spec.rows[row]?.valuesS.length ?? 0;
  return middle(spec, row, wide) + (iteration - (count - 1) / 2) * STEP;
}

/** The baseline's points are ink; the candidate's have the hue of the verdict. */
function roleOf({ role, verdict }: IterationsSpec['rows'][number]): Role {
  return role === 'baseline' ? 'baseline' : verdict;
}

function rangeText({ minS, maxS }: IterationsSpec['rows'][number]): string {
  return `${formatNumber(minS, 1)}–${formatSeconds(maxS)}`;
}

function statisticText({ statistic }: IterationsSpec, { statisticS }: IterationsSpec['rows'][number]): string {
  return statistic === 'single' ? formatSeconds(statisticS, 2) : `${statistic} ${formatSeconds(statisticS, 2)}`;
}

/** Positions for the text of a row: right of all points, left of them, right of one of them, at the right edge. */
function wordSpots(spec: IterationsSpec, row: IterationsSpec['rows'][number]): Omit<LabelPosition, 'y'>[] {
  const share = (value: number) => axisShare(spec.axis, value);
  const values = [row.statisticS, ...row.valuesS];
  return [
    { share: share(Math.max(...values)), px: ASIDE, anchor: 'start' },
    { share: share(Math.min(...values)), px: -ASIDE, anchor: 'end' },
    ...values.map((value) => ({ share: share(value), px: ASIDE, anchor: 'start' as const })),
    { share: 1, px: 0, anchor: 'end' },
  ];
}

/** The first position with both lines inside the box and clear of every point; otherwise the right edge. */
function wordSpot(spec: IterationsSpec, index: number, wide: boolean, plot: number): Omit<LabelPosition, 'y'> {
  const row = spec.rows[index] as IterationsSpec['rows'][number];
  const y = middle(spec, index, wide);
  const half = DOT / 2;
  const points = row.valuesS.map((value, iteration) => {
    const [x, at] = [axisShare(spec.axis, value) * plot, pointY(spec, index, iteration, wide)];
    return { left: x - half, right: x + half, top: at - half, bottom: at + half };
  });
  const spots = wordSpots(spec, row);
  const free = spots.find((spot) => {
    const lines = [
      { text: statisticText(spec, row), y: y - 4, weight: 600 },
      { text: rangeText(row), y: y + 12, weight: 400 },
    ];
    return lines.every((line) => {
      const box = labelArea(line.text, { ...spot, y: line.y }, plot, line.weight);
      return box.left >= 0 && box.right <= plot && isPositionFree(box, { ...spot, y: line.y }, plot, points);
    });
  });
  return free ?? (spots.at(-1) as Omit<LabelPosition, 'y'>);
}

/** Statistic and range next to the points of a row. */
function wordMarks(plane: Plane, spec: IterationsSpec, frame: Frame, index: number, plot: number): Mark[] {
  const row = spec.rows[index] as IterationsSpec['rows'][number];
  const { theme, variant } = frame;
  const wide = variant.name === 'wide';
  const { share, px, anchor } = wordSpot(spec, index, wide, plot);
  const y = plane.y(middle(spec, index, wide));
  const paint = { x: plane.left + share * (plane.right - plane.left) + px, anchor, halo: theme.bg };
  return [
    labelMark({ ...paint, text: statisticText(spec, row), y: y - 4, colour: theme.ink, weight: 600 }),
    labelMark({ ...paint, text: rangeText(row), y: y + 12, colour: theme.ink2 }),
  ];
}

function nameMarks(plane: Plane, spec: IterationsSpec, { theme, variant }: Frame): Mark[] {
  const wide = variant.name === 'wide';
  const paint = { x: 0, colour: theme.ink, weight: 600 };
  return spec.rows.flatMap(({ name, role }, index) => {
    if (!wide) {
      const y = plane.y(index * rowHeight(spec, wide)) + 14;
      const tail = { text: role, colour: theme.ink2, weight: 400, from: 0 };
      return [labelMark({ ...paint, text: name, y, halo: theme.bg, tail })];
    }
    const y = plane.y(middle(spec, index, wide));
    return [
      labelMark({ ...paint, text: name, y: y - 4 }),
      labelMark({ text: role, x: 0, y: y + 12, colour: theme.ink2 }),
    ];
  });
}

function tickMarks({ x, y }: Plane, spec: IterationsSpec, { theme, variant }: Frame): Mark[] {
  const lines = spec.rows.map(({ statisticS }, index): [number, number, number, number] => {
    const at = y(middle(spec, index, variant.name === 'wide'));
    return [x(statisticS), at - TICK / 2, x(statisticS), at + TICK / 2];
  });
  return lineMarks(lines, theme.ink, 2);
}

/** Dots, the last row first. */
function dotMarks({ x, y }: Plane, spec: IterationsSpec, { theme, variant }: Frame): Mark[] {
  const rows = spec.rows.map((row, index) =>
    row.valuesS.map((value, iteration) =>
      dotMark(theme, roleOf(row), x(value), y(pointY(spec, index, iteration, variant.name === 'wide')), DOT),
    ),
  );
  return rows.toReversed().flat();
}

function pointsOf(plane: Plane, spec: IterationsSpec, { theme, variant }: Frame): ChartPoint[] {
  return spec.rows.flatMap((row, index) =>
    row.valuesS.map((value, iteration) => {
      const x = plane.x(value);
      const y = plane.y(pointY(spec, index, iteration, variant.name === 'wide'));
      return {
        x,
        y,
        title: `${row.name}, iteration ${iteration + 1}`,
        lines: [
          formatSeconds(value, 2),
          `${statisticText(spec, row)} (${rangeText(row)})`,
          ...(row.role === 'candidate' ? [VERDICT_WORDS[row.verdict]] : []),
        ],
        active: activeDot(theme, roleOf(row), x, y, DOT),
      };
    }),
  );
}

function marginsOf(spec: IterationsSpec, wide: boolean): Margins {
  const names = Math.max(...spec.rows.map(({ name }) => textRoom(name, 12, 600)));
  const left = wide ? Math.max(148, Math.ceil(names) + 16) : 1;
  const height = 4 + spec.rows.length * rowHeight(spec, wide) + 12 + BOTTOM;
  return { left, right: wide ? 20 : 8, top: 4, bottom: BOTTOM, height };
}

function draw(spec: IterationsSpec, frame: Frame): Drawn {
  const { theme } = frame;
  const wide = frame.variant.name === 'wide';
  const margins = marginsOf(spec, wide);
  const plot = narrowestPlot(frame, margins);
  const labels = tickLabels(spec.axis, frame.variant, margins.left + margins.right, { clamped: !wide });
  const plane = planeOf(frame, margins, { x: spec.axis });
  const { left, top, bottom } = plane;
  const items = [
    ...gridColumns(plane, spec.axis, theme, [0]),
    ...(spec.axis.min <= 0 ? lineMarks([[left, top, left, bottom]], theme.axis) : []),
    ...tickMarks(plane, spec, frame),
    ...dotMarks(plane, spec, frame),
    ...bottomAxis(plane, { axis: spec.axis, theme, labels, line: true, clamped: !wide }),
    ...nameMarks(plane, spec, frame),
    ...spec.rows.flatMap((_, index) => wordMarks(plane, spec, frame, index, plot)),
    bottomTitle(plane, spec.axis, theme, wide, 35),
  ];
  return drawnChart(plane, items, pointsOf(plane, spec, frame));
}

/** One row of points per engine in the order of running, a tick at the statistic, seconds from 0. */
export const iterations: Plot<IterationsSpec> = { variants: TWO_WIDTHS, draw };
