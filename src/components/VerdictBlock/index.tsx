import type { ReactNode } from 'react';
import type { ReportData } from '../../benchmark/page';
import Note from '../Note';
import Strip from '../Strip';
import styles from './styles.module.css';

/** The verdict: the word, the sentence, what speaks against it, the three figures on one scale, and the facts. */
export default function VerdictBlock({ data }: { data: ReportData }): ReactNode {
  const { verdict, environment, strip } = data;
  return (
    <section className={styles.block} aria-label="Verdict">
      <p className={styles.word}>{verdict.word}</p>
      <p className={styles.sentence}>{verdict.sentence}</p>
      {environment.note !== '' && <Note kind="warning" text={environment.note} />}
      <Strip strip={strip} />
      <p className={styles.facts}>{strip.facts}</p>
    </section>
  );
}
