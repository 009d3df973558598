import type { QueryPageData } from '../../../benchmark/pages/query/types';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import PageLink from '../../ui/PageLink';
import VerdictMark from '../../ui/VerdictMark';
import styles from './styles.module.css';

/** What reports found out about the query. */
export default function Findings({ data }: { data: QueryPageData }) {
  if (data.findings.length === 0) return null;
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">{data.findings.length === 1 ? 'Finding' : 'Findings'}</h2>
      <ul className={styles.list}>
        {data.findings.map(({ label, path, note, verdict }) => (
          <li key={path}>
            <VerdictMark verdict={verdict} />
            <span className="visually-hidden">{VERDICT_WORDS[verdict]}: </span>
            <PageLink to={path}>{label}</PageLink>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
