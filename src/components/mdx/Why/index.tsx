import type { ReportData } from '../../report/report';
import Lost from '../../why/Lost';
import Stages from '../../why/Stages';
import styles from '../../why/styles.module.css';

/**
 * Why the candidate of a report is faster or slower, as far as the event logs of both sides tell: the queries by lost
 * seconds, and the stages of the query at the head of the list. Nothing where a side has no logs.
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
