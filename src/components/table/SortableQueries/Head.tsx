import type { ReactNode } from 'react';
import type { Column } from '../../../benchmark/model/table';
import { nextOrder, type Order } from '../../../figures/shared/tableView';
import { alignment, headText } from '../DataTable/columns';
import SpreadHead from '../DataTable/SpreadHead';
import styles from './styles.module.css';

interface Props {
  columns: Column[];
  order: Order;
  setOrder: (order: Order) => void;
  /** True if rows begin with a checkbox. */
  boxes?: boolean;
  /** Header after the columns. */
  children?: ReactNode;
}

/** The sticky header: a sort button per column, and the scale of the spread. */
export default function Head({ columns, order, setOrder, boxes = false, children }: Props): ReactNode {
  return (
    <thead>
      <tr>
        {boxes && (
          <th scope="col" className={styles.box}>
            <span className="visually-hidden">Include</span>
          </th>
        )}
        {columns.map((column) =>
          column.kind === 'spread' ? (
            <SpreadHead key={column.key} column={column} />
          ) : (
            <th
              key={column.key}
              scope="col"
              data-column={column.key}
              className={alignment(column)}
              aria-sort={direction(column, order)}
            >
              <button type="button" className={styles.sort} onClick={() => setOrder(nextOrder(order, column.key))}>
                {headText(column)}
                <span aria-hidden="true">{arrow(column, order)}</span>
              </button>
            </th>
          ),
        )}
        {children}
      </tr>
    </thead>
  );
}

function direction(column: Column, order: Order): 'ascending' | 'descending' | undefined {
  if (column.key !== order.column) return undefined;
  return order.ascending ? 'ascending' : 'descending';
}

function arrow(column: Column, order: Order): string {
  if (column.key !== order.column) return '';
  return order.ascending ? '\u00A0↑' : '\u00A0↓';
}
