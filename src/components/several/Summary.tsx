import type { ReactNode } from 'react';
import { estimatesTable } from '../../benchmark/figures/several/specs';
import type { StripRow } from '../../benchmark/model/figure';
import { markOf } from '../../benchmark/model/verdictMark';
import type { MultiCandidate, MultiData } from '../../benchmark/pages/several/multiTypes';
import { figureWord } from '../../benchmark/text/cells';
import { capitalise } from '../../benchmark/text/names';
import { formatSeconds, formatSpeedup } from '../../benchmark/text/numbers';
import { ROLES } from '../table/tableRoles';
import IntervalPlot, { type Size } from '../ui/IntervalPlot';
import SiteLink from '../ui/SiteLink';
import SpecFigure from './SpecFigure';
import styles from './summary.module.css';

const SIZE: Size = { height: 24, radius: 4, cap: 3, line: 2 };
const COLUMNS = 5;

/** The three headline figures of every candidate as one forest plot: a group of rows per candidate, one scale. */
export default function Summary({ data }: { data: MultiData }): ReactNode {
  const { summary, candidates } = data;
  const grid = summary.ticks.map(({ at }) => at);
  return (
    <SpecFigure data={data} spec={summary} table={estimatesTable(summary)}>
      <table className={styles.table} {...ROLES.table}>
        <caption className="visually-hidden">The three headline figures of each candidate with their intervals</caption>
        <Head />
        {candidates.map((candidate) => (
          <Candidate key={candidate.id} candidate={candidate} baselineS={data.baseline.totalS} grid={grid} />
        ))}
        <Scale data={data} />
      </table>
    </SpecFigure>
  );
}

function Head(): ReactNode {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <th scope="col" {...ROLES.columnHead}>
          Figure
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.plot}>
          Speedup, × (log scale)
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.number}>
          Speedup, ×
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.number}>
          95 % interval
        </th>
        <th scope="col" {...ROLES.columnHead} className={styles.verdict}>
          Verdict
        </th>
      </tr>
    </thead>
  );
}

interface CandidateProps {
  candidate: MultiCandidate;
  baselineS: number;
  grid: number[];
}

function Candidate({ candidate, baselineS, grid }: CandidateProps): ReactNode {
  const { title, path, totalS, verdict, rows } = candidate;
  return (
    <tbody {...ROLES.group}>
      <tr {...ROLES.row} className={styles.head}>
        <th scope="rowgroup" {...ROLES.rowHead} colSpan={COLUMNS} className={styles.candidate}>
          <SiteLink to={path}>{capitalise(title)}</SiteLink>{' '}
          <span className={styles.total}>
            {formatSeconds(totalS, 2)} in total against {formatSeconds(baselineS, 2)}
          </span>
          <span className={styles.sentence}>{verdict.sentence}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <FigureRow key={row.name} row={row} grid={grid} />
      ))}
    </tbody>
  );
}

function FigureRow({ row, grid }: { row: StripRow; grid: number[] }): ReactNode {
  const { name, figure, verdict, repeat, mix, repeatText, mixText } = row;
  return (
    <tr {...ROLES.row} className={styles.row} data-verdict={verdict === null ? 'none' : markOf(verdict)}>
      <th scope="row" {...ROLES.rowHead} className={styles.name}>
        {name}
      </th>
      <td {...ROLES.cell} className={styles.plot}>
        <IntervalPlot mark={repeat ?? mix} verdict={verdict ?? 'none'} grid={grid} size={SIZE} />
      </td>
      <td {...ROLES.cell} className={styles.value}>
        {formatSpeedup(figure.speedup)}
      </td>
      <td {...ROLES.cell} className={styles.number}>
        {repeatText || mixText}
      </td>
      <td {...ROLES.cell} className={`verdict-word ${styles.verdict}`}>
        {figureWord({ ...figure, verdict })}
      </td>
    </tr>
  );
}

/** The scale that all rows share; the rows have their numbers, so it is hidden from screen readers. */
function Scale({ data: { summary, baseline } }: { data: MultiData }): ReactNode {
  return (
    <tfoot aria-hidden="true">
      <tr className={styles.row}>
        <td />
        <td className={styles.plot}>
          <div className={styles.ticks}>
            {summary.ticks.map(({ label, at }) => (
              <span key={at} style={{ left: `${at}%` }}>
                {label}
              </span>
            ))}
          </div>
          <div className={styles.ends}>
            <span>← {capitalise(baseline.title)} faster</span>
            <span>candidate faster →</span>
          </div>
        </td>
        <td colSpan={COLUMNS - 2} />
      </tr>
    </tfoot>
  );
}
