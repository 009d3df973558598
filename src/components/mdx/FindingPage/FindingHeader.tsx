import { findingPagePath, reportPath } from '../../../benchmark/model/paths';
import { markOf } from '../../../benchmark/model/verdictMark';
import head from '../../../css/head.module.css';
import { comparisonOf } from '../../figure/comparisonPage';
import { queryPath } from '../../figure/links';
import SocialCard from '../../page/SocialCard';
import PageLink from '../../ui/PageLink';
import VerdictMark from '../../ui/VerdictMark';
import type { PartProps } from './part';
import styles from './styles.module.css';

/** The head of a finding: the way back, the result as title, its verdict with the reason, previous and next. */
export default function FindingHeader({ data, finding }: PartProps) {
  const report = data.report.id;
  const comparison = comparisonOf(data);
  const { word, sentence } = comparison.verdict;
  const at = data.findings.indexOf(finding);
  return (
    <header className={styles.header}>
      <SocialCard report={report} text={`${data.report.title}. ${word}. ${sentence}`} />
      <nav className={head.trail} aria-label="Breadcrumb">
        <PageLink to={reportPath(report)}>{data.report.title}</PageLink> / Findings /{' '}
        <PageLink to={queryPath(comparison, finding.query)}>{finding.query}</PageLink>
      </nav>
      <h1>{finding.title}</h1>
      <p className={head.facts} data-verdict={markOf(finding.verdict)}>
        <VerdictMark verdict={finding.verdict} />
        <span className="verdict-word">{`${finding.verdictText} `}</span>
        <span>{finding.rankText}</span>
        <Neighbour report={report} word="Previous" query={data.findings[at - 1]?.query} />
        <Neighbour report={report} word="Next" query={data.findings[at + 1]?.query} />
      </p>
      <Siblings data={data} finding={finding} />
    </header>
  );
}

/** All findings of the report by their queries, in the report's order; nothing where there is one. */
function Siblings({ data, finding }: PartProps) {
  if (data.findings.length < 2) return null;
  return (
    <nav className={`${styles.siblings} no-print`} aria-label="Findings of the report">
      <span>Findings:</span>
      <ul>
        {data.findings.map(({ query }) => (
          <li key={query}>
            {query === finding.query ? (
              <strong aria-current="page">{query}</strong>
            ) : (
              <PageLink to={findingPagePath(data.report.id, query)}>{query}</PageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbour({ report, word, query }: { report: string; word: string; query?: string }) {
  if (query === undefined) return null;
  return (
    <span>
      {` ${word}: `}
      <PageLink to={findingPagePath(report, query)}>{query}</PageLink>
    </span>
  );
}
