import type { HistoryBlock, HistoryColumn, HistoryPanel, HistorySpec } from '../../../benchmark/figures/history/specs';
import { ratioTick } from '../../../benchmark/figures/scale';
import { formatSpeedup } from '../../../benchmark/text/numbers';
import { textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { lineItem, rectItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import { paragraph, stacked } from '../../scene/paragraph';
import type { Stretched } from '../../scene/picture';
import { roomyLabels, shareOf } from './columns';
import { keyItems } from './key';
import { breakLine, estimateItems, headingItem, labelItem, type Point } from './marks';

/** Left of the plot, for releases and months, and right of it, for the total, px. */
const LEFT = 116;
const RIGHT = 54;
const MONTH = 40;

const RELEASE = 23;
const GAP = 16;
const BRACKET = 26;
const HEAD = 26;
const TICKS = 24;

/** A row of the turned chart: a release of the panel, a release without a result, or the shape that holds from here on. */
type Row =
  | { kind: 'release' | 'gap'; column: number; top: number; height: number }
  | { kind: 'bracket'; text: string; top: number; height: number };

function bracketText(panel: HistoryPanel, column: number): string | null {
  const found = panel.brackets.find(({ from }) => from === column);
  if (!found) return null;
  return [found.shape, found.manager].filter((word) => word !== '').join(', ') || 'executors not reported';
}

/** What stands below one another in a panel, from `top` on. */
function rowsOf(panel: HistoryPanel, columns: readonly HistoryColumn[], top: number): Row[] {
  const rows: Row[] = [];
  let next = top;
  const add = (
    row: { kind: 'release' | 'gap'; column: number } | { kind: 'bracket'; text: string },
    height: number,
  ) => {
    rows.push({ ...row, top: next, height } as Row);
    next += height;
  };
  for (const column of columns.keys()) {
    if (panel.gaps.includes(column)) add({ kind: 'gap', column }, GAP);
    if (!panel.marks.some((mark) => mark.column === column)) continue;
    const text = bracketText(panel, column);
    if (text !== null) add({ kind: 'bracket', text }, BRACKET);
    add({ kind: 'release', column }, RELEASE);
  }
  return rows;
}

interface Turned {
  spec: HistorySpec;
  width: number;
  fit: number;
  theme: Theme;
}

function rowItems(row: Row, columns: readonly HistoryColumn[], panel: HistoryPanel, { width, theme }: Turned) {
  const middle = row.top + row.height / 2 + 4.3;
  if (row.kind === 'bracket') {
    const y = row.top + 5;
    return [
      breakLine([0, y], [LEFT, y], theme),
      breakLine([LEFT, y], [width - RIGHT, y], theme),
      textItem(row.text, 0, row.top + 19, theme.ink2),
    ];
  }
  const { label, below } = columns[row.column] as HistoryColumn;
  if (row.kind === 'gap') {
    const band = { y: row.top + 1, height: row.height - 2 };
    return [
      rectItem({ x: 0, ...band, width: LEFT }, theme.unclearTint),
      rectItem({ x: LEFT, ...band, width: width - LEFT - RIGHT }, theme.unclearTint),
      textItem(label, 0, middle, theme.ink2),
      textItem('no published result', MONTH, middle, theme.ink2),
    ];
  }
  const total = panel.marks.find(({ column }) => column === row.column)?.total ?? 1;
  return [
    textItem(label, 0, middle, theme.ink, { weight: 600 }),
    ...(below === 'build' ? [] : [textItem(below, MONTH, middle, theme.ink2)]),
    labelItem(formatSpeedup(total), [width, middle], theme, 'end'),
  ];
}

/** The scale below the rows, with a line through them for each tick; the one at 1× in ink. */
function scaleItems({ spec: { axis }, width, fit, theme }: Turned, top: number, bottom: number) {
  const x = (value: number, whole: number) => LEFT + shareOf(value, axis) * (whole - LEFT - RIGHT);
  const labels = axis.ticks.map((tick, index) => ({
    text: ratioTick(tick),
    at: x(tick, fit),
    rank: tick === 1 ? -1 : index,
    weight: 600,
  }));
  const shown = roomyLabels(labels);
  return axis.ticks.flatMap((tick, index) => {
    const at = x(tick, width);
    const line = lineItem([at, top], [at, bottom + 4], tick === 1 ? theme.ink : theme.grid);
    const style = { anchor: 'middle' as const, weight: tick === 1 ? 600 : 400 };
    return shown.has(index) ? [line, textItem(ratioTick(tick), at, bottom + 18, theme.ink2, style)] : [line];
  });
}

/** What stands in place of a panel with too few rounds. */
function wordBlock({ heading, detail, words }: HistoryPanel, top: number, { fit, theme }: Turned) {
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 18 };
  const text = paragraph(words, { left: 0, top: top + HEAD - 6, width: fit }, style);
  return { items: [headingItem(heading, detail, 0, top + 12, theme), ...text.items], bottom: text.bottom + 14 };
}

/** The machine without what visited others, where the whole has no room. */
function shortDetail({ heading, detail }: HistoryPanel, fit: number): string {
  const room = textRoom(heading, 12, 600) + textRoom(detail);
  return room <= fit ? detail : (detail.split(' (')[0] ?? '');
}

function panelBlock(panel: HistoryPanel, { columns }: HistoryBlock, top: number, turned: Turned) {
  const { spec, width, theme } = turned;
  if (panel.words !== '') return wordBlock(panel, top, turned);
  const rows = rowsOf(panel, columns, top + HEAD);
  const last = rows.at(-1) as Row;
  const bottom = last.top + last.height;
  const at = (column: number, value: number): Point => {
    const row = rows.find((entry) => entry.kind === 'release' && entry.column === column) as Row;
    return [LEFT + shareOf(value, spec.axis) * (width - LEFT - RIGHT), row.top + row.height / 2];
  };
  const items: Item<number>[] = [
    ...scaleItems(turned, top + HEAD, bottom),
    headingItem(panel.heading, shortDetail(panel, turned.fit), 0, top + 12, theme),
    ...rows.flatMap((row) => rowItems(row, columns, panel, turned)),
    ...estimateItems(panel.marks, at, theme),
  ];
  return { items, bottom: bottom + TICKS + 14 };
}

/** The history turned: releases run down and the speedup to the right, a chart for each line. */
export function narrowHistory(spec: HistorySpec, width: number, theme: Theme, fit: number): Stretched {
  const turned = { spec, width, fit, theme };
  const key = keyItems(fit, theme);
  const panels = spec.blocks.flatMap((block) => block.panels.flatMap((panel) => (panel ? [{ block, panel }] : [])));
  const { items, bottom } = stacked(panels, key.bottom + 8, ({ block, panel }, top) =>
    panelBlock(panel, block, top, turned),
  );
  return { items: [...key.items, ...items], width, height: bottom, plot: { left: LEFT, right: width - RIGHT } };
}
