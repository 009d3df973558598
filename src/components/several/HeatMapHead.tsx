import { nextOrder, type Order } from '../../benchmark/figures/tableView';
import type { MultiData } from '../../benchmark/pages/several/multiTypes';
import { capitalise } from '../../benchmark/text/names';
import control from '../../css/control.module.css';
import SiteLink from '../ui/SiteLink';
import styles from './heatMap.module.css';

interface Props {
  data: MultiData;
  order: Order;
  setOrder: (order: Order) => void;
}

/** The sticky head: the engines with links to their result sets, and a button per column that sorts by it. */
export default function HeatMapHead({ data: { baseline, candidates }, order, setOrder }: Props) {
  const sort = { order, setOrder };
  return (
    <thead>
      <tr>
        <SortHead column="query" words="Query" className={styles.query} {...sort} />
        <SortHead column="baseline" words="s" of={baseline} className={styles.side} {...sort} />
        {candidates.map((candidate) => (
          <SortHead
            key={candidate.id}
            column={candidate.id}
            words="Speedup, ×"
            of={candidate}
            className={styles.middle}
            {...sort}
          />
        ))}
        <SortHead column="apart" words="Spread, ×" className={styles.side} {...sort} />
      </tr>
    </thead>
  );
}

interface SortProps extends Omit<Props, 'data'> {
  column: string;
  /** What the column holds, with its unit. */
  words: string;
  /** The engine that it belongs to. */
  of?: { title: string; path: string };
  className: string | undefined;
}

function SortHead({ column, words, of, className, order, setOrder }: SortProps) {
  const sorted = order.column === column;
  const direction = order.ascending ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={sorted ? direction : undefined}>
      {of && <SiteLink to={of.path}>{capitalise(of.title)}</SiteLink>}
      <button type="button" className={control.sort} onClick={() => setOrder(nextOrder(order, column))}>
        {words}
        {of && <span className="visually-hidden"> of {of.title}</span>}
        {sorted && <span aria-hidden="true">{order.ascending ? '\u00A0↑' : '\u00A0↓'}</span>}
      </button>
    </th>
  );
}
