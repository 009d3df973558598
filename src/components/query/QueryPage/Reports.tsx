import type { QueryPageData } from '../../../benchmark/pages/query/types';
import PageLink from '../../ui/PageLink';
import styles from './styles.module.css';

/** The reports that compare result sets on the query, each with the way to its row. */
export default function Reports({ data }: { data: QueryPageData }) {
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">Reports</h2>
      {data.reports.length === 0 && <p>No reports on this query yet.</p>}
      <ul className={styles.list}>
        {data.reports.map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
