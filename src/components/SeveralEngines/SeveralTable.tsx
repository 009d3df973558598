import type { ReactNode } from 'react';
import { orderedTable } from '../../benchmark/severalOrder';
import type { SeveralData, SeveralQuery } from '../../benchmark/severalTypes';
import CopyButton from '../CopyButton';
import DataTable from '../DataTable';
import DownloadButton from '../DownloadButton';
import ScrollBox from '../ScrollBox';
import { type TableFormat, tableText } from '../tableText';
import SeveralFigure from './SeveralFigure';
import styles from './styles.module.css';

interface Props {
  data: SeveralData;
  /** In the order to show. */
  queries: SeveralQuery[];
  queryLink?: (query: string) => string | undefined;
}

const FILES: { label: string; format: TableFormat }[] = [
  { label: 'CSV', format: 'csv' },
  { label: 'JSON', format: 'json' },
];

/** Seconds, speedup and verdict of every candidate on every query, in the order of the heat map. */
export default function SeveralTable({ data, queries, queryLink }: Props): ReactNode {
  const table = orderedTable(data.table, queries);
  const label = 'Every query on every candidate';
  return (
    <SeveralFigure
      data={data}
      title={label}
      caption="Seconds, speedup over the baseline and verdict, in the order of the heat map."
      actions={
        <>
          <CopyButton label="Copy as Markdown" text={() => tableText(table, 'markdown', data.disclaimer)} />
          {FILES.map(({ label, format }) => (
            <DownloadButton
              key={format}
              label={label}
              name={`several-engines.${format}`}
              text={() => tableText(table, format, data.disclaimer)}
            />
          ))}
        </>
      }
    >
      <ScrollBox className={styles.scroll} label={label}>
        <DataTable table={table} caption={label} queryLink={queryLink} className={styles.table} />
      </ScrollBox>
    </SeveralFigure>
  );
}
