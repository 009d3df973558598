import type { ReactNode } from 'react';
import type { ReportData } from '../../benchmark/page';
import DataTable from '../DataTable';
import { smallTable } from '../links';
import TableFrame from '../TableFrame';
import styles from './styles.module.css';

const LABEL = 'Slips of the source, with the computed values';

/** Where the source contradicts itself, what it prints and what its files give. Nothing where the report lists none. */
export default function Slips({ data }: { data: ReportData }): ReactNode {
  if (!data.slips) return null;
  const { path, problem } = smallTable(data, 'slips.csv');
  return (
    <TableFrame label={LABEL} sources={[{ label: 'slips.csv', path }]} csv={path} problem={problem}>
      <DataTable table={data.slips} caption={LABEL} className={styles.slips} />
    </TableFrame>
  );
}
