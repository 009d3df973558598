import { markOf } from '../../../benchmark/model/verdictMark';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import type { MatrixCell as Cell, MatrixRow, MatrixSide, MatrixSpec } from '../../../figures/matrix/spec';
import { RoleCell } from '../../table/RoleTable';
import IntervalPlot, { type Size } from '../../ui/IntervalPlot';
import SiteLink from '../../ui/SiteLink';
import cellStyles from './cell.module.css';
import styles from './styles.module.css';

const CLEAR: Size = { height: 22, radius: 4, cap: 0, line: 2 };
const NO_VERDICT: Size = { height: 22, radius: 2, cap: 0, line: 1.5 };

interface Props {
  cell: Cell | null;
  candidate: MatrixSide;
  baseline: MatrixSide;
  ticks: MatrixSpec['ticks'];
}

/** Three rows of 22 px with interval and value; the reason for no verdict. Empty on the diagonal; otherwise a link. */
export default function MatrixCell({ cell, candidate, baseline, ticks }: Props) {
  if (!cell) return <RoleCell className={styles.diagonal} />;
  return (
    <RoleCell className={styles.cell}>
      <span className={styles.candidate}>
        {candidate.title}, {candidate.total}
      </span>
      <SiteLink to={cell.path} className={styles.link}>
        <span className="visually-hidden">
          {candidate.title} vs. {baseline.title}:{' '}
        </span>
        {cell.rows.map((row, index) => (
          <Row key={row.name} row={row} ticks={ticks} dagger={index === 0 && cell.dagger} />
        ))}
        {cell.reason !== '' && <span className={cellStyles.reason}>{cell.reason}</span>}
      </SiteLink>
    </RoleCell>
  );
}

function Row({ row, ticks, dagger }: { row: MatrixRow; ticks: Props['ticks']; dagger: boolean }) {
  const { name, value, mark, verdict, over } = row;
  const word = over === 'queries' ? 'rerun unknown' : VERDICT_WORDS[verdict ?? 'unclear'];
  return (
    <span className={styles.row} data-verdict={verdict === null ? 'none' : markOf(verdict)}>
      <span className={styles.name}>{name} </span>
      <span>
        <IntervalPlot
          mark={mark}
          verdict={verdict ?? 'none'}
          grid={ticks.map(({ at }) => at)}
          size={verdict === null ? NO_VERDICT : CLEAR}
        />
      </span>
      <span className={styles.value} data-clear={verdict !== null && verdict !== 'unclear'}>
        {value}
        {dagger && ' †'}
        <span className="visually-hidden">, {verdict === null ? 'no verdict' : word}. </span>
      </span>
    </span>
  );
}
