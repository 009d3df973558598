import type { Picture } from '../../charts/drawing';
import { pictureSvg } from '../../charts/svg';
import { dark, light, type Theme } from '../../charts/theme';
import type { ChartSpec } from '../../figures';
import { chartPicture, NARROW, type PictureSize, WIDE } from '../../figures/render/chartPicture';
import { inlineSvg } from '../../figures/render/inlineSvg';
import type { ReportContent } from '../content/reportContent';
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

/**
 * A picture in both themes as SVG files and as images to paint: <name>.svg, .dark.svg, .png, and .dark.png; for phones
 * <name>.narrow.svg and .narrow.dark.svg.
 */
export function pictureFiles(name: string, draw: (theme: Theme, size: PictureSize) => Picture): DrawnFiles {
  const pictures = [
    { end: '', picture: draw(light, WIDE) },
    { end: '.dark', picture: draw(dark, WIDE) },
  ];
  const narrow = [
    { end: '.narrow', picture: draw(light, NARROW) },
    { end: '.narrow.dark', picture: draw(dark, NARROW) },
  ];
  return {
    files: [...pictures, ...narrow].map(({ end, picture }) => ({
      path: `${name}${end}.svg`,
      text: pictureSvg(picture),
    })),
    images: pictures.map(({ end, picture }) => ({ path: `${name}${end}.png`, picture, scale: CHART_SCALE })),
  };
}

export function drawChart(spec: ChartSpec, content: ReportContent, site: Site): DrawnFiles {
  const { id } = content.report;
  const name = `charts/${id}/${spec.id}`;
  const meta = chartMeta(spec, content, site);
  try {
    const { files, images } = pictureFiles(name, (theme, size) => chartPicture(spec, theme, meta, size));
    return { files: [{ path: `${name}.inline.html`, text: inlineSvg(spec, `${id}-${spec.id}`) }, ...files], images };
  } catch (error) {
    const message = `chart ${spec.id} of report ${id} cannot be drawn: ${(error as Error).message}`;
    throw new Error(message, { cause: error });
  }
}
