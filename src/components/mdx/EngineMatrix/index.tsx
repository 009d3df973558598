import type { ReactNode } from 'react';
import { useId } from 'react';
import type { MatrixCell as Cell, MatrixSide, MatrixSpec } from '../../../benchmark/figures/matrix';
import type { OverviewData } from '../../../benchmark/pages/home/overview';
import FigureHead from '../../figure/Figure/FigureHead';
import FigureFooter from '../../figure/FigureFooter';
import ProblemLink from '../../figure/ProblemLink';
import { ROLES } from '../../table/tableRoles';
import { usePlaces } from '../../ui/places';
import SiteLink from '../../ui/SiteLink';
import MatrixCell from './MatrixCell';
import ScaleCell from './ScaleCell';
import styles from './styles.module.css';

/** Engines against one another, a figure per group of result sets that can be compared. Nothing where there is none. */
export default function EngineMatrix({ data }: { data: OverviewData }): ReactNode {
  return (
    <div className={styles.groups}>
      {data.matrices.map((matrix) => (
        <Group key={matrix.slug} matrix={matrix} />
      ))}
    </div>
  );
}

function Group({ matrix }: { matrix: MatrixSpec }): ReactNode {
  const id = useId();
  const { images } = usePlaces();
  const { slug, file, heading, detail, title, caption, note, baselines, candidates } = matrix;
  const sides = new Map([...baselines, ...candidates].map((side) => [side.id, side]));
  return (
    <section className={styles.group} data-size={sides.size === 2 ? 'pair' : 'many'} aria-labelledby={slug}>
      <h3 id={slug} className={styles.heading}>
        {heading}
      </h3>
      <p className={styles.detail}>{detail}</p>
      <figure className={styles.figure} aria-labelledby={id}>
        <FigureHead id={id} title={title} caption={caption} />
        <MatrixTable matrix={matrix} />
        <FigureFooter
          statement={note}
          sources={[...sides.values()].map((side) => ({ label: side.title, path: side.path }))}
        >
          {(images ? ['SVG', 'PNG', 'CSV'] : ['SVG', 'CSV']).map((format) => (
            <SiteLink key={format} to={`/${file}.${format.toLowerCase()}`}>
              {format}
            </SiteLink>
          ))}
          <ProblemLink
            problem={{
              what: title,
              artifacts: [...sides.keys()].map((side) => ({ path: `static/data/result-sets/${side}/results.csv` })),
            }}
          />
        </FigureFooter>
      </figure>
    </section>
  );
}

function MatrixTable({ matrix }: { matrix: MatrixSpec }): ReactNode {
  const { baselines, candidates, cells, ticks } = matrix;
  return (
    <table className={styles.matrix} {...ROLES.table}>
      <caption className="visually-hidden">{matrix.title}</caption>
      <Head matrix={matrix} />
      <tbody {...ROLES.group}>
        {baselines.map((baseline, row) => (
          <BaselineRow key={baseline.id} baseline={baseline} cells={cells[row] ?? []} matrix={matrix} />
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td colSpan={2} />
          {candidates.map(({ id }) => (
            <ScaleCell key={id} ticks={ticks} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface RowProps {
  baseline: MatrixSide;
  cells: (Cell | null)[];
  matrix: MatrixSpec;
}

function BaselineRow({ baseline, cells, matrix }: RowProps): ReactNode {
  const names = cells.find((cell) => cell !== null)?.rows.map(({ name }) => name) ?? [];
  return (
    <tr {...ROLES.row}>
      <th scope="row" {...ROLES.rowHead} className={styles.side}>
        <span className={styles.narrowOnly}>Baseline: </span>
        {baseline.title}
        <span className={styles.narrowOnly}>, {baseline.total}</span>
      </th>
      <td {...ROLES.cell} className={styles.names} aria-hidden="true">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </td>
      {matrix.candidates.map((candidate, column) => (
        <MatrixCell
          key={candidate.id}
          cell={cells[column] ?? null}
          candidate={candidate}
          baseline={baseline}
          ticks={matrix.ticks}
        />
      ))}
    </tr>
  );
}

function Head({ matrix }: { matrix: MatrixSpec }): ReactNode {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <th scope="col" {...ROLES.columnHead} colSpan={2} className={styles.corner}>
          Baseline ↓ &nbsp;Candidate →
        </th>
        {matrix.candidates.map(({ id, title, total }) => (
          <th key={id} scope="col" {...ROLES.columnHead}>
            {title}
            <span className={styles.total}>{total}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
