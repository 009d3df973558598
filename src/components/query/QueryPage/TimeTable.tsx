import { statusText, type TimeGroup, type TimeRow, type TimesSpec } from '../../../benchmark/figures/times/spec';
import { MISSING } from '../../../benchmark/text/cells';
import { formatNumber, formatRange } from '../../../benchmark/text/numbers';
import { gridLines } from '../../table/DataTable/gridLines';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../../table/RoleTable';
import SiteLink from '../../ui/SiteLink';
import TickLabels from '../../ui/TickLabels';
import TimePlot from './TimePlot';
import styles from './timeTable.module.css';

/** Every result set's time on the figure's one axis, the rows of an environment together. */
export default function TimeTable({ spec }: { spec: TimesSpec }) {
  const grid = gridLines(spec.ticks.map(({ at }) => ({ at, colour: 'var(--look-grid)' })));
  return (
    <RoleTable className={styles.times} style={grid} caption={spec.title}>
      <Columns />
      <Head spec={spec} />
      {spec.groups.map((group) => (
        <Group key={group.environment} group={group} decimals={spec.decimals} />
      ))}
    </RoleTable>
  );
}

/** The widths of the columns, known before the first cell arrives. */
function Columns() {
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

/** The heads, that of the plots with the scale that all rows share. */
function Head({ spec }: { spec: TimesSpec }) {
  const scale = (
    <span className={styles.ticks} aria-hidden="true">
      <TickLabels ticks={spec.ticks} />
    </span>
  );
  return (
    <RoleHead
      columns={[
        { name: 'Result set', className: styles.name },
        { name: 'Statistic', className: styles.measured },
        { name: 'Time, s', className: styles.number },
        { name: spec.axisTitle, className: styles.plot, more: scale },
        { name: 'Min–max, s', className: styles.number },
        { name: 'File', className: styles.artifact },
      ]}
    />
  );
}

function Group({ group, decimals }: { group: TimeGroup; decimals: number }) {
  return (
    <RoleGroup>
      <RoleRow className={styles.group}>
        <RoleRowHead scope="rowgroup" colSpan={6}>
          {group.environment}
        </RoleRowHead>
      </RoleRow>
      {group.rows.map((row) => (
        <Row key={row.id} row={row} decimals={decimals} />
      ))}
    </RoleGroup>
  );
}

function Row({ row, decimals }: { row: TimeRow; decimals: number }) {
  const { timeS, minS, maxS } = row;
  const range = minS === null || maxS === null ? MISSING : formatRange(minS, maxS, decimals);
  return (
    <RoleRow data-iterations={row.iterations.length > 0 || undefined}>
      <RoleRowHead className={styles.name}>
        <SiteLink to={row.path}>{row.name}</SiteLink>
      </RoleRowHead>
      <RoleCell className={styles.measured}>{row.measured}</RoleCell>
      <RoleCell className={styles.number}>{timeS === null ? MISSING : formatNumber(timeS, decimals)}</RoleCell>
      <RoleCell className={styles.plot}>
        {row.mark ? (
          <TimePlot mark={row.mark} iterations={row.iterations} />
        ) : (
          <span className={styles.missing}>{statusText(row)}</span>
        )}
        <Iterations row={row} decimals={decimals} />
      </RoleCell>
      <RoleCell className={styles.number}>{range}</RoleCell>
      <RoleCell className={styles.artifact}>
        <SiteLink to={`${row.path}results.csv`}>
          <span className="visually-hidden">results.csv, </span>line {row.line}
        </SiteLink>
      </RoleCell>
    </RoleRow>
  );
}

/** The iterations in words, which the plot shows as points. */
function Iterations({ row, decimals }: { row: TimeRow; decimals: number }) {
  if (row.iterations.length === 0) return null;
  const times = row.iterations.map(({ timeS }) => formatNumber(timeS, decimals)).join(', ');
  return <span className="visually-hidden">Iterations in run order: {times}.</span>;
}
