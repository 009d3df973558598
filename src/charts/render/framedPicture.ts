import type { ChartSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { paragraph } from '../scene/paragraph';
import { moved, type Picture, type Sized } from '../scene/picture';
import { type DownloadMeta, footer, heading, verdictKey } from './downloadFrame';

/** The margin around what a downloaded picture holds, and the width that a drawing has in it, px. */
const MARGIN = 24;
export const DRAWING_WIDTH = 920 - 2 * MARGIN;

/** A drawing with title, caption, key, note, disclaimer, date and source around it: 920 px wide, and wider where it has no room in that. */
export function framedPicture(spec: ChartSpec, drawn: Sized, theme: Theme, meta: DownloadMeta): Picture {
  const inner = Math.max(DRAWING_WIDTH, drawn.width);
  const head = heading(meta.title ?? spec.title, meta.caption ?? spec.description, theme, inner);
  const key = verdictKey(spec, theme, head.bottom + 8);
  const top = key.bottom + 4;
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 18 };
  const note = paragraph(meta.note ?? '', { left: 0, top: top + drawn.height + 8, width: inner }, style);
  const below = footer(meta, theme, inner, note.bottom);
  const items = [...head.items, ...key.items, ...moved(drawn.items, { dx: 0, dy: top }), ...note.items, ...below.items];
  return {
    id: spec.id,
    title: spec.title,
    description: spec.description,
    width: inner + 2 * MARGIN,
    height: Math.ceil(below.bottom) + 2 * MARGIN,
    background: theme.bg,
    items: moved(items, { dx: MARGIN, dy: MARGIN }),
  };
}
