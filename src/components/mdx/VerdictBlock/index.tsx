import type { ReactNode } from 'react';
import { comparePath, tabPath } from '../../../benchmark/model/paths';
import { sentencesAfterLead } from '../../../benchmark/text/lead';
import { capitalise } from '../../../benchmark/text/names';
import Advice from '../../figure/Advice';
import { type ComparisonPage, comparisonOf } from '../../figure/comparisonPage';
import FigureFooter, { sourcesOf } from '../../figure/FigureFooter';
import Strip from '../../figure/ForestPlot';
import { comparisonArtifacts, comparisonTitle } from '../../figure/links';
import Files from '../../figure/ReportFigure/Files';
import VerdictCounts from '../../figure/VerdictCounts';
import VerdictHead from '../../figure/VerdictHead';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  data: ComparisonPage;
  /** Download links for a comparison without a report. */
  files?: ReactNode;
}

/** The verdict: its words, the three metrics on one scale, the query counts, doubts, and advice. */
export default function VerdictBlock({ data, files }: Props) {
  const { report } = data;
  const comparison = comparisonOf(data);
  const { verdict, evidence, notes, environment, notMeasured, strip, tally } = comparison;
  const { doubt = '' } = verdict;
  const doubts = [doubt, ...notes, environment.note].filter((note) => note !== '').join(' ');
  const settings = report ? `${tabPath(report.id, 'setup')}#comparable` : '#comparable';
  const allSettings = <SiteLink to={settings}>All settings</SiteLink>;
  return (
    <section className={styles.block} aria-label="Verdict">
      <div className={styles.head}>
        <VerdictHead word={verdict.word} sentence={verdict.sentence} evidence={evidence} />
      </div>
      <div className={styles.panel}>
        <p className={styles.question}>
          How much faster is {capitalise(strip.names.candidate)}? <span>1× = as fast as {strip.names.baseline}</span>
        </p>
        <Strip strip={strip} />
        <Footer data={data} files={files} />
      </div>
      <VerdictCounts tally={tally} />
      <div className={styles.notes}>
        <p className={styles.rest}>
          {[sentencesAfterLead(verdict), report?.caveat].filter(Boolean).join(' ')}{' '}
          {doubts === '' && verdict.case === 'disputed' && allSettings}
        </p>
        {doubts !== '' && (
          <Note kind="warning" text={doubts}>
            {' '}
            {allSettings}
          </Note>
        )}
      </div>
      <Advice advice={report?.advice ?? null} notMeasured={notMeasured} names={strip.names} />
    </section>
  );
}

/** Sources of the numbers, and their files. */
function Footer({ data, files }: Props) {
  const { report, figures: { forest } = {} } = data;
  const comparison = comparisonOf(data);
  const { baseline, candidate } = comparison;
  return (
    <FigureFooter
      sources={sourcesOf([baseline, candidate])}
      problem={{ ...comparisonArtifacts(comparison), what: `Verdict, ${comparisonTitle(comparison, report)}` }}
      action={
        report && (
          <SiteLink to={comparePath(baseline.id, [candidate.id])} orNothing>
            Compare other result sets
          </SiteLink>
        )
      }
    >
      {report ? (
        <>
          {forest && <Files figure={forest} report={report.id} />}
          <SiteLink to={`/data/derived/${report.id}/headline.json`}>All metrics (JSON)</SiteLink>
        </>
      ) : (
        files
      )}
    </FigureFooter>
  );
}
