import type { ReactNode } from 'react';
import type { ReportListEntry } from '../../report/reportListEntry';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  data: { reports: readonly ReportListEntry[] };
  /** Number of newest reports; default: all. */
  latest?: number;
  /** The heading, which a site without reports does not show. */
  children?: ReactNode;
}

/** Reports, newest first: date, title with verdict, and its basis. Nothing without reports. */
export default function ReportList({ data: { reports }, latest = reports.length, children }: Props) {
  if (reports.length === 0) return null;
  return (
    <>
      {children}
      <ul className={styles.list}>
        {reports.slice(0, latest).map(({ path, title, day, sentence, detail }) => (
          <li key={path}>
            <span className={styles.remark}>{day}</span>
            <div>
              <SiteLink to={path} className={styles.title}>
                {title}
              </SiteLink>
              <p>{sentence}</p>
            </div>
            <p className={styles.remark}>{detail}</p>
          </li>
        ))}
      </ul>
      {latest < reports.length && (
        <p>
          <SiteLink to="/reports/" orNothing>
            All {reports.length} reports
          </SiteLink>
        </p>
      )}
    </>
  );
}
