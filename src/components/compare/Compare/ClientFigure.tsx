import Buckets from '../../figure/Buckets';
import ClientChart from '../../figure/ChartBox/ClientChart';
import Figure from '../../figure/Figure';
import { comparedQueryPath, comparisonArtifacts } from '../../figure/links';
import { useAddresses } from '../../ui/places';
import type { PartProps } from '../state/partProps';
import PageFiles from './PageFiles';

interface Props extends Pick<PartProps, 'page' | 'answer' | 'drawings'> {
  /** The id of a figure of the page. */
  figure: string;
}

/** A figure whose charts were computed in the browser. */
export default function ClientFigure({ page, answer, drawings, figure }: Props) {
  const addressOf = useAddresses();
  const text = page.figures[figure];
  if (!text) return null;
  return (
    <Figure
      figure={text}
      chart={(panel) => {
        const spec = answer.charts.find(({ id }) => id === panel.chart);
        return spec && <ClientChart panel={panel} spec={spec} html={drawings[panel.chart] ?? ''} />;
      }}
      files={<PageFiles page={page} figure={text} charts={answer.charts} />}
      problem={comparisonArtifacts(page)}
      queryLink={(query) => addressOf(comparedQueryPath(page.measured, [page.baseline.id, page.candidate.id], query))}
      below={{ distribution: <Buckets data={page} scheme="speedup" table={page.bucketTables.speedup} /> }}
      lateTable
    />
  );
}
