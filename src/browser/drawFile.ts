import type { ChartSpec } from '../benchmark/chartTypes';
import type { DownloadMeta } from '../charts/downloadFrame';

/** A chart as an SVG file with title, caption, source and disclaimer inside. The code that draws comes when it is asked for. */
export async function drawFile(spec: ChartSpec, meta: DownloadMeta): Promise<string> {
  const [{ downloadSvg }, { light }] = await Promise.all([import('../charts/download'), import('../charts/theme')]);
  return downloadSvg(spec, light, meta);
}
