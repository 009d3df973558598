import type { ReactNode } from 'react';
import { orderedTable } from '../../benchmark/severalOrder';
import type { SeveralData, SeveralQuery } from '../../benchmark/severalTypes';
import CopyButton from '../CopyButton';
import DataTable from '../DataTable';
import DownloadButton from '../DownloadButton';
import ScrollBox from '../ScrollBox';
import { tableText } from '../tableText';
import SeveralFigure from './SeveralFigure';
import styles from './styles.module.css';

interface Props {
  data: SeveralData;
  /** In the order to show. */
  queries: SeveralQuery[];
  queryLink?: (query: string) => string | undefined;
}

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
          <DownloadButton
            label="CSV"
            name="several-engines.csv"
            text={() => tableText(table, 'csv', data.disclaimer)}
          />
        </>
      }
    >
      <ScrollBox className={styles.scroll} label={label}>
        <DataTable table={table} caption={label} queryLink={queryLink} className={styles.table} />
      </ScrollBox>
    </SeveralFigure>
  );
}
