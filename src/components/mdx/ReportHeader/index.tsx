import { reportPath } from '../../../benchmark/model/paths';
import type { Tab } from '../../../benchmark/model/reportTabs';
import head from '../../../css/head.module.css';
import MarkdownTwin from '../../page/MarkdownTwin';
import SocialCard from '../../page/SocialCard';
import ReportTabs from '../../report/ReportTabs';
import type { ReportData } from '../../report/report';
import { withWholeSuites } from '../../ui/Breakable';
import PageLink from '../../ui/PageLink';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  data: ReportData;
  tab?: Tab;
}

/** The header of each page of a report: breadcrumb, question, setup, and tabs. */
export default function ReportHeader({ data, tab = 'answer' }: Props) {
  const { report } = data;
  return (
    <header className={styles.header}>
      {tab === 'answer' && <MarkdownTwin path={reportPath(report.id)} />}
      <SocialCard report={report.id} text={cardText(data)} />
      <p className={head.trail}>
        <PageLink to="/reports/" orNothing>
          Reports
        </PageLink>
      </p>
      <h1>{withWholeSuites(report.question)}</h1>
      <p className={styles.meta}>{withWholeSuites(data.meta)}</p>
      {data.newer && (
        <p className={styles.newer}>
          Newer results available: <SiteLink to={data.newer.path}>{data.newer.title}</SiteLink>
        </p>
      )}
      <ReportTabs data={data} tab={tab} />
    </header>
  );
}

/** Text of the report's social card. */
function cardText({ report: { question, description }, comparison, multiCandidate }: ReportData): string {
  const verdict = comparison?.verdict ?? multiCandidate?.verdict;
  const said = verdict ? `${verdict.word}. ${verdict.sentence}` : description;
  return `${question}${question.endsWith('?') ? '' : '.'} ${said}`;
}
