import type { ReportData } from '../../../benchmark/pages/report/report';
import type { SeveralData } from '../../../benchmark/pages/several/several';
import words from '../../../css/verdict.module.css';
import Advice from '../../figure/Advice';
import ReportFigure from '../../figure/ReportFigure';
import Note from '../../ui/Note';
import styles from '../VerdictBlock/styles.module.css';

/** The verdict on several candidates: the word, the sentence, what speaks against it, the three figures of each, and what is said of versions. */
export default function Verdict({ data, several }: { data: ReportData; several: SeveralData }) {
  const { verdict, evidence, notes, remarks } = several;
  return (
    <section className={styles.block} aria-label="Verdict">
      <p className={words.word}>{verdict.word}</p>
      <p className={styles.facts}>{evidence}</p>
      <p className={styles.sentence}>{verdict.sentence}</p>
      <div className={styles.notes}>
        {notes.map((note) => (
          <Note key={note} kind="warning" text={note} />
        ))}
      </div>
      <Advice advice={data.report.advice} notMeasured={[]} />
      <ReportFigure data={data} figure="forest" />
      {remarks.map((remark) => (
        <Note key={remark} kind="remark" text={remark} />
      ))}
    </section>
  );
}
