import { LOST_FIGURE } from '../../eventLogAnalysis/figureText';
import LogFigure from '../../eventLogAnalysis/LogFigure';
import styles from '../../eventLogAnalysis/styles.module.css';
import ReportFigure from '../../figure/ReportFigure';
import type { ReportData } from '../../report/report';

/**
 * Reasons why the candidate of a report is faster or slower, from the event logs of both sides: queries by lost
 * seconds, and the stages of the first of these queries. Nothing if a side has no logs.
 */
export default function Why({ data }: { data: ReportData }) {
  const { why } = data;
  if (!why) return null;
  return (
    <>
      <p className={styles.lead}>{why.sentence}</p>
      <ReportFigure data={data} figure={LOST_FIGURE} />
      {why.stages && <LogFigure head={why.stages} around={why} />}
    </>
  );
}
