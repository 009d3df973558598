import type { BucketScheme } from '../../../benchmark/model/report';
import Buckets, { BUCKET_CAPTIONS } from '../../figure/Buckets';
import { comparisonOf } from '../../figure/comparisonPage';
import { sourcesOf } from '../../figure/FigureFooter';
import { comparisonArtifacts } from '../../figure/links';
import TableFrame from '../../figure/TableFrame';
import type { ReportData } from '../../report/report';

/** Queries per range as a table with a footer. */
export default function BucketTable({ data, scheme }: { data: ReportData; scheme: BucketScheme }) {
  const { report } = data;
  const comparison = comparisonOf(data);
  const csv =
    scheme === report.buckets ? `/data/derived/${report.id}/buckets.csv` : `/charts/${report.id}/time-change.csv`;
  return (
    <TableFrame
      label={BUCKET_CAPTIONS[scheme]}
      sources={sourcesOf([comparison.baseline, comparison.candidate])}
      csv={csv}
      problem={comparisonArtifacts(comparison)}
    >
      <Buckets data={comparison} scheme={scheme} />
    </TableFrame>
  );
}
