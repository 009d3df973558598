import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { queryPath } from '../links';
import SocialCard from '../SocialCard';
import VerdictMark from '../VerdictMark';
import type { PartProps } from './part';
import styles from './styles.module.css';

/** The head of a finding: the way back, the result as title, its verdict with the reason, previous and next. */
export default function FindingHeader({ data, finding }: PartProps): ReactNode {
  const report = `/reports/${data.report.id}/`;
  const at = data.findings.indexOf(finding);
  return (
    <header className={styles.header}>
      <SocialCard
        report={data.report.id}
        text={`${data.report.title}. ${data.verdict.word}. ${data.verdict.sentence}`}
      />
      <nav className={styles.trail} aria-label="Breadcrumb">
        <Link to={report}>{data.report.title}</Link> / Findings /{' '}
        <Link to={queryPath(data, finding.query)}>{finding.query}</Link>
      </nav>
      <h1>{finding.title}</h1>
      <p className={styles.meta} data-verdict={finding.verdict}>
        <VerdictMark verdict={finding.verdict} />
        <span className="verdict-word">{`${finding.verdictText} `}</span>
        <span>{finding.rankText}</span>
        <Neighbour report={report} word="Previous" query={data.findings[at - 1]?.query} />
        <Neighbour report={report} word="Next" query={data.findings[at + 1]?.query} />
      </p>
    </header>
  );
}

function Neighbour({ report, word, query }: { report: string; word: string; query?: string }): ReactNode {
  if (query === undefined) return null;
  return (
    <span>
      {` ${word}: `}
      <Link to={`${report}findings/${query}/`}>{query}</Link>
    </span>
  );
}
