import type { ReactNode } from 'react';
import { capitalise } from '../../../benchmark/text/names';
import { formatNumber, formatSpeedup } from '../../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import scale from '../../../css/scale.module.css';
import { comparisonOf } from '../../figure/comparisonPage';
import { findingPath, queryPath } from '../../figure/links';
import type { ReportData } from '../../report/report';
import { gridLines } from '../../table/DataTable/gridLines';
import IntervalPlot, { type Size } from '../../ui/IntervalPlot';
import SiteLink from '../../ui/SiteLink';
import TickLabels from '../../ui/TickLabels';
import styles from './styles.module.css';

interface Props {
  data: ReportData;
  /** Number of the pattern in the report's patterns.csv, from 1. */
  n: string;
  /** What causes it. */
  children?: ReactNode;
}

const DUMBBELL: Size = { height: 24, radius: 5, cap: 6, line: 2 };

/**
 * The side that a pattern favors, and the queries that show it: seconds of the baseline as a tick, of the candidate as a
 * dot, on the scale of all patterns; next to them the cause. Throws for an unknown number.
 */
export default function Pattern({ data, n, children }: Props) {
  const pattern = data.patterns.find((_, index) => String(index + 1) === n);
  if (!pattern) throw new Error(`unknown pattern: ${n} (report ${data.report.id} has 1–${data.patterns.length})`);
  const comparison = comparisonOf(data);
  const { baseline, candidate } = comparison;
  const lines = pattern.ticks.map(({ at }) => ({ at, colour: 'var(--look-grid)' }));
  return (
    <div className="side-by-side" data-even="">
      <div>
        <table className={styles.pattern} style={gridLines(lines)}>
          <caption>
            Favors {comparison[pattern.favours].name}.
            {n === '1' &&
              ` Tick: ${baseline.name}, dot: ${candidate.name}, on one log scale of seconds for all patterns.`}
          </caption>
          <thead>
            <tr>
              <th scope="col">Query</th>
              <th scope="col" className={styles.plot}>
                <span className="visually-hidden">Verdict</span>
                <span className={scale.headTicks} aria-hidden="true">
                  <TickLabels ticks={pattern.ticks} />
                </span>
              </th>
              {[baseline, candidate].map(({ name }) => (
                <th key={name} scope="col">
                  {capitalise(name)} (s)
                </th>
              ))}
              <th scope="col">Speedup</th>
            </tr>
          </thead>
          <tbody>
            {pattern.queries.map(({ query, mark, verdict, speedup, baselineS, candidateS }) => (
              <tr key={query}>
                <th scope="row">
                  <SiteLink to={findingPath(data, query) ?? queryPath(comparison, query)}>{query}</SiteLink>
                </th>
                <td>
                  <IntervalPlot {...{ mark, verdict }} grid={null} size={DUMBBELL} words={VERDICT_WORDS[verdict]} />
                </td>
                <td>{formatNumber(baselineS, 1)}</td>
                <td>{formatNumber(candidateS, 1)}</td>
                <td>{formatSpeedup(speedup)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>{children}</div>
    </div>
  );
}
