import type { Table } from '../../benchmark/model/table';
import type { MultiData } from '../../benchmark/pages/several/multiTypes';
import DataTable from '../table/DataTable';
import { type TableFormat, tableText } from '../table/tableText';
import DownloadButton from '../ui/DownloadButton';
import ScrollBox from '../ui/ScrollBox';
import MultiFigure from './MultiFigure';
import styles from './styles.module.css';

interface Props {
  data: MultiData;
  /** The rows to show, in their order. */
  table: Table;
  queryLink: (query: string) => string | undefined;
}

const FILES: { label: string; format: TableFormat }[] = [
  { label: 'CSV', format: 'csv' },
  { label: 'JSON', format: 'json' },
];

/** Seconds, speedup and verdict of every candidate on the queries that the heat map shows, in its order. */
export default function MultiTable({ data, table, queryLink }: Props) {
  const label = 'All queries for all candidates';
  return (
    <MultiFigure
      data={data}
      title={label}
      caption="Time, speedup over the baseline, and verdict for each query in the heat map, in the same order."
      actions={FILES.map(({ label, format }) => (
        <DownloadButton
          key={format}
          label={label}
          name={`several-engines.${format}`}
          content={() => tableText(table, format, data.disclaimer)}
        />
      ))}
    >
      <ScrollBox className={styles.scroll} label={label}>
        <DataTable table={table} caption={label} queryLink={queryLink} className={styles.table} />
      </ScrollBox>
    </MultiFigure>
  );
}
