import type { ReportData } from '../../../benchmark/pages/report/report';
import type { SeveralData } from '../../../benchmark/pages/several/several';
import { restOf } from '../../../benchmark/text/lead';
import Advice from '../../figure/Advice';
import ReportFigure from '../../figure/ReportFigure';
import VerdictHead from '../../figure/VerdictHead';
import Note from '../../ui/Note';
import styles from '../VerdictBlock/styles.module.css';

/** The verdict on several candidates: its words, the three metrics of each, what speaks against it, and what is said of versions. */
export default function Verdict({ data, several }: { data: ReportData; several: SeveralData }) {
  const { verdict, evidence, notes, remarks } = several;
  return (
    <section className={styles.block} aria-label="Verdict">
      <VerdictHead word={verdict.word} sentence={verdict.sentence} evidence={evidence} />
      <ReportFigure data={data} figure="forest" />
      <div className={styles.notes}>
        {notes.length > 0 && <Note kind="warning" text={notes.join(' ')} />}
        {remarks.length > 0 && <Note kind="remark" text={remarks.join(' ')} />}
        <p className={styles.rest}>{restOf(verdict)}</p>
      </div>
      <Advice advice={data.report.advice} notMeasured={[]} />
    </section>
  );
}
