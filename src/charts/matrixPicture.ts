import type { MatrixSpec } from '../benchmark/chartFile';
import { DOWNLOAD_WIDTH, MARGIN } from './download';
import { type DownloadMeta, footing, heading, paragraph } from './downloadFrame';
import { matrixItems } from './matrixItems';
import { moved, type Picture } from './picture';
import type { Theme } from './theme';

const SIDE = 130;
const NAMES = 112;
/** The narrowest cell that holds a scale and a value. */
const CELL = 150;

/** A matrix as a picture, at least 920 px wide and wider for more than four sides, with title, caption, note and source inside. */
export function matrixPicture(spec: MatrixSpec, theme: Theme, meta: DownloadMeta): Picture {
  const width = Math.max(DOWNLOAD_WIDTH - 2 * MARGIN, SIDE + NAMES + spec.candidates.length * CELL);
  const head = heading(meta.title ?? spec.title, meta.caption ?? spec.caption, theme, width);
  const drawing = matrixItems(spec, { width, side: SIDE, names: NAMES, rows: 3 }, theme);
  const top = head.bottom + 16;
  const style = { size: 12, weight: 400, colour: theme.ink2, height: 18 };
  const note = paragraph(spec.note, { left: 0, top: top + drawing.height + 8, width }, style);
  const foot = footing(meta, theme, width, note.bottom);
  const items = [...head.items, ...moved(drawing.items, { dx: 0, dy: top }), ...note.items, ...foot.items];
  return {
    id: spec.id,
    title: spec.title,
    description: spec.caption,
    width: width + 2 * MARGIN,
    height: Math.ceil(foot.bottom) + 2 * MARGIN,
    background: theme.bg,
    items: moved(items, { dx: MARGIN, dy: MARGIN }),
  };
}
