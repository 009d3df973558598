import type { CSSProperties, ReactNode } from 'react';
import { place, ratioTick, SPREAD_COLUMN } from '../../benchmark/scale';
import type { Column } from '../../benchmark/tableTypes';
import { headText } from './columns';
import styles from './styles.module.css';

const line = (at: number, colour: string) => `linear-gradient(${colour}, ${colour}) ${at}% 0 / 1px 100% no-repeat`;

/** The lines of the spread's scale behind all rows, as one background for the table: a thousand lines fewer in the page. */
export const SPREAD_GRID = {
  '--spread-grid': [
    line(50, 'var(--look-ink)'),
    ...SPREAD_COLUMN.ticks
      .filter((tick) => tick !== 1)
      .map((tick) => line(place(tick, SPREAD_COLUMN), 'var(--look-grid)')),
  ].join(', '),
} as CSSProperties;

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
