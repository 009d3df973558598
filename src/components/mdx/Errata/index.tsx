import { reportTable } from '../../figure/links';
import TableFrame from '../../figure/TableFrame';
import type { ReportData } from '../../report/report';
import DataTable from '../../table/DataTable';
import styles from './styles.module.css';

const LABEL = 'Errors in the source, with the computed values';

/** Contradictions of the source: the printed values and the computed ones. Nothing if the report lists none. */
export default function Errata({ data }: { data: ReportData }) {
  if (!data.errata) return null;
  return (
    <TableFrame label={LABEL} {...reportTable(data, 'slips.csv')}>
      <DataTable table={data.errata} caption={LABEL} className={styles.errata} stacked />
    </TableFrame>
  );
}
