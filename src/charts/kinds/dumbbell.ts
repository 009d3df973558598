import type { Chart } from 'chart.js';
import type { DumbbellSpec } from '../../benchmark/figures/differences';
import type { Names } from '../../benchmark/model/comparison';
import { markOf, VERDICT_MARKS, type VerdictMark } from '../../benchmark/model/verdictMark';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber, formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { textRoom, wrapText } from '../base/textWidth';
import { markColour } from '../base/theme';
import { THREE_WIDTHS } from '../base/variants';
import { drawBottomAxis, drawBottomTitle, drawGridColumns, xOf } from '../draw/axis';
import {
  axisScale,
  type DrawnChart,
  drawnChart,
  type Frame,
  type Margins,
  narrowestPlot,
  rowsScale,
} from '../draw/frame';
import { dotStyle, drawLines } from '../draw/marks';
import { drawLabel, MIDDLE } from '../draw/text';
import { tickLabels } from '../draw/ticks';
import type { Plot } from './plot';

/** Wider heads break in two lines, px. */
const WIDEST = 62;
/** A line of a head that is wider, as one with an id is, breaks further, px. */
const WIDEST_LINE = 110;

/** "Gluten + Velox" as "Gluten": the first of the parts that a name joins with +. */
function shortName(name: string): string {
  return capitalise(name.split(' + ')[0] ?? name);
}

/** The head of a column of seconds, broken at its middle blank where it is wide: "Comet, s", "Native" "Spark, s". */
function headLines(name: string): string[] {
  const text = `${name}, s`;
  const words = name.split(' ');
  if (textRoom(text) <= WIDEST || words.length === 1) return [text];
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), `${words.slice(half).join(' ')}, s`];
  return lines.flatMap((line) => wrapText(line, WIDEST_LINE));
}

/** The lines of the heads of both sides' seconds, short where the sides stay apart. */
function columnHeads({ baseline, candidate }: Names): { baseline: string[]; candidate: string[] } {
  const short = shortName(baseline) !== shortName(candidate);
  const head = (name: string) => headLines(short ? shortName(name) : capitalise(name));
  return { baseline: head(baseline), candidate: head(candidate) };
}

const ROW = 25;
const DOT = 10;
const TICK = 12;
const LEFT = 44;
const BOTTOM = 42;
const LINE = 14;
/** Before each number column, px. */
const COLUMN_GAP = 8;
/** Between the plot area and the first number column: the last tick label reaches out of the area. */
const PLOT_GAP = 14;
interface NumberColumn {
  lines: string[];
  texts: string[];
  weight: number;
  /** From the picture's right edge to the column's, px. */
  right: number;
  width: number;
}

/** The number columns from left to right; seconds only where there is room for them. */
function columnsOf({ names, rows }: DumbbellSpec, frame: Frame): NumberColumn[] {
  const heads = columnHeads(names);
  const seconds = frame.variant.name !== 'tiny';
  const all = [
    ...(seconds
      ? [{ lines: heads.baseline, texts: rows.map((row) => formatNumber(row.baselineS, 1)), weight: 400 }]
      : []),
    ...(seconds
      ? [{ lines: heads.candidate, texts: rows.map((row) => formatNumber(row.candidateS, 1)), weight: 400 }]
      : []),
    { lines: ['Speedup, ×'], texts: rows.map((row) => formatNumber(row.speedup, 2)), weight: 600 },
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

function marginsOf(spec: DumbbellSpec, columns: NumberColumn[]): Margins {
  const lines = Math.max(...columns.map((column) => column.lines.length));
  const top = 10 + lines * LINE;
  const right = columns.reduce((sum, { width }) => sum + width, 0) - COLUMN_GAP + PLOT_GAP;
  return { left: LEFT, right, top, bottom: BOTTOM, height: top + Math.max(spec.rows.length, 1) * ROW + 4 + BOTTOM };
}

function rowY(index: number): number {
  return (index + 0.5) * ROW + 2;
}

function drawTexts(chart: Chart, spec: DumbbellSpec, columns: NumberColumn[], { theme }: Frame): void {
  const top = chart.chartArea.top;
  const base = top - 10;
  drawLabel(chart, { text: 'Query', x: 0, y: base, colour: theme.ink2 });
  for (const { lines, right } of columns) {
    for (const [line, text] of lines.entries()) {
      const y = base - (lines.length - 1 - line) * LINE;
      drawLabel(chart, { text, x: chart.width - right, y, anchor: 'end', colour: theme.ink2 });
    }
  }
  const y = (index: number) => top + rowY(index) + MIDDLE;
  for (const [index, { query }] of spec.rows.entries())
    drawLabel(chart, { text: query, x: 0, y: y(index), colour: theme.ink, weight: 600 });
  for (const { texts, right, weight } of columns) {
    for (const [index, text] of texts.entries()) {
      drawLabel(chart, { text, x: chart.width - right, y: y(index), anchor: 'end', colour: theme.ink, weight });
    }
  }
}

/** From tick to dot, one line per row, and the ticks of the baseline. */
function drawMarks(chart: Chart, { rows }: DumbbellSpec, { theme }: Frame): void {
  const { top } = chart.chartArea;
  const indexed = rows.map((row, index) => ({ ...row, y: top + rowY(index) }));
  for (const mark of VERDICT_MARKS) {
    const lines = indexed.filter((row) => markOf(row.verdict) === mark);
    drawLines(
      chart,
      lines.map(({ baselineS, candidateS, y }) => [xOf(chart, baselineS), y, xOf(chart, candidateS), y]),
      markColour(theme, mark),
      2,
    );
  }
  const half = TICK / 2;
  drawLines(
    chart,
    indexed.map(({ baselineS, y }) => [xOf(chart, baselineS), y - half, xOf(chart, baselineS), y + half]),
    theme.ink,
    2,
  );
}

function dataset({ rows }: DumbbellSpec, mark: VerdictMark, frame: Frame): unknown {
  const data = rows.flatMap((row, index) =>
    markOf(row.verdict) === mark ? [{ x: row.candidateS, y: rowY(index) }] : [],
  );
  return { data, clip: false, ...dotStyle(frame.theme, mark, DOT) };
}

/** The dots in reading order, each with its place among those of its verdict. */
function pointsOf({ rows, names }: DumbbellSpec): DrawnChart['points'] {
  const place = (mark: VerdictMark, index: number) =>
    rows.slice(0, index).filter((row) => markOf(row.verdict) === mark).length;
  return rows.map((row, index) => ({
    dataset: VERDICT_MARKS.indexOf(markOf(row.verdict)),
    index: place(markOf(row.verdict), index),
    title: row.query,
    query: row.query,
    lines: [
      `${names.baseline}: ${formatSeconds(row.baselineS)}`,
      `${names.candidate}: ${formatSeconds(row.candidateS)}`,
      `${formatSpeedup(row.speedup)}, ${VERDICT_WORDS[row.verdict]}`,
    ],
  }));
}

function draw(spec: DumbbellSpec, frame: Frame): DrawnChart {
  const { theme } = frame;
  const columns = columnsOf(spec, frame);
  const margins = marginsOf(spec, columns);
  const labels = tickLabels(spec.axis, frame.variant, margins.left + margins.right);
  return drawnChart(frame, {
    type: 'scatter',
    datasets: VERDICT_MARKS.map((mark) => dataset(spec, mark, frame)),
    margins,
    scales: { x: axisScale(spec.axis), y: rowsScale(margins) },
    options: { interaction: { mode: 'nearest', axis: 'y', intersect: false } },
    points: pointsOf(spec),
    layers: {
      under: (chart) => {
        drawGridColumns(chart, spec.axis, theme);
        drawMarks(chart, spec, frame);
      },
      over: (chart) => {
        drawBottomAxis(chart, { axis: spec.axis, theme, labels, line: true });
        drawTexts(chart, spec, columns, frame);
        drawBottomTitle(chart, spec.axis, theme, hasMiddle(spec, frame, margins));
      },
    },
  });
}

/** Whether the axis title has room below the middle of the plot area, on whose left there is less. */
function hasMiddle({ axis }: DumbbellSpec, frame: Frame, margins: Margins): boolean {
  return LEFT + narrowestPlot(frame, margins) / 2 >= textRoom(axis.title) / 2;
}

/** One row per query: a tick for the baseline, a dot for the candidate, a line between, and the numbers on the right. */
export const dumbbell: Plot<DumbbellSpec> = { file: 'dumbbell', type: 'scatter', variants: THREE_WIDTHS, draw };
