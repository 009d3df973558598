import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { ReportData } from '../../benchmark/page';
import { Buckets } from '../BucketTable';
import Figure from '../Figure';
import { comparisonArtifacts, queryPath } from '../links';

interface Props {
  data: ReportData;
  /** The id of a figure of the report. */
  figure: string;
}

/** A figure of a report by its id. Throws for an id that the report does not have, and names those that it has. */
export default function ReportFigure({ data, figure }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const text = data.figures[figure];
  if (!text) {
    throw new Error(`unknown chart: ${figure} (report ${data.report.id} has: ${Object.keys(data.figures).join(', ')})`);
  }
  return (
    <Figure
      figure={text}
      report={data.report.id}
      problem={comparisonArtifacts(data)}
      queryLink={(query) => withBaseUrl(queryPath(data, query))}
      below={{ distribution: <Buckets data={data} scheme="speedup" table={text.table} /> }}
    />
  );
}
