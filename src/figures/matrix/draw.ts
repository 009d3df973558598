import type { Drawing, Mark } from '../../charts/drawing';
import { moveItems } from '../../charts/drawing';
import type { Frame, Still } from '../../charts/frame';
import { TWO_WIDTHS } from '../../charts/frame';
import { intervalItems, scaleGrid } from '../../charts/intervals';
import { type Block, lineItem, paragraph, stackBlocks, textItem } from '../../charts/marks';
import { wrapText } from '../../charts/text';
import { isHollow, type Theme } from '../../charts/theme';
import type { MatrixCell, MatrixRow, MatrixSpec } from './spec';

/** Columns of baselines and of metrics at the left, px. */
const SIDE = 130;
const NAMES = 112;
/** Narrowest cell with room for a scale and a value. */
const CELL = 150;
/** Space above the drawing. */
const TOP = 4;

const ROW = 22;
const METRICS = 3;
/** Height of the line with the reason, below the rows of a cell. */
const REASON = 16;
const PADDING = 10;
const VALUE = 46;
const GAP = 12;
const SIZE = { radius: 4, line: 2, cap: 0, outline: 1.5 };
const NO_VERDICT = { radius: 2.75, line: 1.5, cap: 0, outline: 1.5 };

/** Left edge of a candidate's column, and the width of its scale. */
function columnOf(total: number, sides: number, index: number): { left: number; width: number } {
  const first = SIDE + NAMES;
  const cell = (total - first) / sides;
  return { left: first + index * cell, width: cell - VALUE - GAP - 8 };
}

function head({ candidates }: MatrixSpec, total: number, theme: Theme): Block {
  const width = (total - SIDE - NAMES) / candidates.length - GAP;
  const titles = candidates.map(({ title }) => wrapText(title, width, 13, 600));
  const lines = Math.max(...titles.map(({ length }) => length));
  const bottom = lines * 18 + 18;
  const items = candidates.flatMap(({ title, total: seconds }, index) => {
    const { left } = columnOf(total, candidates.length, index);
    const top = (lines - (titles[index]?.length ?? 0)) * 18;
    const style = { size: 13, weight: 600, colour: theme.ink, height: 18 };
    return [...paragraph(title, { left, top, width }, style).items, textItem(seconds, left, bottom - 5, theme.ink2)];
  });
  const corner = [
    textItem('Baseline below,', 0, bottom - 23, theme.ink2),
    textItem('candidate right', 0, bottom - 5, theme.ink2),
  ];
  const rule = lineItem([0, bottom + 4], [total, bottom + 4], theme.axis);
  return { items: [...corner, ...items, rule], bottom: bottom + 4 };
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

function cellItems(
  { rows, reason, dagger }: MatrixCell,
  column: { left: number; width: number },
  top: number,
  { ticks }: MatrixSpec,
  theme: Theme,
): Mark[] {
  const bottom = top + rows.length * ROW;
  return [
    ...scaleGrid(ticks, column, [top, bottom], theme),
    ...rows.flatMap((row, index) =>
      figureRow(row, { ...column, y: top + (index + 0.5) * ROW }, index === 0 && dagger, theme),
    ),
    ...(reason === '' ? [] : [textItem(reason, column.left, bottom + REASON - 4, theme.ink2)]),
  ];
}

function baselineRow(spec: MatrixSpec, index: number, top: number, width: number, theme: Theme): Block {
  const { baselines, candidates, cells } = spec;
  const row = cells[index] ?? [];
  const first = top + PADDING;
  const style = { size: 13, weight: 600, colour: theme.ink, height: 18 };
  const title = paragraph(baselines[index]?.title ?? '', { left: 0, top: first + 2, width: SIDE - GAP }, style);
  const reasons = row.some((cell) => cell !== null && cell.reason !== '') ? REASON : 0;
  const bottom = Math.max(first + METRICS * ROW + reasons, title.bottom) + PADDING;
  const names = row.find((cell) => cell !== null)?.rows ?? [];
  const items = [
    ...title.items,
    ...names.map(({ name }, place) => textItem(name, SIDE, first + (place + 0.5) * ROW + 4.3, theme.ink2)),
    ...row.flatMap((cell, column) =>
      cell ? cellItems(cell, columnOf(width, candidates.length, column), first, spec, theme) : [],
    ),
    lineItem([0, bottom], [width, bottom], theme.rule),
  ];
  return { items, bottom };
}

/** Tick labels below the last row, and the axis title. */
function scaleBelow({ candidates, ticks }: MatrixSpec, total: number, top: number, theme: Theme): Mark[] {
  return candidates.flatMap((_, index) => {
    const { left, width } = columnOf(total, candidates.length, index);
    return [
      ...ticks.map(({ label, at }) =>
        textItem(label, left + (width * at) / 100, top + 16, theme.ink2, { anchor: 'middle' }),
      ),
      textItem('speedup (log)', left + width / 2, top + 34, theme.ink2, { anchor: 'middle' }),
    ];
  });
}

function draw(spec: MatrixSpec, { width, theme }: Frame): Drawing {
  const total = Math.max(width, SIDE + NAMES + spec.candidates.length * CELL);
  const top = head(spec, total, theme);
  const rows = stackBlocks(spec.baselines, top.bottom, (_, from, index) =>
    baselineRow(spec, index, from, total, theme),
  );
  const items = [...top.items, ...rows.items, ...scaleBelow(spec, total, rows.bottom, theme)];
  const height = rows.bottom + 40 + TOP;
  return { items: moveItems(items, { dx: 0, dy: TOP }), width: total, height, left: 0, right: total };
}

/** A matrix with all three metrics in each cell; wider than `width` if there are more than four sides. */
export const matrix: Still<MatrixSpec> = { variants: TWO_WIDTHS, draw };
