import { markOf } from '../../benchmark/model/verdictMark';
import styles from './cell.module.css';
import type { LegendEntry, Strength } from './cells';
import type { HeatMapData } from './types';

const STRENGTHS: Strength[] = [1, 2, 3];
const FULL: Strength = 3;

interface Props {
  legend: LegendEntry[];
  candidates: HeatMapData['sides'];
}

/** A key for the cells on one line, with the number of queries per verdict and candidate, in column order. */
export default function Legend({ legend, candidates }: Props) {
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
  strengths: readonly Strength[];
}

/** The fills of a difference in these strengths; one swatch without fill for no difference or an inconclusive one. */
function Swatches({ verdict, strengths }: SwatchesProps) {
  return (
    <span className={styles.swatches} aria-hidden="true">
      {(verdict === 'unclear' || verdict === 'same' ? [0] : strengths).map((strength) => (
        <span key={strength} className={styles.speedup} data-verdict={markOf(verdict)} data-strength={strength} />
      ))}
    </span>
  );
}
