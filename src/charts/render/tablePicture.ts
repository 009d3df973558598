import type { TableSpec } from '../../benchmark/figures/kinds';
import type { Theme } from '../base/theme';
import { drawTable } from '../kinds/tables';
import type { Picture } from '../scene/picture';
import type { DownloadMeta } from './downloadFrame';
import { framedPicture, WIDE } from './framedPicture';

/** The picture of a chart that carries its own words. It needs no Chart.js, so that a page which has no other chart need not fetch it. */
export function tablePicture(spec: TableSpec, theme: Theme, meta: DownloadMeta): Picture {
  return framedPicture(spec, drawTable(spec, WIDE.drawing, theme), theme, meta);
}
