import type { ReactNode } from 'react';
import type { Strip as StripData, StripRow } from '../../../benchmark/model/figure';
import { markOf } from '../../../benchmark/model/verdictMark';
import { figureWord } from '../../../benchmark/text/cells';
import { capitalise } from '../../../benchmark/text/names';
import { formatFineRange, formatSpeedup } from '../../../benchmark/text/numbers';
import { ROLES } from '../../table/tableRoles';
import IntervalPlot, { type Size } from '../../ui/IntervalPlot';
import styles from './styles.module.css';

const SIZE: Size = { height: 36, radius: 4.75, cap: 4, line: 2 };
const MIX: Size = { height: 14, radius: 2, cap: 0, line: 1.5 };

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
            95 % intervals
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
  const { figure, verdict } = row;
  return (
    <tr {...ROLES.row} data-verdict={verdict === null ? 'none' : markOf(verdict)}>
      <td {...ROLES.cell} className={styles.value}>
        {formatSpeedup(figure.speedup)}
      </td>
      <th scope="row" {...ROLES.rowHead} className={styles.name}>
        {row.name}
        <span className={styles.detail}>{row.detail}</span>
      </th>
      <td {...ROLES.cell} className={styles.plot}>
        <IntervalPlot mark={row.mark} verdict={verdict ?? 'none'} grid={grid} size={SIZE} />
        {row.mix && <IntervalPlot mark={row.mix} verdict="none" grid={grid} size={MIX} dotted />}
      </td>
      <td {...ROLES.cell} className={styles.interval}>
        {figure.repeat && (
          <>
            <span className={styles.narrowOnly}>would repeat, 95 % </span>
            {formatFineRange(figure.repeat.low, figure.repeat.high)}
            <span className={styles.narrowOnly}>, </span>
          </>
        )}
        <span className={`verdict-word ${styles.verdict}`}>{figureWord({ ...figure, verdict })}</span>
        <span className={styles.mix}>{formatFineRange(figure.mix.low, figure.mix.high)} other query mixes</span>
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
