import { inLines, textRoom } from '../../base/textWidth';
import type { Theme } from '../../base/theme';
import { rectItem, textItem } from '../../scene/compose';
import type { Item } from '../../scene/drawing';
import type { Block } from '../../scene/paragraph';
import { type Point, shape } from './marks';

const ENTRIES: readonly [text: string, draw: (at: Point, theme: Theme) => Item<number>][] = [
  ['total-time ratio', (at, theme) => shape('total', at, false, theme)],
  ['geometric mean', (at, theme) => shape('geometricMean', at, false, theme)],
  ['median', (at, theme) => shape('median', at, false, theme)],
  ['hollow: one run per query, or not reported', (at, theme) => shape('total', at, true, theme)],
  [
    'band: no published results for this series',
    ([x, y], theme) => rectItem({ x: x - 6, y: y - 7, width: 12, height: 14 }, theme.unclearTint),
  ],
];
const ROW = 20;

/** What the shapes stand for, on as many lines as the narrowest drawing asks for. */
export function keyItems(fit: number, theme: Theme): Block {
  const rooms = ENTRIES.map(([text]) => 16 + textRoom(text));
  const places = inLines(rooms, fit, 14);
  const items = ENTRIES.flatMap(([text, draw], index) => {
    const { x = 0, line = 0 } = places[index] ?? {};
    const y = 10 + line * ROW;
    return [draw([x + 6, y], theme), textItem(text, x + 16, y + 4.3, theme.ink)];
  });
  return { items, bottom: 6 + ((places.at(-1)?.line ?? 0) + 1) * ROW };
}
