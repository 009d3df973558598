import LogFigure from '../../eventLogAnalysis/LogFigure';
import styles from '../../eventLogAnalysis/styles.module.css';
import type { ReportData } from '../../report/report';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';

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
      <LogFigure head={why.lost} around={why.lostAround}>
        <details className={styles.more}>
          <summary>Table of all queries</summary>
          <ScrollBox label={`Table: ${why.lost.title}`}>
            <DataTable
              table={why.lostTable}
              caption={why.lost.title}
              queryLink={(query) => `${why.queriesPrefix}${query}/`}
              stacked
            />
          </ScrollBox>
        </details>
      </LogFigure>
      {why.stages && <LogFigure head={why.stages} around={why} />}
    </>
  );
}
