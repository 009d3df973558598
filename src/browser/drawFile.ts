import type { ChartSpec } from '../benchmark/figures/kinds';
import type { DownloadMeta } from '../charts/render/downloadFrame';

/** A chart as an SVG file with title, caption, source and disclaimer inside. The code that draws comes when it is asked for. */
export async function drawFile(spec: ChartSpec, meta: DownloadMeta): Promise<string> {
  const [{ downloadSvg }, { light }] = await Promise.all([
    import('../charts/render/download'),
    import('../charts/base/theme'),
  ]);
  return downloadSvg(spec, light, meta);
}
