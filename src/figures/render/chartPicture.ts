import { moveItems, type Picture } from '../../charts/drawing';
import { paragraph } from '../../charts/marks';
import type { Theme } from '../../charts/theme';
import type { ChartSpec } from '..';
import { drawing } from '../draw';
import { type DownloadMeta, footer, heading, verdictKey } from './downloadFrame';

/** Size of a picture: margin around its content, and width of its drawing, px. */
interface PictureSize {
  margin: number;
  drawing: number;
}

export const WIDE: PictureSize = { margin: 24, drawing: 872 };
/** For phones: on them, text of a wide picture would be 5 px high. */
export const NARROW: PictureSize = { margin: 16, drawing: 348 };

/**
 * A chart as a picture in the colors of `theme`, with title, caption, key, note, disclaimer, date, and source.
 * Wider than its size if the drawing does not fit.
 */
export function chartPicture(
  spec: ChartSpec,
  theme: Theme,
  meta: DownloadMeta,
  { margin, drawing: width }: PictureSize = WIDE,
): Picture {
  const drawn = drawing(spec, width, theme);
  const inner = Math.max(width, drawn.width);
  const head = heading(meta.title ?? spec.title, meta.caption ?? spec.description, theme, inner);
  const key = verdictKey(spec, theme, inner, head.bottom + 8);
  const top = key.bottom + 4;
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 18 };
  const bottom = top + drawn.height;
  const note = paragraph(meta.note ?? '', { left: 0, top: bottom + 8, width: inner }, style);
  const below = footer(meta, theme, inner, note.bottom);
  const items = [
    ...head.items,
    ...key.items,
    ...moveItems(drawn.items, { dx: 0, dy: top }),
    ...note.items,
    ...below.items,
  ];
  return {
    id: spec.id,
    title: spec.title,
    description: spec.description,
    width: inner + 2 * margin,
    height: Math.ceil(below.bottom) + 2 * margin,
    background: theme.bg,
    items: moveItems(items, { dx: margin, dy: margin }),
  };
}
