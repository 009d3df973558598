import type { ForestSpec, StripRow } from '../../../benchmark/model/figure';
import { markOf } from '../../../benchmark/model/verdictMark';
import { Grid, Mark, type Size } from '../../ui/IntervalPlot';
import styles from './plot.module.css';

const REPEAT: Size = { height: 28, radius: 5, cap: 7, line: 2.5 };
const MIX: Size = { height: 28, radius: 2, cap: 0, line: 1.5 };

interface Props {
  row: Pick<StripRow, 'verdict' | 'repeat' | 'mix'>;
  band: ForestSpec['band'];
  /** Positions of the gridlines in %. */
  grid: number[];
}

/** One estimate on the shared scale: above, the interval that decides; below, the range over query mixes. */
export default function Plot({ row: { verdict, repeat, mix }, band, grid }: Props) {
  return (
    <svg className={styles.plot} width="100%" height="52" aria-hidden="true" focusable="false">
      <rect className={styles.band} x={`${band.at}%`} width={`${band.width}%`} height="100%" />
      <Grid at={grid} />
      {repeat && (
        <svg y="2" height={REPEAT.height} overflow="visible" data-verdict={verdict === null ? 'none' : markOf(verdict)}>
          <title>95% CI (iterations)</title>
          <Mark mark={repeat} size={REPEAT} />
        </svg>
      )}
      <svg y="22" height={MIX.height} overflow="visible" data-verdict="none" className={styles.dotted}>
        <title>95% range (query mix)</title>
        <Mark mark={mix} size={MIX} />
      </svg>
    </svg>
  );
}
