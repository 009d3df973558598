import type { ReactNode } from 'react';
import type { HeatMapSpec, LegendEntry, Strength } from '../../benchmark/figures/several/specs';
import { markOf } from '../../benchmark/model/verdictMark';
import styles from './cell.module.css';

const STRENGTHS: Strength[] = [1, 2, 3];

/** How to read a cell, on one line, with the queries of each verdict counted per candidate in the order of the columns. */
export default function Legend({ spec: { legend, steps, candidates } }: { spec: HeatMapSpec }): ReactNode {
  return (
    <ul className={styles.legend}>
      {legend.map((entry) => (
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
      <li>{steps}</li>
    </ul>
  );
}

/** The fills of a verdict: three for a difference, none where there is none or it cannot be told. */
function Swatches({ verdict }: Pick<LegendEntry, 'verdict'>): ReactNode {
  return (
    <span className={styles.swatches} aria-hidden="true">
      {(verdict === 'unclear' || verdict === 'same' ? [0] : STRENGTHS).map((strength) => (
        <span key={strength} className={styles.speedup} data-verdict={markOf(verdict)} data-strength={strength} />
      ))}
    </span>
  );
}
