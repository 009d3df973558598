import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { ChartSpec } from '../../benchmark/chartTypes';
import type { ComparePage } from '../../benchmark/comparePage';
import type { FigureText } from '../../benchmark/figureTypes';
import { comparePath } from '../../benchmark/suitePaths';
import { drawFile } from '../../browser/drawFile';
import DownloadButton from '../DownloadButton';
import { drawingName } from '../Figure/drawingName';
import { tableText } from '../tableText';

interface Props {
  page: ComparePage;
  charts: readonly ChartSpec[];
  figure: FigureText;
}

/** Buttons that save the drawings of a figure as SVG and its table as CSV, made here. */
export default function MadeFiles({ page, charts, figure }: Props): ReactNode {
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
