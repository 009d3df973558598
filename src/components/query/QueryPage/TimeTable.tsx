import type { ReactNode } from 'react';
import { statusText, type TimeGroup, type TimeRow, type TimesSpec } from '../../../benchmark/figures/times/spec';
import { MISSING } from '../../../benchmark/text/cells';
import { formatNumber, formatRange } from '../../../benchmark/text/numbers';
import { gridLines } from '../../table/DataTable/gridLines';
import { ROLES } from '../../table/tableRoles';
import SiteLink from '../../ui/SiteLink';
import TimePlot from './TimePlot';
import styles from './timeTable.module.css';

/** Every result set's time on the figure's one axis, the rows of an environment together. */
export default function TimeTable({ spec }: { spec: TimesSpec }): ReactNode {
  const grid = gridLines(spec.ticks.map(({ at }) => ({ at, colour: 'var(--look-grid)' })));
  return (
    <table className={styles.times} style={grid} {...ROLES.table}>
      <caption className="visually-hidden">{spec.title}</caption>
      <Columns />
      <Head spec={spec} />
      {spec.groups.map((group) => (
        <Group key={group.environment} group={group} decimals={spec.decimals} />
      ))}
    </table>
  );
}

/** The widths of the columns, known before the first cell arrives. */
function Columns(): ReactNode {
  return (
    <colgroup>
      <col className={styles.name} />
      <col className={styles.measured} />
      <col className={styles.number} />
      <col />
      <col className={styles.range} />
      <col className={styles.artifact} />
    </colgroup>
  );
}

function Head({ spec }: { spec: TimesSpec }): ReactNode {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <th scope="col" {...ROLES.columnHead} className={styles.name}>
          Result set
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.measured}>
          Statistic
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.number}>
          Time, s
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.plot}>
          {spec.axisTitle}
          <span className={styles.ticks} aria-hidden="true">
            {spec.ticks.map(({ label, at }) => (
              <span key={label} style={{ left: `${at}%` }}>
                {label}
              </span>
            ))}
          </span>
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.number}>
          Min–max, s
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.artifact}>
          Artifact
        </th>
      </tr>
    </thead>
  );
}

function Group({ group, decimals }: { group: TimeGroup; decimals: number }): ReactNode {
  return (
    <tbody {...ROLES.group}>
      <tr {...ROLES.row} className={styles.group}>
        <th scope="rowgroup" {...ROLES.rowHead} colSpan={6}>
          {group.environment}
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.id} row={row} decimals={decimals} />
      ))}
    </tbody>
  );
}

function Row({ row, decimals }: { row: TimeRow; decimals: number }): ReactNode {
  const { timeS, minS, maxS } = row;
  const range = minS === null || maxS === null ? MISSING : formatRange(minS, maxS, decimals);
  return (
    <tr {...ROLES.row} data-iterations={row.iterations.length > 0 || undefined}>
      <th scope="row" {...ROLES.rowHead} className={styles.name}>
        <SiteLink to={row.path}>{row.name}</SiteLink>
      </th>
      <td {...ROLES.cell} className={styles.measured}>
        {row.measured}
      </td>
      <td {...ROLES.cell} className={styles.number}>
        {timeS === null ? MISSING : formatNumber(timeS, decimals)}
      </td>
      <td {...ROLES.cell} className={styles.plot}>
        {row.mark ? <TimePlot mark={row.mark} iterations={row.iterations} /> : <Missing row={row} />}
        <Iterations row={row} decimals={decimals} />
      </td>
      <td {...ROLES.cell} className={styles.number}>
        {range}
      </td>
      <td {...ROLES.cell} className={styles.artifact}>
        <SiteLink to={`${row.path}results.csv`}>
          <span className="visually-hidden">results.csv, </span>line {row.line}
        </SiteLink>
      </td>
    </tr>
  );
}

function Missing({ row }: { row: TimeRow }): ReactNode {
  return <span className={styles.missing}>{statusText(row)}</span>;
}

/** The iterations in words, which the plot shows as points. */
function Iterations({ row, decimals }: { row: TimeRow; decimals: number }): ReactNode {
  if (row.iterations.length === 0) return null;
  const times = row.iterations.map(({ timeS }) => formatNumber(timeS, decimals)).join(', ');
  return <span className="visually-hidden">Iterations in the order of running: {times}.</span>;
}
