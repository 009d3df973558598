import type { Column } from '../../../benchmark/model/table';
import scale from '../../../css/scale.module.css';
import { ratioTick, SPREAD_COLUMN, scalePosition } from '../../../figures/shared/scale';
import TickLabels from '../../ui/TickLabels';
import { gridLines } from './gridLines';
import styles from './styles.module.css';

/** Lines of the spread's scale behind all rows. */
export const SPREAD_GRID = gridLines([
  { at: 50, colour: 'var(--look-ink)' },
  ...SPREAD_COLUMN.ticks
    .filter((tick) => tick !== 1)
    .map((tick) => ({ at: scalePosition(tick, SPREAD_COLUMN), colour: 'var(--look-grid)' })),
]);

/** Header of a spread column: its name, and the scale of all rows. */
export default function SpreadHead({ column }: { column: Column }) {
  return (
    <th scope="col" data-column={column.key} className={styles.spreadHead}>
      <span className={styles.spreadName}>{column.label} (log)</span>
      <span className={scale.headTicks} aria-hidden="true">
        <TickLabels
          ticks={SPREAD_COLUMN.ticks.map((tick) => ({
            label: ratioTick(tick),
            at: scalePosition(tick, SPREAD_COLUMN),
          }))}
        />
      </span>
    </th>
  );
}
