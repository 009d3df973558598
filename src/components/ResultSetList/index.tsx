import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { OverviewData } from '../../benchmark/overview';
import styles from '../EntryList/styles.module.css';

/** The result sets: date, title, what was measured, and where. */
export default function ResultSetList({ data }: { data: OverviewData }): ReactNode {
  return (
    <ul className={styles.list}>
      {data.resultSets.map((set) => (
        <li key={set.id}>
          <span className={styles.date}>{set.published}</span>
          <div>
            <Link to={set.path} className={styles.title}>
              {set.title}
            </Link>
            <p>
              {set.queries} queries, {set.total} in total, {set.statistic}. {set.suite}.
            </p>
            <p className={styles.detail}>{set.environment}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
