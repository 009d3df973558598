import type { ReportData } from '../../../benchmark/pages/report/report';
import { formatDate } from '../../../benchmark/text/numbers';
import SocialCard from '../../page/SocialCard';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

/** The head of a report: title, one-line description, and what the numbers are and are not. */
export default function ReportHeader({ data }: { data: ReportData }) {
  const { report } = data;
  return (
    <header>
      <SocialCard report={report.id} text={cardText(data)} />
      <h1>{report.title}</h1>
      <p className={styles.description}>{report.description}</p>
      <p className={styles.meta}>
        {data.meta} {publishedWord(data)} {formatDate(report.publishedOn)}.{' '}
        <a href="#about-these-numbers">About the data</a>
      </p>
      {data.newer && (
        <p className={styles.newer}>
          Newer results available: <SiteLink to={data.newer.path}>{data.newer.title}</SiteLink>
        </p>
      )}
    </header>
  );
}

/** Whose the date is: that of the source, or of this site where both sides were published here first. */
function publishedWord({ comparison }: ReportData): string {
  const isOurs = comparison && [comparison.baseline, comparison.candidate].every(({ sources }) => sources.length === 0);
  return isOurs ? 'First published here on' : 'Source published';
}

/** What the card of the report shows. */
function cardText({ report: { title, description }, comparison, several }: ReportData): string {
  const verdict = comparison?.verdict ?? several?.verdict;
  const said = verdict ? `${verdict.word}. ${verdict.sentence}` : description;
  return `${title}. ${said}`;
}
