import type { ReactNode } from 'react';
import type { Strip as StripData, StripRow } from '../../benchmark/figureTypes';
import { capitalise, formatSpeedup, formatSpeedupRange, VERDICT_WORDS } from '../../benchmark/format';
import IntervalPlot, { type Size } from '../IntervalPlot';
import { ROLES } from '../tableRoles';
import styles from './styles.module.css';

const SIZE: Size = { height: 36, radius: 4.75, cap: 4, line: 2 };

/** The three headline figures as rows of one table on one shared scale (a forest plot). */
export default function Strip({ strip }: { strip: StripData }): ReactNode {
  const grid = strip.ticks.map((tick) => tick.at);
  return (
    <table className={styles.strip} {...ROLES.table}>
      <caption className="visually-hidden">The three headline figures with their intervals on one scale</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          <th scope="col" {...ROLES.columnHead}>
            <span className="visually-hidden">Value</span>
          </th>
          <th scope="col" {...ROLES.columnHead}>
            <span className="visually-hidden">Figure</span>
          </th>
          <th scope="col" {...ROLES.columnHead} className={styles.plotHead}>
            Speedup, × (log scale)
          </th>
          <th scope="col" {...ROLES.columnHead} className={styles.intervalHead}>
            95 % interval
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {strip.rows.map((row) => (
          <Row key={row.name} row={row} grid={grid} />
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <Scale strip={strip} />
      </tfoot>
    </table>
  );
}

function Row({ row, grid }: { row: StripRow; grid: number[] }): ReactNode {
  const { figure } = row;
  return (
    <tr {...ROLES.row} data-verdict={figure.verdict}>
      <td {...ROLES.cell} className={styles.value}>
        {formatSpeedup(figure.speedup)}
      </td>
      <th scope="row" {...ROLES.rowHead} className={styles.name}>
        {row.name}
        <span className={styles.detail}>{row.detail}</span>
      </th>
      <td {...ROLES.cell} className={styles.plot}>
        <IntervalPlot mark={row.mark} verdict={figure.verdict} grid={grid} size={SIZE} />
      </td>
      <td {...ROLES.cell} className={styles.interval}>
        <span className={styles.narrowOnly}>95 % interval </span>
        {formatSpeedupRange(figure.low, figure.high)}
        <span className={styles.narrowOnly}>, </span>
        <span className={`verdict-word ${styles.verdict}`}>{VERDICT_WORDS[figure.verdict]}</span>
      </td>
    </tr>
  );
}

/** The scale below the last row; the marks above carry their numbers in words, so it is hidden from screen readers. */
function Scale({ strip }: { strip: StripData }): ReactNode {
  return (
    <tr className={styles.scale}>
      <td colSpan={2} className={styles.blank} />
      <td className={styles.plot}>
        <div className={styles.ticks}>
          {strip.ticks.map((tick) => (
            <span key={tick.at} style={{ left: `${tick.at}%` }}>
              {tick.label}
            </span>
          ))}
        </div>
        <div className={styles.ends}>
          <span>← {capitalise(strip.names.baseline)} faster</span>
          <span>{capitalise(strip.names.candidate)} faster →</span>
        </div>
      </td>
      <td className={styles.blank} />
    </tr>
  );
}
