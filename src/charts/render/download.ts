import type { ChartSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { paragraph } from '../scene/paragraph';
import { moved, type Picture } from '../scene/picture';
import { pictureSvg } from '../svg/pictureSvg';
import { type DownloadMeta, footer, heading, partsKey, verdictKey } from './downloadFrame';
import { drawing } from './drawing';

/** Width of a downloaded picture and the margin around what it holds, px. */
const DOWNLOAD_WIDTH = 920;
const MARGIN = 24;

/**
 * One chart as a picture in the resolved colours of `theme`, with title, caption, key, note, disclaimer, date and source inside:
 * 920 px wide, and wider where a table has no room in that.
 */
export function chartPicture(spec: ChartSpec, theme: Theme, meta: DownloadMeta): Picture {
  const drawn = drawing(spec, DOWNLOAD_WIDTH - 2 * MARGIN, theme);
  const inner = Math.max(DOWNLOAD_WIDTH - 2 * MARGIN, drawn.width);
  const head = heading(meta.title ?? spec.title, meta.caption ?? spec.description, theme, inner);
  const key = verdictKey(spec, theme, head.bottom + 8);
  const top = key.bottom + 4;
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 18 };
  const note = paragraph(meta.note ?? '', { left: 0, top: top + drawn.height + 8, width: inner }, style);
  const below = footer(meta, theme, inner, note.bottom);
  const items = [
    ...head.items,
    ...key.items,
    ...moved(drawn.items, { dx: 0, dy: top }),
    ...partsKey(spec, theme, drawn.width + 40, top),
    ...note.items,
    ...below.items,
  ];
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

/** One chart as an SVG file with a viewBox. Its ids start with the chart's own. */
export function downloadSvg(spec: ChartSpec, theme: Theme, meta: DownloadMeta): string {
  return pictureSvg(chartPicture(spec, theme, meta));
}
