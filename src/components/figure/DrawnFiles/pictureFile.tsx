import type { Picture } from '../../../charts/drawing';
import { pictureSvg } from '../../../charts/svg';
import { dark, light } from '../../../charts/theme';
import type { ChartSpec } from '../../../figures';
import { chartPicture } from '../../../figures/render/chartPicture';
import type { DownloadMeta } from '../../../figures/render/downloadFrame';

/** Device pixels per px of a PNG, equal to the build's. */
const SCALE = 2;

/** A chart to draw: light or dark colors, and the texts around it. */
export interface PictureRequest {
  spec: ChartSpec;
  dark: boolean;
  meta: DownloadMeta;
}

async function png(svg: string, { width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * SCALE, height: height * SCALE });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('your browser cannot create PNG files'))));
  });
}

/** A chart as a file with title, caption, source, and disclaimer inside, drawn in the reader's browser. */
export async function pictureFile(
  format: 'svg' | 'png',
  { spec, meta, ...wanted }: PictureRequest,
): Promise<string | Blob> {
  const picture = chartPicture(spec, wanted.dark ? dark : light, meta);
  const svg = pictureSvg(picture);
  return format === 'svg' ? svg : png(svg, picture);
}
