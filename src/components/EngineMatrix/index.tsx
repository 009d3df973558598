import type { ReactNode } from 'react';
import { useId } from 'react';
import type { MatrixCell as Cell, Matrix } from '../../benchmark/matrix';
import type { OverviewData } from '../../benchmark/overview';
import FigureHead from '../Figure/FigureHead';
import Foot from '../Foot';
import ProblemLink from '../ProblemLink';
import SiteLink from '../SiteLink';
import { ROLES } from '../tableRoles';
import MatrixCell from './MatrixCell';
import ScaleCell from './ScaleCell';
import styles from './styles.module.css';

/** Every engine against every other: a row per baseline, a column per candidate. Nothing where there is only one set. */
export default function EngineMatrix({ data }: { data: OverviewData }): ReactNode {
  const id = useId();
  const { matrix } = data;
  if (!matrix) return null;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <FigureHead id={id} title={matrix.title} caption={matrix.caption} />
      <MatrixTable matrix={matrix} />
      <Foot statement={matrix.note} sources={matrix.sides.map(({ title, path }) => ({ label: title, path }))}>
        <SiteLink to="/charts/home/matrix.svg">SVG</SiteLink>
        <SiteLink to="/charts/home/matrix.png">PNG</SiteLink>
        <SiteLink to="/charts/home/matrix.csv">CSV</SiteLink>
        <ProblemLink
          problem={{
            what: matrix.title,
            artifacts: matrix.sides.map((side) => ({ path: `static/data/result-sets/${side.id}/results.csv` })),
          }}
        />
      </Foot>
    </figure>
  );
}

function MatrixTable({ matrix }: { matrix: Matrix }): ReactNode {
  const { sides, cells, ticks } = matrix;
  return (
    <table className={styles.matrix} {...ROLES.table}>
      <caption className="visually-hidden">{matrix.title}</caption>
      <Head matrix={matrix} />
      <tbody {...ROLES.group}>
        {sides.map((baseline, row) => (
          <BaselineRow key={baseline.id} title={baseline.title} cells={cells[row] ?? []} matrix={matrix} />
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td colSpan={2} />
          {sides.map(({ id }) => (
            <ScaleCell key={id} ticks={ticks} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface RowProps {
  title: string;
  cells: (Cell | null)[];
  matrix: Matrix;
}

function BaselineRow({ title, cells, matrix }: RowProps): ReactNode {
  const names = cells.find((cell) => cell !== null)?.rows.map(({ name }) => name) ?? [];
  return (
    <tr {...ROLES.row}>
      <th scope="row" {...ROLES.rowHead} className={styles.side}>
        <span className={styles.narrowOnly}>Baseline: </span>
        {title}
      </th>
      <td {...ROLES.cell} className={styles.names} aria-hidden="true">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </td>
      {matrix.sides.map((candidate, column) => (
        <MatrixCell key={candidate.id} cell={cells[column] ?? null} candidate={candidate.title} ticks={matrix.ticks} />
      ))}
    </tr>
  );
}

function Head({ matrix }: { matrix: Matrix }): ReactNode {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <th scope="col" {...ROLES.columnHead} colSpan={2} className={styles.corner}>
          Baseline ↓ &nbsp;Candidate →
        </th>
        {matrix.sides.map(({ id, title, total }) => (
          <th key={id} scope="col" {...ROLES.columnHead}>
            {title}
            <span className={styles.total}>{total}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
