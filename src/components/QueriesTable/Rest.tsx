import type { ReactNode } from 'react';
import { columnHead, formatCell } from '../../benchmark/format';
import type { Cell, Column } from '../../benchmark/tableTypes';
import styles from './rest.module.css';

interface Props {
  row: Cell[];
  columns: Column[];
  /** What stands below the numbers. */
  children: ReactNode;
}

/** Every number of the row with its name, for windows that are too narrow for all columns. */
export default function Rest({ row, columns, children }: Props): ReactNode {
  const shown = columns
    .map((column, index) => ({ column, cell: row[index] ?? null }))
    .filter(({ column }) => column.kind === 'number' || column.kind === 'signed');
  return (
    <div className={styles.rest}>
      <dl className={styles.numbers}>
        {shown.map(({ column, cell }) => (
          <div key={column.key}>
            <dt>{columnHead(column)}</dt>
            <dd>{formatCell(cell, column)}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
