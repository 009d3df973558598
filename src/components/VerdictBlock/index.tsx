import type { ReactNode } from 'react';
import type { ReportData } from '../../benchmark/page';
import Foot from '../Foot';
import { comparisonArtifacts } from '../links';
import Note from '../Note';
import ProblemLink from '../ProblemLink';
import SiteLink from '../SiteLink';
import Strip from '../Strip';
import styles from './styles.module.css';

/** The verdict: the word, the sentence, what speaks against it, the three figures on one scale, the facts, and their sources. */
export default function VerdictBlock({ data }: { data: ReportData }): ReactNode {
  const { report, verdict, environment, strip } = data;
  const sides = [data.baseline, data.candidate];
  return (
    <section className={styles.block} aria-label="Verdict">
      <p className={styles.word}>{verdict.word}</p>
      <p className={styles.sentence}>{verdict.sentence}</p>
      {environment.note !== '' && <Note kind="warning" text={environment.note} />}
      <Strip strip={strip} />
      <p className={styles.facts}>{strip.facts}</p>
      <Foot sources={sides.map(({ id, path }) => ({ label: id, path }))}>
        <SiteLink to={`/data/derived/${report.id}/headline.json`}>JSON</SiteLink>
        <ProblemLink problem={{ ...comparisonArtifacts(data), what: `Verdict, ${report.title}` }} />
      </Foot>
    </section>
  );
}
