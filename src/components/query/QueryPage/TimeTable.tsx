import type { ReactNode } from 'react';
import type { QueryFigure, TimeGroup, TimeRow } from '../../../benchmark/pages/query/types';
import { MISSING } from '../../../benchmark/text/cells';
import { formatNumber, formatRange } from '../../../benchmark/text/numbers';
import { gridLines } from '../../table/DataTable/gridLines';
import { ROLES } from '../../table/tableRoles';
import SiteLink from '../../ui/SiteLink';
import TimePlot from './TimePlot';
import styles from './timeTable.module.css';

/** Every result set's time on the figure's one axis, the rows of an environment together. */
export default function TimeTable({ figure }: { figure: QueryFigure }): ReactNode {
  const grid = gridLines(figure.ticks.map(({ at }) => ({ at, colour: 'var(--look-grid)' })));
  return (
    <table className={styles.times} style={grid} {...ROLES.table}>
      <caption className="visually-hidden">{figure.title}</caption>
      <Columns />
      <Head figure={figure} />
      {figure.groups.map((group) => (
        <Group key={group.environment} group={group} decimals={figure.decimals} />
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

function Head({ figure }: { figure: QueryFigure }): ReactNode {
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
          {figure.axisTitle}
          <span className={styles.ticks} aria-hidden="true">
            {figure.ticks.map(({ label, at }) => (
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
        <SiteLink to={row.artifact}>results.csv:{row.line}</SiteLink>
      </td>
    </tr>
  );
}

function Missing({ row }: { row: TimeRow }): ReactNode {
  return (
    <span className={styles.missing}>
      {row.statusText}
      {row.reason !== '' && `: ${row.reason}`}
    </span>
  );
}

/** The iterations in words, which the plot shows as points. */
function Iterations({ row, decimals }: { row: TimeRow; decimals: number }): ReactNode {
  if (row.iterations.length === 0) return null;
  const times = row.iterations.map(({ timeS }) => formatNumber(timeS, decimals)).join(', ');
  return <span className="visually-hidden">Iterations in the order of running: {times}.</span>;
}
