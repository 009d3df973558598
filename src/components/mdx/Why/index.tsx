import Lost from '../../eventLogAnalysis/Lost';
import Stages from '../../eventLogAnalysis/Stages';
import styles from '../../eventLogAnalysis/styles.module.css';
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
      <Lost spec={why.lost} around={why.lostAround} queriesPrefix={why.queriesPrefix} />
      {why.stages && <Stages head={why.stages} around={why} />}
    </>
  );
}
