import type { ReactNode } from 'react';
import type { Strip as StripData, StripRow } from '../../../benchmark/model/figure';
import { markOf } from '../../../benchmark/model/verdictMark';
import { figureWord } from '../../../benchmark/text/cells';
import { capitalise } from '../../../benchmark/text/names';
import { formatSpeedup } from '../../../benchmark/text/numbers';
import { ROLES } from '../../table/tableRoles';
import Key from './Key';
import Plot from './Plot';
import styles from './styles.module.css';

/** The three headline figures as rows of one table on one shared scale (a forest plot), below the questions that its intervals answer. */
export default function Strip({ strip }: { strip: StripData }): ReactNode {
  return (
    <>
      <Key questions={strip.questions} />
      <table className={styles.strip} {...ROLES.table}>
        <caption className="visually-hidden">The three headline figures with their intervals on one scale</caption>
        <Head />
        <tbody {...ROLES.group}>
          {strip.rows.map((row) => (
            <Row key={row.name} row={row} strip={strip} />
          ))}
        </tbody>
        <tfoot aria-hidden="true">
          <Scale strip={strip} />
        </tfoot>
      </table>
    </>
  );
}

/** The heads of the columns, which the key above says for those who see it. */
function Head(): ReactNode {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <th scope="col" {...ROLES.columnHead} className={styles.valueHead}>
          <span className="visually-hidden">Value</span>
        </th>
        <th scope="col" {...ROLES.columnHead}>
          <span className="visually-hidden">Figure</span>
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.plotHead}>
          <span className="visually-hidden">Speedup, × (log scale)</span>
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.intervalHead}>
          <span className="visually-hidden">95 % intervals</span>
        </th>
      </tr>
    </thead>
  );
}

function Row({ row, strip }: { row: StripRow; strip: StripData }): ReactNode {
  const { figure, verdict, repeatText, mixText } = row;
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
        <Plot row={row} band={strip.band} grid={strip.ticks.map((tick) => tick.at)} />
      </td>
      <td {...ROLES.cell} className={styles.interval}>
        {repeatText !== '' && (
          <>
            <span className={styles.narrowOnly}>Repeat: </span>
            <strong className={styles.range}>{repeatText}</strong>{' '}
          </>
        )}
        <span className={`verdict-word ${styles.verdict}`}>{figureWord({ ...figure, verdict })}</span>
        <span className={styles.mix}>
          <span className={styles.narrowOnly}>Other queries: </span>
          {mixText}
          <span className={styles.wideOnly}> other query mixes</span>
          <span className={styles.narrowOnly}>, no verdict</span>
        </span>
      </td>
    </tr>
  );
}

/** The scale below the last row; the marks above carry their numbers in words, so it is hidden from screen readers. */
function Scale({ strip }: { strip: StripData }): ReactNode {
  return (
    <tr className={styles.scale}>
      <td className={styles.blank} />
      <td className={styles.about}>Speedup, × (log scale). Grey band: within 5 % of 1×.</td>
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
