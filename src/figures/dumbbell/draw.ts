import type { Names } from '../../benchmark/model/comparison';
import { markOf, VERDICT_MARKS } from '../../benchmark/model/verdictMark';
import { capitalise, shortNames } from '../../benchmark/text/names';
import { formatNumber, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { bottomAxis, bottomTitle, gridColumns, tickLabels } from '../../charts/axis';
import type { Mark } from '../../charts/drawing';
import type { Plot } from '../../charts/frame';
import {
  type Drawn,
  drawnChart,
  type Frame,
  type Margins,
  narrowestPlot,
  type Plane,
  planeOf,
  THREE_WIDTHS,
} from '../../charts/frame';
import { lineMarks, type RoleDot, roleDots } from '../../charts/marks';
import { fittedText, labelMark, MIDDLE, textRoom, wrapText } from '../../charts/text';
import { markColour, type Theme } from '../../charts/theme';
import type { DumbbellSpec } from './spec';

/** Wider headers break into two lines, px. */
const WIDEST = 62;
/** Wider lines of a header, such as one with an id, break further, px. */
const WIDEST_LINE = 110;

/** Lines of a seconds header, broken at its middle space if it is wide: "Comet (s)", "Vanilla" "Spark (s)". */
function headLines(name: string): string[] {
  const text = `${name} (s)`;
  const words = name.split(' ');
  if (textRoom(text) <= WIDEST || words.length === 1) return [text];
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), `${words.slice(half).join(' ')} (s)`];
  return lines.flatMap((line) => wrapText(line, WIDEST_LINE));
}

/** Header lines of both sides' seconds, with short names. */
function columnHeads(names: Names): { baseline: string[]; candidate: string[] } {
  const { baseline, candidate } = shortNames(names);
  return { baseline: headLines(capitalise(baseline)), candidate: headLines(capitalise(candidate)) };
}

const ROW = 25;
const DOT = 10;
const TICK = 12;
/** Least space for names, px, and their largest share of the narrowest drawing. */
const LEFT = 44;
const MAX_NAME_SHARE = 0.3;
/** Between a name and the plot area, px. */
const NAME_GAP = 8;
const BOTTOM = 42;
const LINE = 14;
/** Before each number column, px. */
const COLUMN_GAP = 8;
/** Between the plot area and the first number column, because the last tick label extends beyond the area. */
const PLOT_GAP = 14;
/** Minimum plot area next to the columns of seconds, px. */
const MIN_PLOT = 40;

interface NumberColumn {
  lines: string[];
  texts: string[];
  weight: number;
  /** From the picture's right edge to the column's, px. */
  right: number;
  width: number;
}

/** Number columns from left to right, with or without the seconds of both sides. */
function columnsOf({ names, rows }: DumbbellSpec, seconds: boolean): NumberColumn[] {
  const heads = columnHeads(names);
  const all = [
    ...(seconds
      ? [{ lines: heads.baseline, texts: rows.map((row) => formatNumber(row.baselineS, 1)), weight: 400 }]
      : []),
    ...(seconds
      ? [{ lines: heads.candidate, texts: rows.map((row) => formatNumber(row.candidateS, 1)), weight: 400 }]
      : []),
    { lines: ['Speedup (×)'], texts: rows.map((row) => formatNumber(row.speedup, 2)), weight: 600 },
  ];
  let right = 0;
  const placed = all.reverse().map((column) => {
    const widest = Math.max(
      ...column.lines.map((line) => textRoom(line)),
      ...column.texts.map((text) => textRoom(text, 12, column.weight)),
    );
    const width = Math.ceil(widest) + COLUMN_GAP;
    right += width;
    return { ...column, width, right: right - width };
  });
  return placed.reverse();
}

/** Space for the names of the queries, px. */
function nameRoom({ rows }: DumbbellSpec, { variant }: Frame): number {
  const widest = Math.max(0, ...rows.map(({ query }) => textRoom(query, 12, 600)));
  return Math.ceil(Math.min(Math.max(LEFT - NAME_GAP, widest), MAX_NAME_SHARE * variant.from));
}

function marginsOf(spec: DumbbellSpec, columns: NumberColumn[], frame: Frame): Margins {
  const lines = Math.max(...columns.map((column) => column.lines.length));
  const top = 10 + lines * LINE;
  const right = columns.reduce((sum, { width }) => sum + width, 0) - COLUMN_GAP + PLOT_GAP;
  const left = nameRoom(spec, frame) + NAME_GAP;
  return { left, right, top, bottom: BOTTOM, height: top + Math.max(spec.rows.length, 1) * ROW + 4 + BOTTOM };
}

function rowY(index: number): number {
  return (index + 0.5) * ROW + 2;
}

/** Column headers, above the plot area. */
function headMarks({ top, width }: Plane, columns: NumberColumn[], { ink2: colour }: Theme): Mark[] {
  const base = top - 10;
  const heads = columns.flatMap(({ lines, right }) =>
    lines.map((text, line) => {
      const y = base - (lines.length - 1 - line) * LINE;
      return labelMark({ text, x: width - right, y, anchor: 'end', colour });
    }),
  );
  return [labelMark({ text: 'Query', x: 0, y: base, colour }), ...heads];
}

function rowTexts(plane: Plane, { rows }: DumbbellSpec, columns: NumberColumn[], { ink: colour }: Theme): Mark[] {
  const y = (index: number) => plane.y(rowY(index)) + MIDDLE;
  const names = rows.map(({ query }, index) =>
    labelMark({ text: fittedText(query, plane.left - NAME_GAP, 12, 600), x: 0, y: y(index), colour, weight: 600 }),
  );
  const numbers = columns.flatMap(({ texts, right, weight }) =>
    texts.map((text, index) => labelMark({ text, x: plane.width - right, y: y(index), anchor: 'end', colour, weight })),
  );
  return [...names, ...numbers];
}

/** Lines from tick to dot, and baseline ticks. */
function rowMarks({ x, y }: Plane, { rows }: DumbbellSpec, theme: Theme): Mark[] {
  const indexed = rows.map((row, index) => ({ ...row, mark: markOf(row.verdict), at: y(rowY(index)) }));
  const rowsOf = (mark: string) => indexed.filter((row) => row.mark === mark);
  const half = TICK / 2;
  return [
    ...VERDICT_MARKS.flatMap((mark) =>
      lineMarks(
        rowsOf(mark).map(({ baselineS, candidateS, at }) => [x(baselineS), at, x(candidateS), at]),
        markColour(theme, mark),
        2,
      ),
    ),
    ...lineMarks(
      indexed.map(({ baselineS, at }) => [x(baselineS), at - half, x(baselineS), at + half]),
      theme.ink,
      2,
    ),
  ];
}

function dotsOf(plane: Plane, { rows, names }: DumbbellSpec): RoleDot[] {
  return rows.map(({ query, baselineS, candidateS, speedup, verdict }, index) => ({
    role: verdict,
    x: plane.x(candidateS),
    y: plane.y(rowY(index)),
    title: query,
    query,
    lines: [
      `${names.baseline}: ${formatSeconds(baselineS)}`,
      `${names.candidate}: ${formatSeconds(candidateS)}`,
      `${formatSpeedup(speedup)}, ${VERDICT_WORDS[verdict]}`,
    ],
  }));
}

function draw(spec: DumbbellSpec, frame: Frame): Drawn {
  const { theme } = frame;
  const all = columnsOf(spec, true);
  const room = narrowestPlot(frame, marginsOf(spec, all, frame)) >= MIN_PLOT;
  const columns = room ? all : columnsOf(spec, false);
  const margins = marginsOf(spec, columns, frame);
  const labels = tickLabels(spec.axis, frame.variant, margins.left + margins.right);
  const plane = planeOf(frame, margins, { x: spec.axis });
  const { marks, points } = roleDots(dotsOf(plane, spec), theme, DOT);
  const items = [
    ...gridColumns(plane, spec.axis, theme),
    ...rowMarks(plane, spec, theme),
    ...marks,
    ...bottomAxis(plane, { axis: spec.axis, theme, labels, line: true }),
    ...headMarks(plane, columns, theme),
    ...rowTexts(plane, spec, columns, theme),
    bottomTitle(plane, spec.axis, theme, hasMiddle(spec, frame, margins)),
  ];
  return drawnChart(plane, items, points, 'y');
}

/** True if the axis title fits below the middle of the plot area; the left side is shorter. */
function hasMiddle({ axis }: DumbbellSpec, frame: Frame, margins: Margins): boolean {
  return margins.left + narrowestPlot(frame, margins) / 2 >= textRoom(axis.title) / 2;
}

/** One row per query: a tick for the baseline, a dot for the candidate, a line between, the numbers on the right. */
export const dumbbell: Plot<DumbbellSpec> = { variants: THREE_WIDTHS, draw };
