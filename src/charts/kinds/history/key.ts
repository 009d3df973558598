import { textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { rectItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import { shape } from './marks';

const ENTRIES = [
  { text: 'total-time ratio', draw: (x: number, y: number, theme: Theme) => shape('total', [x, y], false, theme) },
  {
    text: 'geometric mean',
    draw: (x: number, y: number, theme: Theme) => shape('geometricMean', [x, y], false, theme),
  },
  { text: 'median', draw: (x: number, y: number, theme: Theme) => shape('median', [x, y], false, theme) },
  {
    text: 'hollow: one run per query, or not stated',
    draw: (x: number, y: number, theme: Theme) => shape('total', [x, y], true, theme),
  },
  {
    text: 'band: no published result of this line found',
    draw: (x: number, y: number, theme: Theme) =>
      rectItem({ x: x - 6, y: y - 7, width: 12, height: 14 }, theme.unclearTint),
  },
];
const ROW = 20;

/** What the shapes stand for, on as many lines as the narrowest drawing asks for. */
export function keyItems(fit: number, theme: Theme): { items: Item<number>[]; bottom: number } {
  let [x, y] = [0, 10];
  const items = ENTRIES.flatMap(({ text, draw }) => {
    const room = 16 + textRoom(text);
    if (x > 0 && x + room > fit) [x, y] = [0, y + ROW];
    const left = x;
    x += room + 14;
    return [draw(left + 6, y, theme), textItem(text, left + 16, y + 4.3, theme.ink)];
  });
  return { items, bottom: y + ROW - 4 };
}
