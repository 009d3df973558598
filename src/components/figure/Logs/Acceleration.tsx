import type { AccelerationSpec } from '../../../benchmark/figures/why/acceleration';
import { type AccelerationCells, accelerationCells } from '../../../benchmark/figures/why/accelerationCells';
import type { AroundLogs } from '../../../benchmark/pages/why/types';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../../table/RoleTable';
import own from './acceleration.module.css';
import LogFigure from './LogFigure';
import styles from './styles.module.css';

/** How much of the plans runs in an engine: a bar, what fell back and why, transitions, and how long tasks ran in it. */
export default function Acceleration({ spec, around }: { spec: AccelerationSpec; around: AroundLogs }) {
  const { rows, rest, others } = accelerationCells(spec);
  return (
    <LogFigure
      spec={spec}
      around={around}
      notes={
        <div className={styles.notes}>
          <p>
            {others} {spec.missing}
          </p>
        </div>
      }
    >
      {rows.length > 0 && <Rows rows={rows} title={spec.title} engine={spec.engine} />}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{rest.length} more queries</summary>
          <Rows rows={rest} title={`${spec.title}: more queries`} engine={spec.engine} />
        </details>
      )}
    </LogFigure>
  );
}

function Rows({ rows, title, engine }: { rows: AccelerationCells[]; title: string; engine: string }) {
  const heads = ['Query', 'Operators', 'Fell back to Spark', `Task time in ${engine} only`, 'Row–column transitions'];
  return (
    <RoleTable className={own.table} caption={title}>
      <RoleHead columns={heads.map((name) => ({ name }))} />
      <RoleGroup>
        {rows.map((row) => (
          <Row key={row.query} row={row} engine={engine} />
        ))}
      </RoleGroup>
    </RoleTable>
  );
}

function Row({ row, engine }: { row: AccelerationCells; engine: string }) {
  return (
    <RoleRow>
      <RoleRowHead>{row.query}</RoleRowHead>
      <RoleCell>
        <span className={own.share} aria-hidden="true">
          <i style={{ width: row.width }} />
        </span>{' '}
        {row.count}
      </RoleCell>
      <RoleCell>
        {row.fellBack}
        {row.reasons !== '' && <small>{row.reasons}</small>}
      </RoleCell>
      <RoleCell data-label={`Task time in ${engine} only: `}>{row.time}</RoleCell>
      <RoleCell data-label="Row–column transitions: ">{row.transitions}</RoleCell>
    </RoleRow>
  );
}
