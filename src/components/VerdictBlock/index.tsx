import type { ReactNode } from 'react';
import { comparePath } from '../../benchmark/suitePaths';
import Foot from '../Foot';
import { comparisonArtifacts, comparisonTitle } from '../links';
import Note from '../Note';
import ProblemLink from '../ProblemLink';
import type { ComparisonPage } from '../reportPage';
import SiteLink from '../SiteLink';
import Strip from '../Strip';
import styles from './styles.module.css';

interface Props {
  data: ComparisonPage;
  /** Beside the strip's sources: what can be had of these numbers where they belong to no report. */
  files?: ReactNode;
}

/** The verdict: the word, the sentence, what speaks against it, the three figures on one scale, the facts, and their sources. */
export default function VerdictBlock({ data, files }: Props): ReactNode {
  const { report, verdict, notes, environment, strip } = data;
  const sides = [data.baseline, data.candidate];
  return (
    <section className={styles.block} aria-label="Verdict">
      <p className={styles.word}>{verdict.word}</p>
      <p className={styles.sentence}>{verdict.sentence}</p>
      <div className={styles.notes}>
        {notes.map((note) => (
          <Note key={note} kind="warning" text={note} />
        ))}
        {environment.note !== '' && <Note kind="warning" text={environment.note} />}
      </div>
      <Strip strip={strip} />
      <p className={styles.facts}>{strip.facts}</p>
      <Foot sources={sides.map(({ id, path }) => ({ label: id, path }))}>
        {report ? (
          <>
            <SiteLink to={comparePath(data.baseline.id, [data.candidate.id])}>Compare other result sets</SiteLink>
            <SiteLink to={`/data/derived/${report.id}/headline.json`}>JSON</SiteLink>
          </>
        ) : (
          files
        )}
        <ProblemLink problem={{ ...comparisonArtifacts(data), what: `Verdict, ${comparisonTitle(data)}` }} />
      </Foot>
    </section>
  );
}
