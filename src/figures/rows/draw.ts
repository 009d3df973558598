import { markOf, VERDICT_MARKS } from '../../benchmark/model/verdictMark';
import { formatNumber, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { bottomAxis, gridColumns, tickLabels } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import type { Plot } from '../../charts/frame';
import {
  axisShare,
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  type Plane,
  planeOf,
  TWO_WIDTHS,
} from '../../charts/frame';
import { lineMarks, type RoleDot, roleDots, shapeItem } from '../../charts/marks';
import { labelMark, MIDDLE, wrapText } from '../../charts/text';
import type { Theme } from '../../charts/theme';
import type { RowsSpec } from './spec';

type Row = RowsSpec['rows'][number];
type Point = Row['points'][number];

const SIZES = {
  wide: { diameter: 7.4, pitch: 8.4, left: 150, above: 12, names: 142 },
  narrow: { diameter: 5, pitch: 5.8, left: 8, above: 42, names: 0 },
};
const RIGHT = 10;
/** Space below a row's line, for the names of tick and triangle. */
const UNDER = 30;
const BOTTOM = 46;
const MIN_LEVELS = 5;

/** A dot with its position: a share of the axis, and px below the top of the plot area. */
interface Placed {
  point: Point;
  share: number;
  y: number;
}

/** A row with the line for its dots, px below the top of the plot area. */
interface PlacedRow {
  row: Row;
  line: number;
  dots: Placed[];
}

function sizeOf({ variant }: Frame) {
  return SIZES[variant.name === 'wide' ? 'wide' : 'narrow'];
}

/** Dots in bins of equal width, counted from 1× to both sides, so that no bin contains 1×; clear verdicts at the bottom. */
function stackRows(
  { axis }: RowsSpec,
  { points }: Row,
  pitchShare: number,
): { point: Point; share: number; level: number }[] {
  const one = axisShare(axis, 1);
  const heights = new Map<number, number>();
  const clearFirst = [...points].sort((a, b) => Number(a.verdict === 'unclear') - Number(b.verdict === 'unclear'));
  return clearFirst.map((point) => {
    const bin = Math.floor((axisShare(axis, point.speedup) - one) / pitchShare + (point.speedup === 1 ? 1e-9 : 0));
    const level = heights.get(bin) ?? 0;
    heights.set(bin, level + 1);
    return { point, share: one + (bin + 0.5) * pitchShare, level };
  });
}

function placedRows(spec: RowsSpec, frame: Frame): PlacedRow[] {
  const { pitch, above, left } = sizeOf(frame);
  const plot = frame.variant.from - left - RIGHT;
  let top = 0;
  return spec.rows.map((row) => {
    const dots = stackRows(spec, row, pitch / plot);
    const levels = Math.max(MIN_LEVELS, ...dots.map(({ level }) => level + 1));
    const line = top + above + levels * pitch;
    top = line + UNDER;
    return {
      row,
      line,
      dots: dots.map(({ point, share, level }) => ({ point, share, y: line - (level + 0.5) * pitch })),
    };
  });
}

function marginsOf(rows: readonly PlacedRow[], frame: Frame): Margins {
  const plot = Math.ceil((rows.at(-1)?.line ?? 0) + UNDER - 8);
  return { left: sizeOf(frame).left, right: RIGHT, top: 2, bottom: BOTTOM, height: 2 + plot + BOTTOM };
}

/** The x of a share of the axis, px. */
function shareX({ left, right }: Plane, share: number): number {
  return left + share * (right - left);
}

/** Dots of all rows, by verdict, then by row. */
function dotsOf(plane: Plane, rows: readonly PlacedRow[]): RoleDot[] {
  const dots = rows.flatMap(({ row: { title }, dots: own }) =>
    own.map(({ point: { query, speedup, verdict, baselineS, candidateS }, share, y }) => ({
      role: verdict,
      x: shareX(plane, share),
      y: plane.y(y),
      title: `${query}, ${title}`,
      query,
      lines: [
        `${formatSpeedup(speedup)}: ${formatSeconds(baselineS)}, then ${formatSeconds(candidateS)}`,
        VERDICT_WORDS[verdict],
      ],
    })),
  );
  return VERDICT_MARKS.flatMap((mark) => dots.filter(({ role }) => markOf(role) === mark));
}

function nameMarks(plane: Plane, { row: { title, counts }, line }: PlacedRow, top: number, frame: Frame): Mark[] {
  const { theme } = frame;
  const { names } = sizeOf(frame);
  const wide = frame.variant.name === 'wide';
  const lines = wide ? wrapText(title, names, 12, 600) : [title];
  const first = plane.y(wide ? line - 34 : top + 14);
  const heads = lines.map((text, index) =>
    labelMark({ text, x: 0, y: first + index * 16, colour: theme.ink, weight: 600 }),
  );
  return [...heads, labelMark({ text: counts, x: 0, y: first + lines.length * 16, colour: theme.ink2 })];
}

/** Triangle of a total that differs from the geometric mean, with its name. */
function totalMarks(total: number, x: number, y: number, left: boolean, theme: Theme): Mark[] {
  const corners: [number, number][] = [
    [x - 5, y + 12],
    [x + 5, y + 12],
    [x, y + 3],
  ];
  const away = left ? { x: x - 9, anchor: 'end' as const } : { x: x + 9 };
  const text = `total ${formatNumber(total, 2)}`;
  const label = labelMark({ ...away, text, y: y + 12 + MIDDLE, colour: theme.ink, halo: theme.bg, weight: 600 });
  return [shapeItem(corners, theme.ink), label];
}

/** Tick of the geometric mean, and triangle of a total that differs; names are on opposite sides. */
function estimateMarks(plane: Plane, { row, line }: PlacedRow, spec: RowsSpec, { theme }: Frame): Mark[] {
  const { total, geometricMean } = row;
  const [x, y] = [plane.x(geometricMean), plane.y(line)];
  const meanLeft = total !== null && total > geometricMean;
  const inEnd = axisShare(spec.axis, geometricMean) > 0.72;
  const side = meanLeft || inEnd ? { x: x - 6, anchor: 'end' as const } : { x: x + 6 };
  const text = `geometric mean ${formatNumber(geometricMean, 2)}`;
  return [
    ...lineMarks([[x, y, x, y + 10]], theme.ink, 2),
    labelMark({ ...side, text, y: y + 12 + MIDDLE, colour: theme.ink, halo: theme.bg }),
    ...(total === null ? [] : totalMarks(total, plane.x(total), y, !meanLeft, theme)),
  ];
}

function dotNames(plane: Plane, { dots }: PlacedRow, frame: Frame): Mark[] {
  const { theme } = frame;
  const aside = sizeOf(frame).diameter / 2 + 4;
  const named = dots.filter(({ point }) => point.label);
  return named.map(({ point, share, y }) => {
    const x = shareX(plane, share);
    const at = share > 0.7 ? { x: x - aside, anchor: 'end' as const } : { x: x + aside };
    const text = `${point.query} ${formatSpeedup(point.speedup)}`;
    return labelMark({ ...at, text, y: plane.y(y) + MIDDLE, weight: 600, colour: theme.ink, halo: theme.bg });
  });
}

function gridMarks(plane: Plane, spec: RowsSpec, rows: readonly PlacedRow[], { theme }: Frame): Mark[] {
  const { x, y, left, right, top, bottom } = plane;
  const lines = rows.map(({ line }): [number, number, number, number] => [left, y(line), right, y(line)]);
  return [
    ...gridColumns(plane, spec.axis, theme, [1]),
    ...lineMarks(lines, theme.rule),
    ...lineMarks([[x(1), top, x(1), bottom + 4]], theme.ink),
  ];
}

/** Labels of both directions, and of the value. */
function directionMarks({ x, bottom }: Plane, { axis, baseline }: RowsSpec, { theme }: Frame): Mark[] {
  const y = bottom + 34 + MIDDLE;
  const slower = { text: `← ${baseline} faster`, x: x(1) - 12, anchor: 'end' } as const;
  return [
    labelMark({ ...slower, y, colour: theme.slowerText, weight: 600 }),
    labelMark({ text: 'candidate faster →', x: x(1) + 12, y, colour: theme.fasterText, weight: 600 }),
    labelMark({ text: axis.title.replace(' (log scale)', ''), x: 0, y, colour: theme.ink2, from: 760 }),
  ];
}

function draw(spec: RowsSpec, frame: Frame): Drawn {
  const rows = placedRows(spec, frame);
  const margins = marginsOf(rows, frame);
  const labels = tickLabels(spec.axis, frame.variant, margins.left + margins.right);
  const plane = planeOf(frame, margins, { x: spec.axis });
  const { marks, points } = roleDots(dotsOf(plane, rows), frame.theme, sizeOf(frame).diameter, 1);
  const items = [
    ...gridMarks(plane, spec, rows, frame),
    ...marks,
    ...rows.flatMap((row, index) => [
      ...nameMarks(plane, row, index === 0 ? 0 : (rows[index - 1]?.line ?? 0) + UNDER, frame),
      ...estimateMarks(plane, row, spec, frame),
      ...dotNames(plane, row, frame),
    ]),
    ...bottomAxis(plane, { axis: spec.axis, theme: frame.theme, labels, line: true }),
    ...directionMarks(plane, spec, frame),
  ];
  return drawnChart(plane, items, points);
}

/** A row of dots for each candidate on one log scale; tick: the geometric mean, triangle: a different total. */
export const rows: Plot<RowsSpec> = { variants: TWO_WIDTHS, draw };
