import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { Panel } from '../../../benchmark/model/figure';
import { isComputed } from '../../../benchmark/pages/report/computed';
import type { ReportData } from '../../../benchmark/pages/report/report';
import Buckets from '../Buckets';
import ChartBox from '../ChartBox';
import StillBox from '../ChartBox/StillBox';
import Figure from '../Figure';
import Strip from '../ForestPlot';
import { comparisonArtifacts, publishedArtifacts } from '../links';
import PublishedKey from '../PublishedKey';
import Files from './Files';

interface Props {
  data: ReportData;
  /** The id of a figure of the report. */
  figure: string;
}

/** The kinds whose marks all carry their words. */
const STILL: readonly string[] = ['blocks', 'split'];

/** A figure of a report by its id. Throws for an id that the report does not have, and names those that it has. */
export default function ReportFigure({ data, figure }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const history = useHistory();
  const text = data.figures[figure];
  if (!text) {
    throw new Error(`unknown chart: ${figure} (report ${data.report.id} has: ${Object.keys(data.figures).join(', ')})`);
  }
  const { id } = data.report;
  const comparison = isComputed(text, data.comparison) ? data.comparison : null;
  const suite = comparison?.suiteSlug ?? data.several?.suites.find(({ figures }) => figures.includes(figure))?.slug;
  const pageOf = suite ? (query: string) => withBaseUrl(`/queries/${suite}/${query}/`) : undefined;
  const parts = {
    figure: text,
    chart: ({ chart, kind, description, heights }: Panel) =>
      comparison && kind === 'forest' ? (
        <Strip strip={comparison.strip} />
      ) : STILL.includes(kind) ? (
        <StillBox chart={`${id}/${chart}`} kind={kind} heights={heights} />
      ) : (
        <ChartBox
          chart={`${id}/${chart}`}
          kind={kind}
          label={description}
          heights={heights}
          onQuery={pageOf && ((query) => history.push(pageOf(query)))}
        />
      ),
    files: <Files figure={text} report={id} />,
  };
  if (!comparison) {
    const key = text.panels[0]?.kind === 'doughnut' && <PublishedKey table={text.table} />;
    return <Figure {...parts} problem={publishedArtifacts(text)} queryLink={pageOf} below={{ [figure]: key }} />;
  }
  return (
    <Figure
      {...parts}
      problem={comparisonArtifacts(comparison)}
      queryLink={pageOf}
      below={{ distribution: <Buckets data={comparison} scheme="speedup" table={text.table} /> }}
    />
  );
}
