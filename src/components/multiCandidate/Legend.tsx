import { markOf } from '../../benchmark/model/verdictMark';
import styles from './cell.module.css';
import { type LegendEntry, type Strength, strengthOf } from './cells';
import type { HeatMapData } from './types';

const STRENGTHS: Strength[] = [1, 2, 3];
/** A speedup that fills a cell fully if it is clear. */
const LARGE = 2;

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
          <Swatches verdict={entry.verdict} strengths={[strengthOf(LARGE, entry.verdict)]} />
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
      {legend.some(({ verdict }) => strengthOf(LARGE, verdict) === STRENGTHS.at(-1)) && (
        <li>
          <Swatches verdict="faster" strengths={STRENGTHS} />
          Color strength: below 1.25×, 1.25–2×, 2× or more (slower: the inverse).
        </li>
      )}
    </ul>
  );
}

interface SwatchesProps extends Pick<LegendEntry, 'verdict'> {
  strengths: readonly Strength[];
}

/** A swatch for each fill. */
function Swatches({ verdict, strengths }: SwatchesProps) {
  return (
    <span className={styles.swatches} aria-hidden="true">
      {strengths.map((strength) => (
        <span key={strength} className={styles.speedup} data-verdict={markOf(verdict)} data-strength={strength} />
      ))}
    </span>
  );
}
