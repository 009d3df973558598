import type { ReactNode } from 'react';
import type { LegendEntry, SeveralData, Strength } from '../../benchmark/severalTypes';
import styles from './cell.module.css';

const STRENGTHS: Strength[] = [1, 2, 3];

/** How to read a cell, on one line, with the queries of each verdict counted per candidate in the order of the columns. */
export default function Legend({ data: { heatMap, candidates } }: { data: SeveralData }): ReactNode {
  return (
    <ul className={styles.legend}>
      {heatMap.legend.map((entry) => (
        <li key={entry.verdict}>
          <Swatches verdict={entry.verdict} />
          {entry.label}:{' '}
          {entry.counts.map((count, index) => (
            <span key={candidates[index]?.id}>
              {index > 0 && <span aria-hidden="true"> · </span>}
              {count}
              <span className="visually-hidden"> for {candidates[index]?.title}, </span>
            </span>
          ))}
        </li>
      ))}
      <li>{heatMap.steps}</li>
    </ul>
  );
}

/** The fills of a verdict: three for a clear one, none for an unclear one. */
function Swatches({ verdict }: Pick<LegendEntry, 'verdict'>): ReactNode {
  return (
    <span className={styles.swatches} aria-hidden="true">
      {(verdict === 'unclear' ? [0] : STRENGTHS).map((strength) => (
        <span key={strength} className={styles.speedup} data-verdict={verdict} data-strength={strength} />
      ))}
    </span>
  );
}
