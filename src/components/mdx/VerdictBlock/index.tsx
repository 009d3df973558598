import type { ReactNode } from 'react';
import { comparePath } from '../../../benchmark/model/paths';
import words from '../../../css/verdict.module.css';
import Advice from '../../figure/Advice';
import { type ComparisonPage, comparisonOf } from '../../figure/comparisonPage';
import FigureFooter, { sourcesOf } from '../../figure/FigureFooter';
import Strip from '../../figure/ForestPlot';
import { comparisonArtifacts, comparisonTitle } from '../../figure/links';
import Files from '../../figure/ReportFigure/Files';
import VerdictCounts from '../../figure/VerdictCounts';
import Note from '../../ui/Note';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Props {
  data: ComparisonPage;
  /** Beside the strip's sources: what can be had of these numbers where they belong to no report. */
  files?: ReactNode;
}

/**
 * The verdict: the word, who measured and how often, the sentence, what speaks against it, what to choose when, the three figures on one scale, the counts of queries,
 * the facts, and their sources.
 */
export default function VerdictBlock({ data, files }: Props) {
  const { report } = data;
  const comparison = comparisonOf(data);
  const { verdict, evidence, notes, environment, notMeasured, strip, tally } = comparison;
  return (
    <section className={styles.block} aria-label="Verdict">
      <h3 className={words.word}>{verdict.word}</h3>
      <p className={styles.facts}>{evidence}</p>
      <p className={styles.sentence}>{verdict.sentence}</p>
      <div className={styles.notes}>
        {notes.map((note) => (
          <Note key={note} kind="warning" text={note} />
        ))}
        {environment.note !== '' && (
          <Note kind="warning" text={environment.note}>
            {' '}
            <a href="#comparable">Check comparability</a>
          </Note>
        )}
      </div>
      <Advice advice={report?.advice ?? null} notMeasured={notMeasured} />
      <Strip strip={strip} />
      {strip.worst !== '' && (
        <p className={styles.worst}>
          {strip.worst}{' '}
          <SiteLink to="/methodology/" orNothing>
            Method
          </SiteLink>
        </p>
      )}
      <VerdictCounts tally={tally} />
      <p className={styles.facts}>{strip.facts}</p>
      <Footer data={data} files={files} />
    </section>
  );
}

/** Where the numbers come from, and what can be had of them. */
function Footer({ data, files }: Props) {
  const { report, figures: { forest } = {} } = data;
  const comparison = comparisonOf(data);
  const { baseline, candidate } = comparison;
  return (
    <FigureFooter
      sources={sourcesOf([baseline, candidate])}
      problem={{ ...comparisonArtifacts(comparison), what: `Verdict, ${comparisonTitle(comparison, report)}` }}
    >
      {report ? (
        <>
          <SiteLink to={comparePath(baseline.id, [candidate.id])} orNothing>
            Compare other result sets
          </SiteLink>
          {forest && <Files figure={forest} report={report.id} />}
          <SiteLink to={`/data/derived/${report.id}/headline.json`}>JSON</SiteLink>
        </>
      ) : (
        files
      )}
    </FigureFooter>
  );
}
