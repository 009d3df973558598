import { markOf } from '../../benchmark/model/verdictMark';
import type { HeatMap, LegendEntry, Strength } from '../../benchmark/pages/several/heatMap';
import styles from './cell.module.css';

const STRENGTHS: Strength[] = [1, 2, 3];
const FULL: Strength = 3;

/** How to read a cell, on one line, with the queries of each verdict counted per candidate in the order of the columns. */
export default function Legend({ heatMap: { legend, candidates } }: { heatMap: HeatMap }) {
  if (legend.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {legend.map((entry) => (
        <li key={entry.verdict}>
          <Swatches verdict={entry.verdict} strengths={[FULL]} />
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
      <li>
        <Swatches verdict="faster" strengths={STRENGTHS} />
        Color strength: below 1.25×, 1.25–2×, 2× or more (slower: the inverse).
      </li>
    </ul>
  );
}

interface SwatchesProps extends Pick<LegendEntry, 'verdict'> {
  /** Of a difference. */
  strengths: readonly Strength[];
}

/** The fills of a difference in these strengths; one without a fill where there is no difference or it cannot be told. */
function Swatches({ verdict, strengths }: SwatchesProps) {
  return (
    <span className={styles.swatches} aria-hidden="true">
      {(verdict === 'unclear' || verdict === 'same' ? [0] : strengths).map((strength) => (
        <span key={strength} className={styles.speedup} data-verdict={markOf(verdict)} data-strength={strength} />
      ))}
    </span>
  );
}
