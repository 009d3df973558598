import { useColorMode } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { FigureText } from '../../../benchmark/model/figure';
import type { ChartSpec } from '../../../figures';
import type { DownloadMeta } from '../../../figures/render/downloadFrame';
import DownloadButton from '../../ui/DownloadButton';
import useOrigin from '../../ui/useOrigin';
import { drawingName } from '../Figure/drawingName';
import type { PictureRequest } from './pictureFile';

interface Props {
  figure: Pick<FigureText, 'panels'>;
  /** Charts of the panels; a panel without a chart has no picture. */
  charts: readonly ChartSpec[];
  /** Texts around each picture; its source is the page. */
  meta: Omit<DownloadMeta, 'source'>;
  /** The page as a site path without the base path. */
  path: string;
  /** Link to the table as a file. */
  children?: ReactNode;
}

const FORMATS = ['svg', 'png'] as const;

/** Loads the drawing code on demand. */
async function draw(format: (typeof FORMATS)[number], wanted: PictureRequest): Promise<string | Blob> {
  const { pictureFile } = await import('./pictureFile');
  return pictureFile(format, wanted);
}

/** Buttons that save the drawings of a figure as SVG and PNG, drawn in the browser in the reader's theme. */
export default function DrawnFiles({ figure, charts, meta, path, children }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const origin = useOrigin();
  const dark = useColorMode().colorMode === 'dark';
  const site = `${origin}${siteConfig.baseUrl}`.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const around = { ...meta, source: `${site}${path}` };
  const pictures = figure.panels.flatMap((panel) => {
    const spec = charts.find(({ id }) => id === panel.chart);
    return spec ? [{ panel, spec }] : [];
  });
  return (
    <>
      {FORMATS.flatMap((format) =>
        pictures.map(({ panel, spec }) => (
          <DownloadButton
            key={`${format}-${spec.id}`}
            label={drawingName(format.toUpperCase(), panel, figure.panels.length)}
            name={`${spec.id}${dark ? '.dark' : ''}.${format}`}
            content={() => draw(format, { spec, dark, meta: around })}
          />
        )),
      )}
      {children}
    </>
  );
}
