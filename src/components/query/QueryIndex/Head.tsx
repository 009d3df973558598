import type { QueryList } from '../../../benchmark/pages/query/index';
import { nextStripOrder, type StripOrder } from '../../../benchmark/pages/query/indexFilter';
import TickLabels from '../../ui/TickLabels';
import styles from './styles.module.css';

interface Props {
  list: QueryList;
  order: StripOrder;
  setOrder: (order: StripOrder) => void;
}

/** The head of a list, which sorts by query, longest time, and spread, with the scale of the strips. */
export default function Head({ list: { ticks, baseline }, order, setOrder }: Props) {
  const sort = (by: StripOrder['by'], label: string) => (
    <th
      scope="col"
      className={styles[by]}
      aria-sort={order.by === by ? (order.isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => setOrder(nextStripOrder(order, by))}>
        {label}
        {order.by === by && <span aria-hidden="true">{order.isAscending ? '\u00A0↑' : '\u00A0↓'}</span>}
      </button>
    </th>
  );
  return (
    <thead>
      <tr>
        {sort('query', 'Query')}
        <th scope="col">Task</th>
        <th scope="col" className={styles.kind}>
          Pattern
        </th>
        {sort('longest', 'Longest (s)')}
        <th scope="col" className={styles.plot}>
          <span className={styles.sides}>
            <span>← {baseline} faster</span>
            <span>engine faster →</span>
          </span>
          <span className={styles.ticks} aria-hidden="true">
            <TickLabels ticks={ticks} />
          </span>
        </th>
        {sort('spread', 'Spread')}
      </tr>
    </thead>
  );
}
