import type { MatrixSpec } from '../../../benchmark/figures/matrix';
import TickLabels from '../../ui/TickLabels';
import scaleStyles from './scale.module.css';
import styles from './styles.module.css';

/** The scale below the last row of a column. */
export default function ScaleCell({ ticks }: { ticks: MatrixSpec['ticks'] }) {
  return (
    <td className={styles.scale}>
      <span className={styles.row}>
        <span className={scaleStyles.ticks}>
          <TickLabels ticks={ticks} />
        </span>
        <span className={styles.value} />
      </span>
      <span className={styles.row}>
        <span className={scaleStyles.scaleName}>speedup (log)</span>
        <span className={styles.value} />
      </span>
    </td>
  );
}
