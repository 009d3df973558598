import { reportTable } from '../../figure/links';
import TableFrame from '../../figure/TableFrame';
import type { ReportData } from '../../report/report';
import DataTable from '../../table/DataTable';

const LABEL = 'Counters for the whole workload';

/** The counters of both Spark applications with their differences. Nothing if the report has none. */
export default function Aggregates({ data }: { data: ReportData }) {
  if (!data.aggregates) return null;
  return (
    <TableFrame label={LABEL} {...reportTable(data, 'aggregates.csv')}>
      <DataTable table={data.aggregates} caption={LABEL} letters={data.aggregates.letters} stacked />
    </TableFrame>
  );
}
