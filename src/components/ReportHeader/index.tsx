import type { ReactNode } from 'react';
import { derivedFrom } from '../../benchmark/derived';
import { formatDate } from '../../benchmark/format';
import type { ReportData } from '../../benchmark/page';
import OembedLink from '../OembedLink';
import { isSummary, type ReportPage } from '../reportPage';
import SocialCard from '../SocialCard';
import styles from './styles.module.css';

/** The head of a report: title, one-line description, and what the numbers are and are not. */
export default function ReportHeader({ data }: { data: ReportPage }): ReactNode {
  const { report } = data;
  return (
    <header className={styles.header}>
      <SocialCard report={report.id} text={cardText(data)} />
      <OembedLink report={report.id} figures={data.figures} />
      <h1>{report.title}</h1>
      <p className={styles.description}>{report.description}</p>
      <p className={styles.meta}>
        {isSummary(data) ? data.meta : comparisonMeta(data)} {publishedWord(data)} {formatDate(report.published)}.{' '}
        <a href="#about-these-numbers">About these numbers</a>
      </p>
    </header>
  );
}

/** Whose the date is: that of the source, or of this site where both sides were published here first. */
function publishedWord(data: ReportPage): string {
  const isOurs = !isSummary(data) && [data.baseline, data.candidate].every(({ sources }) => sources.length === 0);
  return isOurs ? 'Published here first on' : 'Source published';
}

function comparisonMeta({ suite, baseline }: ReportData): string {
  return `${derivedFrom(suite)}. Baseline: ${baseline.title}.`;
}

/** What the card of the report shows. */
function cardText(data: ReportPage): string {
  const { title, description } = data.report;
  return isSummary(data) ? `${title}. ${description}` : `${title}. ${data.verdict.word}. ${data.verdict.sentence}`;
}
