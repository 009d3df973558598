import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { ChartSpec } from '../../../benchmark/figures/kinds';
import type { FigureText } from '../../../benchmark/model/figure';
import { comparePath } from '../../../benchmark/model/paths';
import type { ComparePage } from '../../../benchmark/pages/compare/page';
import { drawFile } from '../../../browser/drawFile';
import { drawingName } from '../../figure/Figure/drawingName';
import { tableText } from '../../table/tableText';
import DownloadButton from '../../ui/DownloadButton';

interface Props {
  page: ComparePage;
  charts: readonly ChartSpec[];
  figure: FigureText;
}

/** Buttons that save the drawings of a figure as SVG and its table as CSV, made here. */
export default function ClientFiles({ page, charts, figure }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const site = `${siteConfig.url}${siteConfig.baseUrl}`.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const meta = {
    source: `${site}${comparePath(page.baseline.id, [page.candidate.id])}`,
    date: page.published,
    title: figure.title,
    caption: [figure.caption, ...page.notes].join(' '),
    disclaimer: `${page.disclaimer}.`,
  };
  return (
    <>
      {figure.panels.map((panel) => {
        const spec = charts.find(({ id }) => id === panel.chart);
        const name = drawingName('SVG', panel, figure.panels.length);
        return (
          spec && (
            <DownloadButton
              key={panel.chart}
              label={name}
              name={`${panel.chart}.svg`}
              text={() => drawFile(spec, meta)}
            />
          )
        );
      })}
      <DownloadButton label="CSV" name={`${figure.id}.csv`} text={() => tableText(figure.table, 'csv', page.note)} />
    </>
  );
}
