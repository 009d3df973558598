import type { ReactNode } from 'react';
import type { ReportData } from '../../benchmark/page';
import DataTable from '../DataTable';
import { smallTable } from '../links';
import TableFrame from '../TableFrame';

const LABEL = 'Counters of the whole workload';

/** The counters of both Spark applications with their differences. Nothing where the report has none. */
export default function Aggregates({ data }: { data: ReportData }): ReactNode {
  if (!data.aggregates) return null;
  const { path, problem } = smallTable(data, 'aggregates.csv');
  return (
    <TableFrame label={LABEL} sources={[{ label: 'aggregates.csv', path }]} csv={path} problem={problem}>
      <DataTable table={data.aggregates} caption={LABEL} letters={data.aggregates.letters} />
    </TableFrame>
  );
}
