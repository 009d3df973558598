import { findingPagePath } from '../../../benchmark/model/paths';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import type { ReportData } from '../../report/report';
import PageLink from '../../ui/PageLink';
import VerdictMark from '../../ui/VerdictMark';
import styles from './styles.module.css';

/** Findings of a report, one line each, linked to their pages. */
export default function FindingList({ data }: { data: ReportData }) {
  return (
    <ul className={styles.list}>
      {data.findings.map(({ query, title, verdict }) => (
        <li key={query}>
          <span>
            <VerdictMark verdict={verdict} />
            <span className="visually-hidden">{VERDICT_WORDS[verdict]}: </span>
          </span>
          <PageLink to={findingPagePath(data.report.id, query)}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}
