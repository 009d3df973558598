import { type ReactNode, useState } from 'react';
import type { FigureText, Panel } from '../../../benchmark/model/figure';
import { markOf } from '../../../benchmark/model/verdictMark';
import type { Problem } from '../ProblemLink/problem';
import VerdictKey from '../VerdictKey';
import ChartFooter from './ChartFooter';
import FigureFrame from './FigureFrame';
import FigureTable from './FigureTable';
import styles from './styles.module.css';

interface Props {
  figure: FigureText;
  /** The chart of a panel at its place. */
  chart: (panel: Panel) => ReactNode;
  /** Links to the figure's files. */
  files: ReactNode;
  /** What a reader's report of a wrong number is prefilled with. */
  problem: Problem;
  /** The address of a query's page, for its name in the table and its point in the chart. */
  queryLink?: (query: string) => string | undefined;
  /** What stands above the chart, and above the table that takes its place. */
  above?: ReactNode;
  /** What stands below a panel, by the panel's chart: the table that is the key of a doughnut. */
  below?: Record<string, ReactNode>;
  /** Make the table only when it is asked for: where scripts have made the figure, it needs none to show it. */
  lateTable?: boolean;
}

/** A figure: title (the result), caption, key, charts, notes, and a footer with its sources, its table and its files. */
export default function Figure(props: Props) {
  const { figure, files, problem, queryLink, above, lateTable = false } = props;
  const [asked, setAsked] = useState(false);
  return (
    <FigureFrame title={figure.title} caption={figure.caption} className={styles.figure}>
      {figure.key && <VerdictKey entries={figure.key} />}
      {above}
      <div className={styles.body}>
        <Panels {...props} />
        <FigureTable figure={figure} queryLink={queryLink} asked={asked} late={lateTable} />
      </div>
      {figure.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <ChartFooter figure={figure} files={files} problem={problem} onTable={() => setAsked(true)} />
    </FigureFrame>
  );
}

function Panels({ figure, chart, below }: Pick<Props, 'figure' | 'chart' | 'below'>) {
  const { panels } = figure;
  const doughnut = panels[0]?.kind === 'doughnut';
  const layout = panels.length === 1 ? '' : doughnut ? styles.withKey : styles.pair;
  return (
    <div className={`${styles.charts} ${layout}`}>
      {panels.map((panel) => (
        <div key={panel.chart} className={styles.panel}>
          {panel.heading !== '' && (
            <p className={styles.heading} data-verdict={panel.verdict === null ? 'none' : markOf(panel.verdict)}>
              {panel.heading}
            </p>
          )}
          {chart(panel)}
          {below?.[panel.chart]}
        </div>
      ))}
    </div>
  );
}
