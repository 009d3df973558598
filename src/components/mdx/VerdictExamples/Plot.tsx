import type { ForestSpec, StripRow } from '../../../benchmark/model/figure';
import { markOf } from '../../../benchmark/model/verdictMark';
import { Grid, Mark, type Size } from '../../ui/IntervalPlot';
import styles from './plot.module.css';

const REPEAT: Size = { height: 28, radius: 5, cap: 7, line: 2.5 };
const DECIDING: Size = { height: 28, radius: 2, cap: 4, line: 1.5 };
/** The only interval of a row without one over iterations: a dot as large as its dot, hollow. */
const ONLY: Size = { ...DECIDING, radius: REPEAT.radius };

interface Props {
  row: Pick<StripRow, 'verdict' | 'repeat' | 'deciding'>;
  band: ForestSpec['band'];
  /** Positions of the gridlines in %. */
  grid: number[];
}

/** One estimate on the shared scale: above, the interval over iterations; below, with reruns, the one that decides. */
export default function Plot({ row: { verdict, repeat, deciding }, band, grid }: Props) {
  const mark = verdict === null ? 'none' : markOf(verdict);
  return (
    <svg className={styles.plot} width="100%" height="52" aria-hidden="true" focusable="false">
      <rect className={styles.band} x={`${band.at}%`} width={`${band.width}%`} height="100%" />
      <Grid at={grid} />
      {repeat && (
        <svg y="2" height={REPEAT.height} overflow="visible" data-verdict={mark}>
          <title>95% CI (iterations)</title>
          <Mark mark={repeat} size={REPEAT} />
        </svg>
      )}
      <svg y="22" height={DECIDING.height} overflow="visible" data-verdict={mark} data-only={repeat === null}>
        <title>95% interval (iterations and reruns)</title>
        <Mark mark={deciding} size={repeat ? DECIDING : ONLY} />
      </svg>
    </svg>
  );
}
