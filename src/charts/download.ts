import type { ChartSpec } from '../benchmark/chartTypes';
import { type DownloadMeta, footing, heading, partsKey, verdictKey } from './downloadFrame';
import { moved, type Picture } from './picture';
import { pictureSvg } from './pictureSvg';
import { recordSpec } from './recordSpec';
import type { Theme } from './theme';
import { type Variant, variants } from './variants';

/** Width of a downloaded picture and the margin around what it holds, px. */
export const DOWNLOAD_WIDTH = 920;
export const MARGIN = 24;

/** One chart as a picture 920 px wide in the resolved colours of `theme`, with title, caption, key, disclaimer, date and source inside. */
export function chartPicture(spec: ChartSpec, theme: Theme, meta: DownloadMeta): Picture {
  const variant = variants(spec.kind)[0] as Variant;
  const inner = DOWNLOAD_WIDTH - 2 * MARGIN;
  const drawing = recordSpec(spec, variant, spec.kind === 'doughnut' ? variant.drawnAt : inner, theme);
  const head = heading(meta.title ?? spec.title, meta.caption ?? spec.description, theme, inner);
  const key = verdictKey(spec, theme, head.bottom + 8);
  const top = key.bottom + 4;
  const foot = footing(meta, theme, inner, top + drawing.height + 8);
  const items = [
    ...head.items,
    ...key.items,
    ...moved(drawing.items, { dx: 0, dy: top }),
    ...partsKey(spec, theme, drawing.width + 40, top),
    ...foot.items,
  ];
  return {
    id: spec.id,
    title: spec.title,
    description: spec.description,
    width: DOWNLOAD_WIDTH,
    height: Math.ceil(foot.bottom) + 2 * MARGIN,
    background: theme.bg,
    items: moved(items, { dx: MARGIN, dy: MARGIN }),
  };
}

/** One chart as an SVG file: 920 px wide with a viewBox. Its ids start with the chart's own. */
export function downloadSvg(spec: ChartSpec, theme: Theme, meta: DownloadMeta): string {
  return pictureSvg(chartPicture(spec, theme, meta));
}
