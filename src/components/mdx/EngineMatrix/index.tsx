import type { MatrixCell as Cell, MatrixSide, MatrixSpec } from '../../../figures/matrix/spec';
import FigureFrame from '../../figure/Figure/FigureFrame';
import FigureFooter from '../../figure/FigureFooter';
import { resultArtifacts } from '../../figure/ProblemLink/setArtifacts';
import type { OverviewData } from '../../home/overview';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../../table/RoleTable';
import SiteLink from '../../ui/SiteLink';
import { useSiteUrls } from '../../ui/siteUrls';
import TickLabels from '../../ui/TickLabels';
import MatrixCell from './MatrixCell';
import scaleStyles from './scale.module.css';
import styles from './styles.module.css';

function ScaleCell({ ticks }: { ticks: MatrixSpec['ticks'] }) {
  return (
    <td className={styles.scale}>
      <span className={styles.row}>
        <span className={scaleStyles.ticks}>
          <TickLabels ticks={ticks} />
        </span>
        <span className={styles.value} />
      </span>
      <span className={styles.row}>
        <span className={scaleStyles.scaleName}>speedup (log)</span>
        <span className={styles.value} />
      </span>
    </td>
  );
}

/** Pairwise comparisons of engines, one figure per group of comparable result sets. Nothing if there is none. */
export default function EngineMatrix({ data }: { data: OverviewData }) {
  return (
    <div className={styles.groups}>
      {data.matrices.map((matrix) => (
        <Group key={matrix.slug} matrix={matrix} />
      ))}
    </div>
  );
}

function Group({ matrix }: { matrix: MatrixSpec }) {
  const { images } = useSiteUrls();
  const { slug, file, heading, detail, title, caption, note, baselines, candidates } = matrix;
  const sides = new Map([...baselines, ...candidates].map((side) => [side.id, side]));
  return (
    <section className={styles.group} data-size={sides.size === 2 ? 'pair' : 'many'} aria-labelledby={slug}>
      <h3 id={slug} className={styles.heading}>
        {heading}
      </h3>
      <p className={styles.detail}>{detail}</p>
      <FigureFrame title={title} caption={caption} className={styles.figure}>
        <MatrixTable matrix={matrix} />
        <FigureFooter
          statement={note}
          sources={[...sides.values()].map((side) => ({ label: side.title, path: side.path }))}
          problem={{ ...resultArtifacts([...sides.keys()]), what: title }}
        >
          {(images ? ['SVG', 'PNG', 'CSV'] : ['SVG', 'CSV']).map((format) => (
            <SiteLink key={format} to={`/${file}.${format.toLowerCase()}`}>
              {format}
            </SiteLink>
          ))}
        </FigureFooter>
      </FigureFrame>
    </section>
  );
}

function MatrixTable({ matrix }: { matrix: MatrixSpec }) {
  const { baselines, candidates, cells, ticks } = matrix;
  return (
    <RoleTable className={styles.matrix} caption={matrix.title}>
      <RoleHead
        columns={[
          { name: 'Baseline ↓ \u00a0Candidate →', className: styles.corner, colSpan: 2 },
          ...candidates.map(({ title, total }) => ({
            name: title,
            more: <span className={styles.total}>{total}</span>,
          })),
        ]}
      />
      <RoleGroup>
        {baselines.map((baseline, row) => (
          <BaselineRow key={baseline.id} baseline={baseline} cells={cells[row] ?? []} matrix={matrix} />
        ))}
      </RoleGroup>
      <tfoot aria-hidden="true">
        <tr>
          <td colSpan={2} />
          {candidates.map(({ id }) => (
            <ScaleCell key={id} ticks={ticks} />
          ))}
        </tr>
      </tfoot>
    </RoleTable>
  );
}

interface RowProps {
  baseline: MatrixSide;
  cells: (Cell | null)[];
  matrix: MatrixSpec;
}

function BaselineRow({ baseline, cells, matrix }: RowProps) {
  const names = cells.find((cell) => cell !== null)?.rows.map(({ name }) => name) ?? [];
  return (
    <RoleRow>
      <RoleRowHead className={styles.side}>
        <span className={styles.narrowOnly}>Baseline: </span>
        {baseline.title}
        <span className={styles.narrowOnly}>, {baseline.total}</span>
      </RoleRowHead>
      <RoleCell className={styles.names} aria-hidden="true">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </RoleCell>
      {matrix.candidates.map((candidate, column) => (
        <MatrixCell
          key={candidate.id}
          cell={cells[column] ?? null}
          candidate={candidate}
          baseline={baseline}
          ticks={matrix.ticks}
        />
      ))}
    </RoleRow>
  );
}
