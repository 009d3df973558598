import type { ReactNode } from 'react';
import type { FigureText, Panel } from '../../../benchmark/model/figure';
import { comparePath, tabPath } from '../../../benchmark/model/paths';
import { sentencesAfterLead } from '../../../benchmark/text/lead';
import { capitalise } from '../../../benchmark/text/names';
import fold from '../../../css/fold.module.css';
import Advice from '../../figure/Advice';
import StillBox from '../../figure/ChartBox/StillBox';
import { type ComparisonPage, comparisonOf } from '../../figure/comparisonPage';
import Figure from '../../figure/Figure';
import { comparisonArtifacts } from '../../figure/links';
import Files from '../../figure/ReportFigure/Files';
import VerdictCounts from '../../figure/VerdictCounts';
import VerdictHead from '../../figure/VerdictHead';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  data: ComparisonPage;
  /** Chart and files of the metrics of a comparison without a report. */
  computed?: { chart: (panel: Panel) => ReactNode; files: ReactNode };
}

/** The verdict: its words, the three metrics on one scale, the query counts, doubts, and advice. */
export default function VerdictBlock({ data, computed }: Props) {
  const { report, figures: { forest } = {} } = data;
  const comparison = comparisonOf(data);
  const { verdict, evidence, names, notes, environment, notMeasured, tally } = comparison;
  const { doubt = '' } = verdict;
  const doubts = [doubt, ...notes, environment.note].filter((note) => note !== '').join(' ');
  const settings = report ? `${tabPath(report.id, 'setup')}#comparable` : '#comparable';
  const allSettings = <SiteLink to={settings}>All settings</SiteLink>;
  return (
    <section className={styles.block} aria-label="Verdict">
      <div className={styles.head}>
        <VerdictHead word={verdict.word} sentence={verdict.sentence} evidence={evidence} />
      </div>
      {forest && (
        <div className={styles.panel}>
          <Figure
            figure={{
              ...forest,
              title: `How much faster is ${capitalise(names.candidate)}? 1× = as fast as ${names.baseline}`,
              notes: [],
            }}
            chart={
              computed?.chart ??
              (({ chart, kind, heights }) => (
                <StillBox chart={`${report?.id}/${chart}`} kind={kind} heights={heights} />
              ))
            }
            files={computed?.files ?? <ReportFiles data={data} figure={forest} />}
            problem={comparisonArtifacts(comparison)}
            lateTable={computed !== undefined}
          />
          <Basis notes={forest.notes} />
        </div>
      )}
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
      <Advice advice={report?.advice ?? null} notMeasured={notMeasured} names={names} />
    </section>
  );
}

/** What the intervals rest on, folded. */
function Basis({ notes }: { notes: readonly string[] }) {
  return (
    <details className={`${fold.fold} ${styles.basis}`}>
      <summary>What the intervals rest on</summary>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <SiteLink to="/methodology/" orNothing>
          Method
        </SiteLink>{' '}
        <SiteLink to="/methodology/reruns/" orNothing>
          How much a rerun differs
        </SiteLink>
      </p>
    </details>
  );
}

function ReportFiles({ data, figure }: { data: ComparisonPage; figure: FigureText }) {
  const { baseline, candidate } = comparisonOf(data);
  const id = data.report?.id ?? '';
  return (
    <>
      <SiteLink to={comparePath(baseline.id, [candidate.id])} orNothing>
        Compare other result sets
      </SiteLink>
      <Files figure={figure} report={id} />
      <SiteLink to={`/data/derived/${id}/headline.json`}>All metrics (JSON)</SiteLink>
    </>
  );
}
