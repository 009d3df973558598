import { tabPath } from '../../../benchmark/model/paths';
import { sentencesAfterLead } from '../../../benchmark/text/lead';
import Advice from '../../figure/Advice';
import ReportFigure from '../../figure/ReportFigure';
import VerdictCounts from '../../figure/VerdictCounts';
import VerdictHead from '../../figure/VerdictHead';
import type { ReportData } from '../../report/report';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import verdictStyles from '../VerdictBlock/styles.module.css';
import styles from './styles.module.css';

interface Props {
  data: ReportData;
  /** Key of one of the report's published comparisons. */
  summary: string;
}

/** The verdict of a published comparison: its result, tagged as published, and advice. Throws for an unknown key. */
export default function PublishedVerdict({ data, summary }: Props) {
  const verdict = data.verdicts[summary];
  if (!verdict) {
    const known = Object.keys(data.verdicts).join(', ');
    throw new Error(`unknown published comparison: ${summary} (report ${data.report.id} has: ${known})`);
  }
  const rest = [sentencesAfterLead(verdict), data.report.caveat].filter(Boolean).join(' ');
  return (
    <section className={verdictStyles.block} aria-label="Verdict">
      <VerdictHead
        word={verdict.word}
        sentence={verdict.sentence}
        evidence={verdict.evidence}
        tag={
          <>
            {' '}
            <span className={styles.tag} title={verdict.title}>
              {verdict.tag}
            </span>
          </>
        }
      />
      {rest !== '' && <p className={styles.rest}>{rest}</p>}
      {verdict.panel && (
        <div className={verdictStyles.panel} id={verdict.panel}>
          <ReportFigure data={data} figure={verdict.panel} />
        </div>
      )}
      {verdict.tally && <VerdictCounts tally={verdict.tally} />}
      {verdict.doubt !== '' && (
        <div className={styles.doubt}>
          <Note kind="warning" text={verdict.doubt}>
            {' '}
            <SiteLink to={`${tabPath(data.report.id, 'setup')}#comparable`}>All settings</SiteLink>
          </Note>
        </div>
      )}
      {data.report.advice && (
        <div className={styles.advice}>
          <Advice advice={data.report.advice} notMeasured={data.notMeasured} names={verdict.names} />
        </div>
      )}
    </section>
  );
}
