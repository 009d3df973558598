import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { OverviewData } from '../../benchmark/overview';
import { bySuite, type ResultSetCard } from '../../benchmark/resultSetCard';
import styles from '../EntryList/styles.module.css';

/** The result sets by suite: date, title, what was measured, and where. */
export default function ResultSetList({ data }: { data: OverviewData }): ReactNode {
  return bySuite(data.resultSets).map(({ suite, cards }) => (
    <section key={suite}>
      <h3>{suite}</h3>
      <Cards cards={cards} />
    </section>
  ));
}

function Cards({ cards }: { cards: ResultSetCard[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {cards.map((set) => (
        <li key={set.id}>
          <span className={styles.date}>{set.published}</span>
          <div>
            <Link to={set.path} className={styles.title}>
              {set.title}
            </Link>
            <p>
              {set.queries} queries, {set.total} in total, {set.statistic}.
            </p>
            <p className={styles.detail}>{set.environment}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
