import type { ReactNode } from 'react';
import { VERDICT_WORDS } from '../../benchmark/format';
import type { MatrixCell as Cell, Matrix, MatrixRow, MatrixSide } from '../../benchmark/matrixTypes';
import IntervalPlot, { type Size } from '../IntervalPlot';
import SiteLink from '../SiteLink';
import { ROLES } from '../tableRoles';
import styles from './styles.module.css';

const CLEAR: Size = { height: 22, radius: 4, cap: 0, line: 2 };
const NO_VERDICT: Size = { height: 22, radius: 2, cap: 0, line: 1.5 };

interface Props {
  cell: Cell | null;
  candidate: MatrixSide;
  ticks: Matrix['ticks'];
}

/** Three rows of 22 px: interval, dot and value. Empty on the diagonal; leads to the report of the pair if there is one. */
export default function MatrixCell({ cell, candidate, ticks }: Props): ReactNode {
  if (!cell) return <td {...ROLES.cell} className={styles.diagonal} />;
  const rows = cell.rows.map((row, index) => <Row key={row.name} row={row} ticks={ticks} dagger={index === 0} />);
  return (
    <td {...ROLES.cell} className={styles.cell}>
      <span className={styles.candidate}>
        {candidate.title}, {candidate.total}
      </span>
      {cell.path === null ? (
        rows
      ) : (
        <SiteLink to={cell.path} className={styles.link}>
          {rows}
        </SiteLink>
      )}
    </td>
  );
}

function Row({ row, ticks, dagger }: { row: MatrixRow; ticks: Props['ticks']; dagger: boolean }): ReactNode {
  const { name, value, mark, verdict } = row;
  return (
    <span className={styles.row} data-verdict={verdict ?? 'none'}>
      <span className={styles.name}>{name} </span>
      <span className={styles.plot}>
        <IntervalPlot
          mark={mark}
          verdict={verdict ?? 'none'}
          grid={ticks.map(({ at }) => at)}
          size={verdict === null ? NO_VERDICT : CLEAR}
        />
      </span>
      <span className={styles.value} data-clear={verdict !== null && verdict !== 'unclear'}>
        {value}
        {verdict === null && dagger && ' †'}
        <span className="visually-hidden">, {verdict === null ? 'no verdict' : VERDICT_WORDS[verdict]}. </span>
      </span>
    </span>
  );
}
