import type { ReactNode } from 'react';
import type { StripRow } from '../../benchmark/figureTypes';
import { capitalise, formatSeconds, formatSpeedup, formatSpeedupRange, VERDICT_WORDS } from '../../benchmark/format';
import type { SeveralCandidate, SeveralData } from '../../benchmark/severalTypes';
import IntervalPlot, { type Size } from '../IntervalPlot';
import SiteLink from '../SiteLink';
import { ROLES } from '../tableRoles';
import SeveralFigure from './SeveralFigure';
import styles from './summary.module.css';

const SIZE: Size = { height: 24, radius: 4, cap: 3, line: 2 };
const COLUMNS = 5;

/** The three headline figures of every candidate as one forest plot: a group of rows per candidate, one scale. */
export default function Summary({ data }: { data: SeveralData }): ReactNode {
  const { summary, candidates } = data;
  const grid = summary.ticks.map(({ at }) => at);
  return (
    <SeveralFigure data={data} title={summary.title} caption={summary.caption}>
      <table className={styles.table} {...ROLES.table}>
        <caption className="visually-hidden">The three headline figures of each candidate with their intervals</caption>
        <Head />
        {candidates.map((candidate) => (
          <Candidate key={candidate.id} candidate={candidate} baselineS={data.baseline.totalS} grid={grid} />
        ))}
        <Scale data={data} />
      </table>
    </SeveralFigure>
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
  candidate: SeveralCandidate;
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

function FigureRow({ row: { name, figure, mark }, grid }: { row: StripRow; grid: number[] }): ReactNode {
  return (
    <tr {...ROLES.row} className={styles.row} data-verdict={figure.verdict}>
      <th scope="row" {...ROLES.rowHead} className={styles.name}>
        {name}
      </th>
      <td {...ROLES.cell} className={styles.plot}>
        <IntervalPlot mark={mark} verdict={figure.verdict} grid={grid} size={SIZE} />
      </td>
      <td {...ROLES.cell} className={styles.value}>
        {formatSpeedup(figure.speedup)}
      </td>
      <td {...ROLES.cell} className={styles.number}>
        {formatSpeedupRange(figure.low, figure.high)}
      </td>
      <td {...ROLES.cell} className={`verdict-word ${styles.verdict}`}>
        {VERDICT_WORDS[figure.verdict]}
      </td>
    </tr>
  );
}

/** The scale that all rows share; the rows have their numbers, so it is hidden from screen readers. */
function Scale({ data: { summary, baseline } }: { data: SeveralData }): ReactNode {
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
