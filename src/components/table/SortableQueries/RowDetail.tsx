import { createContext, type ReactNode, useContext } from 'react';
import type { Cell, Column } from '../../../benchmark/model/table';
import { columnHead, formatCell } from '../../../benchmark/text/cells';
import styles from './rowDetail.module.css';

interface Props {
  row: Cell[];
  columns: Column[];
}

/** Content below the numbers of a query. It is a context, so that rows do not render again if only this changes. */
export const DetailContext = createContext<(query: string) => ReactNode>(() => null);

/** True for a number of the row, and for the basis of its verdict. */
const isInDetail = ({ kind, key }: Column) => kind === 'number' || kind === 'signed' || key === 'decided_by';

/** Every number of the row with its name, for windows that are too narrow for all columns. */
export default function RowDetail({ row, columns }: Props): ReactNode {
  const detail = useContext(DetailContext);
  const shown = columns
    .map((column, index) => ({ column, cell: row[index] ?? null }))
    .filter(({ column }) => isInDetail(column));
  return (
    <div className={styles.detail}>
      <dl className={styles.numbers}>
        {shown.map(({ column, cell }) => (
          <div key={column.key}>
            <dt>{columnHead(column)}</dt>
            <dd>{formatCell(cell, column)}</dd>
          </div>
        ))}
      </dl>
      {detail(String(row[0]))}
    </div>
  );
}
