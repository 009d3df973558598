import type { ReportData } from '../../../benchmark/pages/report/report';
import { reportTable } from '../../figure/links';
import TableFrame from '../../figure/TableFrame';
import DataTable from '../../table/DataTable';

const LABEL = 'Counters of the whole workload';

/** The counters of both Spark applications with their differences. Nothing where the report has none. */
export default function Aggregates({ data }: { data: ReportData }) {
  if (!data.aggregates) return null;
  const { path, problem } = reportTable(data, 'aggregates.csv');
  return (
    <TableFrame label={LABEL} sources={[{ label: 'aggregates.csv', path }]} csv={path} problem={problem}>
      <DataTable table={data.aggregates} caption={LABEL} letters={data.aggregates.letters} stacked />
    </TableFrame>
  );
}
