import type { Drawing, Mark } from '../../charts/drawing';
import { moveItems, type SizedDrawing } from '../../charts/drawing';
import type { Frame, Still } from '../../charts/frame';
import { TWO_WIDTHS } from '../../charts/frame';
import { intervalItems, scaleGrid } from '../../charts/intervals';
import { lineItem, paragraph, stackBlocks, textItem } from '../../charts/marks';
import { wrapText } from '../../charts/text';
import { isHollow, type Theme } from '../../charts/theme';
import type { MatrixCell, MatrixRow, MatrixSpec } from './spec';

/** Measures of a matrix, px: total width, columns at the left, and how many of the three metrics a cell has. */
interface MatrixLayout {
  width: number;
  side: number;
  /** Width of the metrics' names; 0 omits them. */
  names: number;
  rows: number;
}

/** Columns of a downloaded matrix, px. */
const SIDE = 130;
const NAMES = 112;
/** Narrowest cell with room for a scale and a value. */
const CELL = 150;
/** Space above the drawing. */
const TOP = 4;

const ROW = 22;
/** Height of the line with the reason, below the rows of a cell. */
const REASON = 16;
const PADDING = 10;
const VALUE = 46;
const GAP = 12;
const SIZE = { radius: 4, line: 2, cap: 0, outline: 1.5 };
const NO_VERDICT = { radius: 2.75, line: 1.5, cap: 0, outline: 1.5 };

type MatrixDrawing = Omit<SizedDrawing, 'width'>;

/** Left edge of a candidate's column, and the width of its scale. */
function columnOf(layout: MatrixLayout, sides: number, index: number): { left: number; width: number } {
  const first = layout.side + layout.names;
  const cell = (layout.width - first) / sides;
  return { left: first + index * cell, width: cell - VALUE - GAP - 8 };
}

function head({ candidates }: MatrixSpec, layout: MatrixLayout, theme: Theme): MatrixDrawing {
  const width = (layout.width - layout.side - layout.names) / candidates.length - GAP;
  const titles = candidates.map(({ title }) => wrapText(title, width, 13, 600));
  const lines = Math.max(...titles.map(({ length }) => length));
  const bottom = lines * 18 + 18;
  const items = candidates.flatMap(({ title, total }, index) => {
    const { left } = columnOf(layout, candidates.length, index);
    const top = (lines - (titles[index]?.length ?? 0)) * 18;
    const style = { size: 13, weight: 600, colour: theme.ink, height: 18 };
    return [...paragraph(title, { left, top, width }, style).items, textItem(total, left, bottom - 5, theme.ink2)];
  });
  const corner = [
    textItem('Baseline below,', 0, bottom - 23, theme.ink2),
    textItem('candidate right', 0, bottom - 5, theme.ink2),
  ];
  const rule = lineItem([0, bottom + 4], [layout.width, bottom + 4], theme.axis);
  return { items: [...corner, ...items, rule], height: bottom + 4 };
}

function figureRow(row: MatrixRow, place: { left: number; width: number; y: number }, dagger: boolean, theme: Theme) {
  const { mark, verdict, value } = row;
  const clear = verdict !== null && !isHollow(verdict);
  const text = textItem(
    dagger ? `${value} †` : value,
    place.left + place.width + GAP,
    place.y + 4.3,
    verdict === null ? theme.ink2 : theme.ink,
    { weight: clear ? 600 : 400 },
  );
  return [...intervalItems(mark, verdict, place, verdict === null ? NO_VERDICT : SIZE, theme), text];
}

function cellItems(cell: MatrixCell, column: { left: number; width: number }, top: number, shown: Shown): Mark[] {
  const { layout, ticks, theme } = shown;
  const rows = cell.rows.slice(0, layout.rows);
  const bottom = top + rows.length * ROW;
  const { reason, dagger } = cell;
  return [
    ...scaleGrid(ticks, column, [top, bottom], theme),
    ...rows.flatMap((row, index) =>
      figureRow(row, { ...column, y: top + (index + 0.5) * ROW }, index === 0 && dagger, theme),
    ),
    ...(reason === '' ? [] : [textItem(reason, column.left, bottom + REASON - 4, theme.ink2)]),
  ];
}

interface Shown {
  layout: MatrixLayout;
  ticks: MatrixSpec['ticks'];
  theme: Theme;
}

function baselineRow(
  { baselines, candidates, cells, ticks }: MatrixSpec,
  index: number,
  top: number,
  { layout, theme }: Omit<Shown, 'ticks'>,
) {
  const row = cells[index] ?? [];
  const first = top + PADDING;
  const style = { size: 13, weight: 600, colour: theme.ink, height: 18 };
  const title = paragraph(baselines[index]?.title ?? '', { left: 0, top: first + 2, width: layout.side - GAP }, style);
  const reasons = row.some((cell) => cell !== null && cell.reason !== '') ? REASON : 0;
  const bottom = Math.max(first + layout.rows * ROW + reasons, title.bottom) + PADDING;
  const names = row.find((cell) => cell !== null)?.rows.slice(0, layout.rows) ?? [];
  const items = [
    ...title.items,
    ...(layout.names === 0 ? [] : names).map(({ name }, place) =>
      textItem(name, layout.side, first + (place + 0.5) * ROW + 4.3, theme.ink2),
    ),
    ...row.flatMap((cell, column) =>
      cell ? cellItems(cell, columnOf(layout, candidates.length, column), first, { layout, ticks, theme }) : [],
    ),
    lineItem([0, bottom], [layout.width, bottom], theme.rule),
  ];
  return { items, bottom };
}

/** Tick labels below the last row, and the axis title. */
function scaleBelow({ candidates, ticks }: MatrixSpec, layout: MatrixLayout, top: number, theme: Theme): Mark[] {
  return candidates.flatMap((_, index) => {
    const { left, width } = columnOf(layout, candidates.length, index);
    return [
      ...ticks.map(({ label, at }) =>
        textItem(label, left + (width * at) / 100, top + 16, theme.ink2, { anchor: 'middle' }),
      ),
      textItem('speedup (log)', left + width / 2, top + 34, theme.ink2, { anchor: 'middle' }),
    ];
  });
}

/** Matrix of any number of sides: a row per baseline, a column per candidate, metrics with intervals in each cell. */
function matrixItems(matrix: MatrixSpec, layout: MatrixLayout, theme: Theme): MatrixDrawing {
  const { items, height } = head(matrix, layout, theme);
  const rows = stackBlocks(matrix.baselines, height, (_, top, index) =>
    baselineRow(matrix, index, top, { layout, theme }),
  );
  const below = scaleBelow(matrix, layout, rows.bottom, theme);
  return { items: [...items, ...rows.items, ...below], height: rows.bottom + 40 };
}

function draw(spec: MatrixSpec, { width, theme }: Frame): Drawing {
  const whole = Math.max(width, SIDE + NAMES + spec.candidates.length * CELL);
  const { items, height } = matrixItems(spec, { width: whole, side: SIDE, names: NAMES, rows: 3 }, theme);
  return { items: moveItems(items, { dx: 0, dy: TOP }), width: whole, height: height + TOP, left: 0, right: whole };
}

/** A matrix with all three metrics in each cell; wider than `width` if there are more than four sides. */
export const matrix: Still<MatrixSpec> = { variants: TWO_WIDTHS, draw };
