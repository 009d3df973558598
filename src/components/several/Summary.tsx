import { estimatesTable } from '../../benchmark/figures/several/specs';
import type { StripRow } from '../../benchmark/model/figure';
import { markOf } from '../../benchmark/model/verdictMark';
import type { MultiCandidate, MultiData } from '../../benchmark/pages/several/multiTypes';
import { figureWord } from '../../benchmark/text/cells';
import { capitalise } from '../../benchmark/text/names';
import { formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import scale from '../../css/scale.module.css';
import RoleTable, { RoleCell, RoleGroup, RoleHead, RoleRow, RoleRowHead } from '../table/RoleTable';
import IntervalPlot, { type Size } from '../ui/IntervalPlot';
import SiteLink from '../ui/SiteLink';
import TickLabels from '../ui/TickLabels';
import SpecFigure from './SpecFigure';
import styles from './summary.module.css';

const SIZE: Size = { height: 24, radius: 4, cap: 3, line: 2 };
const COLUMNS = [
  { name: 'Metric' },
  { name: 'Speedup, × (log scale)', className: styles.plot },
  { name: 'Speedup, ×', className: styles.number },
  { name: '95% interval', className: styles.number },
  { name: 'Verdict', className: styles.verdict },
];

/** The three headline figures of every candidate as one forest plot: a group of rows per candidate, one scale. */
export default function Summary({ data }: { data: MultiData }) {
  const { summary, candidates } = data;
  const grid = summary.ticks.map(({ at }) => at);
  return (
    <SpecFigure data={data} spec={summary} table={estimatesTable(summary)}>
      <RoleTable className={styles.table} caption="The three headline metrics of each candidate with their intervals">
        <RoleHead columns={COLUMNS} />
        {candidates.map((candidate) => (
          <Candidate key={candidate.id} candidate={candidate} baselineS={data.baseline.totalS} grid={grid} />
        ))}
        <Scale data={data} />
      </RoleTable>
    </SpecFigure>
  );
}

function Candidate({ candidate, baselineS, grid }: { candidate: MultiCandidate; baselineS: number; grid: number[] }) {
  const { title, path, totalS, verdict, rows } = candidate;
  return (
    <RoleGroup>
      <RoleRow className={styles.head}>
        <RoleRowHead scope="rowgroup" colSpan={COLUMNS.length} className={styles.candidate}>
          <SiteLink to={path}>{capitalise(title)}</SiteLink>{' '}
          <span className={styles.total}>
            {formatSeconds(totalS, 2)} in total vs. {formatSeconds(baselineS, 2)}
          </span>
          <span className={styles.sentence}>{verdict.sentence}</span>
        </RoleRowHead>
      </RoleRow>
      {rows.map((row) => (
        <FigureRow key={row.name} row={row} grid={grid} />
      ))}
    </RoleGroup>
  );
}

function FigureRow({ row, grid }: { row: StripRow; grid: number[] }) {
  const { name, figure, verdict, repeat, mix, repeatText, mixText } = row;
  return (
    <RoleRow className={styles.row} data-verdict={verdict === null ? 'none' : markOf(verdict)}>
      <RoleRowHead className={styles.name}>{name}</RoleRowHead>
      <RoleCell className={styles.plot}>
        <IntervalPlot mark={repeat ?? mix} verdict={verdict ?? 'none'} grid={grid} size={SIZE} />
      </RoleCell>
      <RoleCell className={styles.value}>{formatSpeedup(figure.speedup)}</RoleCell>
      <RoleCell className={styles.number}>{repeatText || mixText}</RoleCell>
      <RoleCell className={`verdict-word ${styles.verdict}`}>{figureWord({ ...figure, verdict })}</RoleCell>
    </RoleRow>
  );
}

/** The scale that all rows share; the rows have their numbers, so it is hidden from screen readers. */
function Scale({ data: { summary, baseline } }: { data: MultiData }) {
  return (
    <tfoot aria-hidden="true">
      <tr className={styles.row}>
        <td />
        <td className={styles.plot}>
          <div className={scale.ticks}>
            <TickLabels ticks={summary.ticks} />
          </div>
          <div className={styles.ends}>
            <span>← {capitalise(baseline.title)} faster</span>
            <span>candidate faster →</span>
          </div>
        </td>
        <td colSpan={COLUMNS.length - 2} />
      </tr>
    </tfoot>
  );
}
