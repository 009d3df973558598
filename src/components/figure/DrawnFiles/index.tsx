import { useColorMode } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { ChartSpec } from '../../../benchmark/figures/kinds';
import type { FigureText } from '../../../benchmark/model/figure';
import { pictureFile } from '../../../charts/pictureFile';
import type { DownloadMeta } from '../../../charts/render/downloadFrame';
import { tableText } from '../../table/tableText';
import DownloadButton from '../../ui/DownloadButton';
import SiteLink from '../../ui/SiteLink';
import { drawingName } from '../Figure/drawingName';

interface Props {
  figure: FigureText;
  /** The charts of its panels; a panel without one has no picture. */
  charts: readonly ChartSpec[];
  /** What stands around each picture; its source is the page. */
  meta: Omit<DownloadMeta, 'source'>;
  /** The page, as a site path without base path. */
  path: string;
  /** What must travel with the table's numbers; or the address of a file that has them. */
  csv: { note: string } | { address: string };
}

const FORMATS = ['svg', 'png'] as const;

/** Buttons that save the drawings of a figure as SVG and PNG, in the theme that the reader sees, and its table as CSV, all made in the browser. */
export default function DrawnFiles({ figure, charts, meta, path, csv }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const dark = useColorMode().colorMode === 'dark';
  const site = `${siteConfig.url}${siteConfig.baseUrl}`.replace(/^https?:\/\//, '').replace(/\/$/, '');
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
            content={() => pictureFile(format, { spec, dark, meta: around })}
          />
        )),
      )}
      {'address' in csv ? (
        <SiteLink to={csv.address}>CSV</SiteLink>
      ) : (
        <DownloadButton
          label="CSV"
          name={`${figure.id}.csv`}
          content={() => tableText(figure.table, 'csv', csv.note)}
        />
      )}
    </>
  );
}
