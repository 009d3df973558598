import type { HistoryMark } from '../../../benchmark/figures/history/specs';
import type { Theme } from '../../base/theme';
import { dotItem, lineItem, shapeItem, textItem } from '../../scene/compose';
import type { Item, PathItem, TextItem } from '../../scene/drawing';

/** A point of a drawing, px. */
export type Point = [x: number, y: number];

/** The estimates of a mark in the order in which they are drawn, the total on top. */
const ESTIMATES = ['median', 'geometricMean', 'total'] as const;
export type Estimate = (typeof ESTIMATES)[number];

/** Round caps make points of the shortest dashes. */
const DOTTED = { dash: [0.1, 4], cap: 'round' };
const BREAK = [2, 3];
const OUTLINE = 1.6;

function estimateColour(estimate: Estimate, theme: Theme): string {
  return estimate === 'median' ? theme.unclear : theme.ink;
}

function dashed(item: PathItem<number>, dash: number[], cap = 'butt'): PathItem<number> {
  return item.stroke ? { ...item, stroke: { ...item.stroke, dash, cap } } : item;
}

/** The line where executors or cluster manager change. */
export function breakLine(from: Point, to: Point, theme: Theme): Item<number> {
  return dashed(lineItem(from, to, theme.axis), BREAK);
}

/** The lines that join the marks of an estimate: solid between neighbouring releases, dotted across a gap. */
function links(marks: readonly HistoryMark[], place: (mark: HistoryMark) => Point, look: [string, number]) {
  return marks.flatMap((mark, index) => {
    const before = marks[index - 1];
    if (!before || mark.link === '') return [];
    const line = lineItem(place(before), place(mark), ...look);
    return [mark.link === 'solid' ? line : dashed(line, DOTTED.dash, DOTTED.cap)];
  });
}

/** Circle, square or diamond, filled or hollow. */
export function shape(estimate: Estimate, [x, y]: Point, hollow: boolean, theme: Theme): Item<number> {
  const colour = estimateColour(estimate, theme);
  const outline = { colour, width: OUTLINE };
  const fill = hollow ? theme.bg : colour;
  if (estimate === 'total') return dotItem(x, y, 4.8, fill, outline);
  const reach = estimate === 'geometricMean' ? 3.6 : 4.6;
  const corners: Point[] =
    estimate === 'geometricMean'
      ? [
          [x - reach, y - reach],
          [x + reach, y - reach],
          [x + reach, y + reach],
          [x - reach, y + reach],
        ]
      : [
          [x, y - reach],
          [x + reach, y],
          [x, y + reach],
          [x - reach, y],
        ];
  return shapeItem(corners, fill, outline);
}

/** The three estimates of a panel with the lines that join them; `place` says where a value of a column stands. */
export function estimateItems(
  marks: readonly HistoryMark[],
  place: (column: number, value: number) => Point,
  theme: Theme,
): Item<number>[] {
  const at = (estimate: Estimate) => (mark: HistoryMark) => place(mark.column, mark[estimate]);
  return [
    ...ESTIMATES.flatMap((estimate) =>
      links(marks, at(estimate), [estimateColour(estimate, theme), estimate === 'total' ? 2.2 : 1.2]),
    ),
    ...ESTIMATES.flatMap((estimate) => marks.map((mark) => shape(estimate, at(estimate)(mark), mark.single, theme))),
  ];
}

/** "TPC-H, SF 100" in 600 and what follows it in grey, on one line. */
export function headingItem(heading: string, detail: string, x: number, y: number, theme: Theme): TextItem<number> {
  const item = textItem(heading, x, y, theme.ink, { weight: 600 });
  return { ...item, runs: [...item.runs, { text: detail, fill: theme.ink2, weight: 400, from: 0 }] };
}

/** A text with a halo, so that it can be read across lines. */
export function labelItem(text: string, [x, y]: Point, theme: Theme, anchor: TextItem<number>['anchor'] = 'middle') {
  return { ...textItem(text, x, y, theme.ink, { weight: 600, anchor }), halo: { colour: theme.bg, width: 4 } };
}
