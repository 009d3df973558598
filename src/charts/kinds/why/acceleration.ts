import type { AccelerationRow, AccelerationSpec } from '../../../benchmark/figures/why/acceleration';
import { fellBackText, shareOf } from '../../../benchmark/figures/why/accelerationText';
import { formatQueries } from '../../../benchmark/text/numbers';
import type { Theme } from '../../base/theme';
import { lineItem, rectItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import { stacked } from '../../scene/paragraph';
import type { Stretched } from '../../scene/picture';
import { headAtRight, note, strong, WIDE } from './parts';

/** So many rows are drawn; the table has all. */
const MOST = 12;
const QUERY = 56;
const BAR = { width: 120, height: 10 };

interface Layout {
  width: number;
  /** The room that the words on what fell back have in the narrowest box. */
  words: { left: number; width: number };
  below: boolean;
}

function shareBar(row: AccelerationRow, x: number, y: number, theme: Theme): Item<number>[] {
  const outline = { x: x + 0.5, y: y + 0.5, width: BAR.width - 1, height: BAR.height - 1 };
  return [
    rectItem(outline, theme.bg, { colour: theme.axis, width: 1 }),
    rectItem({ x, y, width: Math.max(0.01, BAR.width * shareOf(row)), height: BAR.height }, theme.ink2),
  ];
}

function rowItems(row: AccelerationRow, top: number, { width, words, below }: Layout, theme: Theme) {
  const name = strong(row.query, 0, top + 6, QUERY, theme);
  const middle = top + 14;
  const fell = note(fellBackText(row), words.left, below ? top + 24 : top + 6, words.width, theme);
  const bottom = Math.max(name.bottom, fell.bottom) + 6;
  const items = [
    ...name.items,
    ...shareBar(row, QUERY, middle - BAR.height / 2, theme),
    textItem(`${row.accelerated} of ${row.counted}`, QUERY + BAR.width + 8, middle + 4.3, theme.ink),
    ...fell.items,
    headAtRight(String(row.transitions), width, middle + 4.3, theme),
    lineItem([0, bottom], [width, bottom], theme.grid),
  ];
  return { items, bottom };
}

/** How much of each query's plan runs in an engine: a bar, the counts, what fell back, and the transitions at the right. */
export function acceleration(spec: AccelerationSpec, width: number, theme: Theme, fit: number): Stretched {
  const below = fit < WIDE;
  const left = below ? QUERY : QUERY + BAR.width + 76;
  const layout = { width, below, words: { left, width: fit - left - (below ? 8 : 76) } };
  const items = [
    textItem('Operators', QUERY, 14, theme.ink2),
    ...(below ? [] : [textItem('Fell back to Spark', left, 14, theme.ink2)]),
    headAtRight('Transitions', width, 14, theme),
    lineItem([0, 20], [width, 20], theme.axis),
  ];
  const rows = stacked(spec.rows.slice(0, MOST), 20, (row, top) => rowItems(row, top, layout, theme));
  const more = spec.rows.length - MOST;
  const rest = [...(more > 0 ? [`${formatQueries(more)} more in the table.`] : []), spec.missing].join(' ').trim();
  const end = note(rest, 0, rows.bottom + 4, fit, theme);
  return { items: [...items, ...rows.items, ...end.items], width, height: Math.ceil(end.bottom) + 2 };
}
