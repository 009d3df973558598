import type { HistoryGroup, HistoryPanel, HistorySpec } from '../../../benchmark/figures/history/specs';
import { inLines, textRoom, wrapText } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { SIDE_BY_SIDE_FROM } from '../../base/variants';
import { lineItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import { type Block, stacked } from '../../scene/paragraph';
import type { Stretched } from '../../scene/picture';
import { markItem } from './marks';
import { type Box, endRoom, PLOT, plotItems } from './panel';

/** Between panels side by side, and below a row of them, px. */
const GAP = 32;
const UNDER = 28;
/** A line of the detail below a panel's heading, px. */
const LINE = 17;
const HEADING = 20;

interface Canvas {
  spec: HistorySpec;
  width: number;
  /** The width of the narrowest drawing, in which labels are chosen. */
  fit: number;
  theme: Theme;
}

/** Which shape is which engine; nothing if there is one. */
function keyBlock({ spec: { engines }, fit, theme }: Canvas): Block {
  if (engines.length < 2) return { items: [], bottom: 0 };
  const places = inLines(
    engines.map((name) => 16 + textRoom(name)),
    fit,
    16,
  );
  const items = engines.flatMap((name, shape) => {
    const { x = 0, line = 0 } = places[shape] ?? {};
    const y = 10 + 20 * line;
    return [markItem(shape, [x + 6, y], false, theme), textItem(name, x + 18, y + 4.3, theme.ink)];
  });
  return { items, bottom: 34 + 20 * (places.at(-1)?.line ?? 0) };
}

/** As many panels in a row as leave no gap: three, or two. */
function columnsOf(panels: number, { fit }: Canvas): number {
  if (fit < SIDE_BY_SIDE_FROM) return 1;
  return panels % 3 === 0 || panels > 4 ? 3 : 2;
}

/** Panels side by side, their plots at one height. */
function rowBlock(row: readonly HistoryPanel[], columns: number, end: number, top: number, canvas: Canvas): Block {
  const { spec, width, fit, theme } = canvas;
  const boxOf = (index: number, whole: number, plot: number): Box => {
    const left = (index * (whole + GAP)) / columns;
    return { left, right: left + (whole + GAP) / columns - GAP, top: plot, end };
  };
  const room = (fit + GAP) / columns - GAP;
  const details = row.map(({ detail }) => wrapText(detail, room));
  const plot = top + HEADING + LINE * Math.max(...details.map(({ length }) => length)) + 8;
  const items = row.flatMap((panel, index): Item<number>[] => {
    const box = boxOf(index, width, plot);
    return [
      textItem(panel.heading, box.left, top + 14, theme.ink, { weight: 600, size: 14 }),
      ...(details[index] ?? []).map((text, line) => textItem(text, box.left, top + 14 + (line + 1) * LINE, theme.ink2)),
      ...plotItems(panel, spec.metric, box, boxOf(index, fit, plot), theme),
    ];
  });
  return { items, bottom: plot + PLOT + UNDER };
}

/** The panels of one machine below a rule. */
function groupBlock({ heading, panels }: HistoryGroup, top: number, canvas: Canvas): Block {
  const { width, theme } = canvas;
  const columns = columnsOf(panels.length, canvas);
  const end = Math.max(...panels.map(endRoom));
  const rows = Array.from({ length: Math.ceil(panels.length / columns) }, (_, index) =>
    panels.slice(index * columns, (index + 1) * columns),
  );
  const head =
    heading === ''
      ? []
      : [
          lineItem([0, top], [width, top], theme.rule),
          textItem(heading, 0, top + 26, theme.ink, { weight: 600, size: 15 }),
        ];
  const below = stacked(rows, heading === '' ? top : top + 44, (row, at) => rowBlock(row, columns, end, at, canvas));
  return { items: [...head, ...below.items], bottom: below.bottom };
}

/** Small multiples on one scale, by machine: side by side in wide boxes, below one another in narrow ones. */
export function history(spec: HistorySpec, width: number, theme: Theme, fit = width): Stretched {
  const canvas = { spec, width, fit, theme };
  const key = keyBlock(canvas);
  const groups = stacked(spec.groups, key.bottom, (group, top) => groupBlock(group, top, canvas));
  return { items: [...key.items, ...groups.items], width, height: groups.bottom - UNDER };
}
