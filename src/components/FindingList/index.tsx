import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { VERDICT_WORDS } from '../../benchmark/format';
import type { ReportData } from '../../benchmark/page';
import VerdictMark from '../VerdictMark';
import styles from './styles.module.css';

/** The findings of a report, one line each, linked to their pages. */
export default function FindingList({ data }: { data: ReportData }): ReactNode {
  return (
    <ul className={styles.list}>
      {data.findings.map(({ query, title, verdict }) => (
        <li key={query}>
          <span className={styles.mark}>
            <VerdictMark verdict={verdict} />
            <span className="visually-hidden">{VERDICT_WORDS[verdict]}: </span>
          </span>
          <Link to={`/reports/${data.report.id}/findings/${query}/`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
