import type { ReactNode } from 'react';
import { place, ratioTick, SPREAD_COLUMN } from '../../benchmark/scale';
import type { Column } from '../../benchmark/types';
import { headText } from './columns';
import styles from './styles.module.css';

/** Where the ticks of the spread's scale lie, in %. */
export const SPREAD_GRID = SPREAD_COLUMN.ticks.map((tick) => place(tick, SPREAD_COLUMN));

/** The head of a spread column: its name, and the scale that all its rows share. */
export default function SpreadHead({ column }: { column: Column }): ReactNode {
  return (
    <th scope="col" data-column={column.key} className={styles.spreadHead}>
      <span className={styles.spreadName}>{headText(column)} (log)</span>
      <span className={styles.ticks} aria-hidden="true">
        {SPREAD_COLUMN.ticks.map((tick) => (
          <span key={tick} style={{ left: `${place(tick, SPREAD_COLUMN)}%` }}>
            {ratioTick(tick)}
          </span>
        ))}
      </span>
    </th>
  );
}
