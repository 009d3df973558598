import type { ChartSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import type { Picture } from '../scene/picture';
import type { DownloadMeta } from './downloadFrame';
import { drawing } from './drawing';
import { framedPicture, WIDE } from './framedPicture';

/** One chart as a picture in the resolved colours of `theme`, with the words around it inside. */
export function chartPicture(spec: ChartSpec, theme: Theme, meta: DownloadMeta, size = WIDE): Picture {
  return framedPicture(spec, drawing(spec, size.drawing, theme), theme, meta, size);
}
