import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { OverviewData } from '../../benchmark/overview';
import styles from '../EntryList/styles.module.css';
import SiteLink from '../SiteLink';

/** The published comparisons and time series: date, title, the two sides, what is held, and the reports that show it. */
export default function PublishedList({ data }: { data: OverviewData }): ReactNode {
  return (
    <ul className={styles.list}>
      {data.published.map(({ path, title, published, sentence, detail, usedIn }) => (
        <li key={path}>
          <span className={styles.date}>{published}</span>
          <div>
            <SiteLink to={path} className={styles.title}>
              {title}
            </SiteLink>
            <p>{sentence}</p>
            <p className={styles.detail}>
              {detail}{' '}
              {usedIn.map((report, index) => (
                <span key={report.path}>
                  {index === 0 ? 'Shown in ' : ', '}
                  <Link to={report.path}>{report.label}</Link>
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
