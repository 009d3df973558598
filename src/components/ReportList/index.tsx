import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ReportCard } from '../../benchmark/reportCard';
import styles from './styles.module.css';

/** The reports, newest first: date, title, verdict, and what is in them. */
export default function ReportList({ data }: { data: { reports: readonly ReportCard[] } }): ReactNode {
  return (
    <ul className={styles.list}>
      {data.reports.map(({ id, title, path, published, sentence, detail }) => (
        <li key={id}>
          <span className={styles.date}>{published}</span>
          <div>
            <Link to={path} className={styles.title}>
              {title}
            </Link>
            <p>{sentence}</p>
            <p className={styles.detail}>{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
