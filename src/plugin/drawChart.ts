import type { ChartSpec } from '../benchmark/chartTypes';
import { chartPicture } from '../charts/download';
import type { Picture } from '../charts/picture';
import { pictureSvg } from '../charts/pictureSvg';
import { inlineSvg } from '../charts/staticSvg';
import { dark, light, type Theme } from '../charts/theme';
import { type AnyReport, chartMeta } from './chartMeta';
import type { Image } from './images/drawImages';
import type { OutputFile } from './staticOutput';

/** What was drawn: files that are ready, and images that are still to be painted. */
export interface DrawnFiles {
  files: OutputFile[];
  images: Image[];
}

/** Pixels per px of a chart's PNG. */
const CHART_SCALE = 2;

/** A picture in both themes as SVG files, and as images to be painted: <name>.svg, .dark.svg, .png and .dark.png. */
export function pictureFiles(name: string, draw: (theme: Theme) => Picture): DrawnFiles {
  const pictures = [
    { end: '', picture: draw(light) },
    { end: '.dark', picture: draw(dark) },
  ];
  return {
    files: pictures.map(({ end, picture }) => ({ path: `${name}${end}.svg`, text: pictureSvg(picture) })),
    images: pictures.map(({ end, picture }) => ({ path: `${name}${end}.png`, picture, scale: CHART_SCALE })),
  };
}

/** The drawings of one chart of a report: for its pages, and for download. */
export function drawChart(spec: ChartSpec, content: AnyReport, siteUrl: string): DrawnFiles {
  const { id } = content.report;
  const name = `charts/${id}/${spec.id}`;
  const meta = chartMeta(spec, content, siteUrl);
  const { files, images } = pictureFiles(name, (theme) => chartPicture(spec, theme, meta));
  return { files: [{ path: `${name}.inline.html`, text: inlineSvg(spec, `${id}-${spec.id}`) }, ...files], images };
}
