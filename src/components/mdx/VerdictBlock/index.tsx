import { Fragment, type ReactNode } from 'react';
import type { FigureText, Panel } from '../../../benchmark/model/figure';
import { comparePath, tabPath } from '../../../benchmark/model/paths';
import { sentencesAfterLead, verdictDoubt } from '../../../benchmark/text/lead';
import { capitalise } from '../../../benchmark/text/names';
import fold from '../../../css/fold.module.css';
import Advice from '../../figure/Advice';
import StillBox from '../../figure/ChartBox/StillBox';
import { type ComparisonPage, comparisonOf } from '../../figure/comparisonPage';
import Figure from '../../figure/Figure';
import { comparisonArtifacts, publishedArtifacts } from '../../figure/links';
import type { Problem } from '../../figure/ProblemLink/problem';
import LiveFiles from '../../figure/ReportFigure/LiveFiles';
import VerdictCounts from '../../figure/VerdictCounts';
import VerdictHead from '../../figure/VerdictHead';
import type { ComparisonData } from '../../report/comparisonData';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  data: ComparisonPage;
  /** Chart, files, and sources of the metrics of a comparison without a report. */
  computed?: { chart: (panel: Panel) => ReactNode; files: ReactNode; problem: Problem };
}

/** The verdict: its words, the metrics on one scale, the query counts of a pair, notes that begin with the doubt, and advice. */
export default function VerdictBlock({ data, computed }: Props) {
  const { report, comparison, figures: { forest } = {} } = data;
  const { verdict, evidence, remarks, ...said } = data.multiCandidate ?? pairAnswer(comparisonOf(data));
  const notes = [verdictDoubt(verdict), ...said.notes].filter((note) => note !== '');
  return (
    <section className={styles.block} aria-label="Verdict">
      <div className={styles.head}>
        <VerdictHead word={verdict.word} sentence={verdict.sentence} evidence={evidence} />
      </div>
      {forest && (
        <div className={styles.panel}>
          <Figure
            figure={{ ...forest, title: comparison ? questionOf(comparison) : forest.title, notes: [] }}
            chart={
              computed?.chart ??
              (({ chart, kind, heights }) => (
                <StillBox chart={`${report?.id}/${chart}`} kind={kind} heights={heights} />
              ))
            }
            files={computed?.files ?? <ReportFiles data={data} figure={forest} />}
            problem={computed?.problem ?? (comparison ? comparisonArtifacts(comparison) : publishedArtifacts(forest))}
            lateTable={computed !== undefined}
          />
          {forest.notes.length > 0 && <Basis notes={forest.notes} />}
        </div>
      )}
      {comparison && <VerdictCounts tally={comparison.tally} />}
      <div className={styles.notes}>
        <p className={styles.rest}>
          {[sentencesAfterLead(verdict), report?.caveat].filter(Boolean).join(' ')}{' '}
          {comparison?.withdrawals.map(({ label, path }) => (
            <Fragment key={path}>
              <SiteLink to={path}>{label}</SiteLink>{' '}
            </Fragment>
          ))}
          {notes.length === 0 && comparison?.verdict.case === 'disputed' && comparison.withdrawals.length === 0 && (
            <AllSettings data={data} />
          )}
        </p>
        {notes.length > 0 && (
          <Note kind="warning" text={notes.join(' ')}>
            {' '}
            <AllSettings data={data} />
          </Note>
        )}
        {remarks.length > 0 && <Note kind="remark" text={remarks.join(' ')} />}
      </div>
      <Advice advice={report?.advice ?? null} notMeasured={comparison?.notMeasured ?? []} names={comparison?.names} />
    </section>
  );
}

/** The answer about two sides. */
function pairAnswer({ verdict, evidence, notes, environment }: ComparisonData) {
  return { verdict, evidence, notes: [...notes, environment.note], remarks: [] };
}

function questionOf({ names }: ComparisonData): string {
  return `How much faster is ${capitalise(names.candidate)}? 1× = as fast as ${names.baseline}`;
}

/** A link to the comparability check; nothing for several candidates without a report, which have none. */
function AllSettings({ data: { report, comparison } }: { data: ComparisonPage }) {
  if (!report && !comparison) return null;
  return <SiteLink to={report ? `${tabPath(report.id, 'setup')}#comparable` : '#comparable'}>All settings</SiteLink>;
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
  const { report, comparison } = data;
  const id = report?.id ?? '';
  return (
    <>
      {comparison && (
        <SiteLink to={comparePath(comparison.baseline.id, [comparison.candidate.id])} orNothing>
          Compare other result sets
        </SiteLink>
      )}
      <LiveFiles figure={figure} report={id} />
      {comparison && <SiteLink to={`/data/derived/${id}/headline.json`}>All metrics (JSON)</SiteLink>}
    </>
  );
}
