import { kept } from '../../benchmark/model/keptResults';
import type { Picture } from '../../charts/drawing';
import { pictureSvg } from '../../charts/svg';
import { css, dark, light, withColours } from '../../charts/theme';
import type { ChartSpec } from '../../figures';
import { chartPicture, NARROW, WIDE } from '../../figures/render/chartPicture';
import type { DownloadMeta } from '../../figures/render/downloadFrame';
import { inlineSvg } from '../../figures/render/inlineSvg';
import { shownStages, stagesTable } from '../../figures/stages/spec';
import type { ReportContent } from '../content/reportContent';
import { tableHtml } from '../embed/embedPage';
import type { Image } from '../images/drawImages';
import type { OutputFile } from '../lib/files';
import type { Site } from '../lib/site';
import { chartMeta } from './chartMeta';

export interface DrawnFiles {
  files: OutputFile[];
  images: Image[];
}

/** Pixels per CSS pixel of a chart's PNG. */
const CHART_SCALE = 2;

interface Drawn {
  /** The path of its files without their ends. */
  name: string;
  spec: ChartSpec;
  meta: DownloadMeta;
}

/**
 * A chart as a picture in both themes as SVG files, <name>.svg and .dark.svg, for phones <name>.narrow.svg and .narrow.dark.svg, and as an
 * image to paint in the light theme, <name>.png.
 */
export const pictureFiles = kept('pictures', ({ name, spec, meta }: Drawn): DrawnFiles => {
  const drawings = { '': chartPicture(spec, css, meta, WIDE), '.narrow': chartPicture(spec, css, meta, NARROW) };
  const files = Object.entries(drawings).flatMap(([end, drawing]) => {
    const svg = pictureSvg(drawing);
    return [
      { path: `${name}${end}.svg`, text: withColours(svg, light) },
      { path: `${name}${end}.dark.svg`, text: withColours(svg, dark) },
    ];
  });
  const picture = JSON.parse(withColours(JSON.stringify(drawings['']), light)) as Picture;
  return { files, images: [{ path: `${name}.png`, picture, scale: CHART_SCALE }] };
});

/** HTML of a chart in pages and embeds; see `inlineSvg`. */
export const drawing = kept('drawing', ({ spec, idPrefix }: { spec: ChartSpec; idPrefix: string }) =>
  inlineSvg(spec, idPrefix),
);

/** Number of stages in the drawing on pages; the table and the files have all. */
const MAX_STAGES = 10;

/** HTML of a chart for pages: the drawing; of stages, the drawing of the longest and the table of all. */
function pageHtml(spec: ChartSpec, idPrefix: string): string {
  if (spec.kind !== 'stages') return drawing({ spec, idPrefix });
  const table = tableHtml(stagesTable(spec), `Table: ${spec.title}`);
  return `${drawing({ spec: shownStages(spec, MAX_STAGES), idPrefix })}<details class=chart-table><summary>Table of all stages</summary>${table}</details>`;
}

export function drawChart(spec: ChartSpec, content: ReportContent, site: Site): DrawnFiles {
  const { id } = content.report;
  const name = `charts/${id}/${spec.id}`;
  const meta = chartMeta(spec, content, site);
  try {
    const { files, images } = pictureFiles({ name, spec, meta });
    return { files: [{ path: `${name}.inline.html`, text: pageHtml(spec, `${id}-${spec.id}`) }, ...files], images };
  } catch (error) {
    const message = `chart ${spec.id} of report ${id} cannot be drawn: ${(error as Error).message}`;
    throw new Error(message, { cause: error });
  }
}
