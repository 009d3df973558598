import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { queryPagePath } from '../../benchmark/suitePaths';
import { Buckets } from '../BucketTable';
import MadeChart from '../ChartBox/MadeChart';
import Figure from '../Figure';
import { comparisonArtifacts } from '../links';
import MadeFiles from './MadeFiles';
import type { PartProps } from './partProps';

interface Props extends Pick<PartProps, 'page' | 'answer' | 'drawings'> {
  /** The id of a figure of the page. */
  figure: string;
}

/** A figure whose charts were computed in the browser. */
export default function MadeFigure({ page, answer, drawings, figure }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const text = page.figures[figure];
  if (!text) return null;
  return (
    <Figure
      figure={text}
      chart={(panel) => {
        const spec = answer.charts.find(({ id }) => id === panel.chart);
        return spec && <MadeChart panel={panel} spec={spec} html={drawings[panel.chart] ?? ''} />;
      }}
      files={<MadeFiles page={page} charts={answer.charts} figure={text} />}
      problem={comparisonArtifacts(page)}
      queryLink={(query) => withBaseUrl(queryPagePath(page.measured, query))}
      below={{ distribution: <Buckets data={page} scheme="speedup" table={page.bucketTables.speedup} /> }}
      lateTable
    />
  );
}
