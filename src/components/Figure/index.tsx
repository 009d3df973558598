import { useHistory } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { FigureText } from '../../benchmark/figureTypes';
import ChartBox from '../ChartBox';
import DataTable from '../DataTable';
import Key from '../Key';
import type { Problem } from '../ProblemLink/problem';
import ScrollBox from '../ScrollBox';
import FigureFoot from './FigureFoot';
import FigureHead from './FigureHead';
import styles from './styles.module.css';

interface Props {
  figure: FigureText;
  /** The report's id, the folder of the charts. */
  report: string;
  /** What a reader's report of a wrong number is prefilled with. */
  problem: Problem;
  /** The address of a query's page, for its name in the table and its point in the chart. */
  queryLink?: (query: string) => string;
  /** What stands below a panel, by the panel's chart: the table that is the key of a doughnut. */
  below?: Record<string, ReactNode>;
}

/** A figure: title (the result), caption, key, charts, notes, and a foot with its sources, its table and its files. */
export default function Figure({ figure, report, problem, queryLink, below }: Props): ReactNode {
  const id = useId();
  const history = useHistory();
  const onQuery = queryLink && ((query: string) => history.push(queryLink(query)));
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <FigureHead id={id} title={figure.title} caption={figure.caption} />
      {figure.key && <Key entries={figure.key} />}
      <div className={styles.body}>
        <Panels figure={figure} report={report} below={below} onQuery={onQuery} />
        <ScrollBox className={styles.table} label={`Table: ${figure.title}`}>
          <DataTable table={figure.table} caption={figure.title} queryLink={queryLink} />
        </ScrollBox>
      </div>
      {figure.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <FigureFoot figure={figure} report={report} problem={problem} />
    </figure>
  );
}

type PanelsProps = Pick<Props, 'figure' | 'report' | 'below'> & { onQuery?: (query: string) => void };

function Panels({ figure, report, below, onQuery }: PanelsProps): ReactNode {
  const { panels } = figure;
  const doughnut = panels[0]?.kind === 'doughnut';
  const layout = panels.length === 1 ? styles.single : doughnut ? styles.withKey : styles.pair;
  return (
    <div className={`${styles.charts} ${layout}`}>
      {panels.map(({ chart, kind, heading, verdict, description, heights }) => (
        <div key={chart} className={styles.panel}>
          {heading !== '' && (
            <p className={styles.heading} data-verdict={verdict ?? 'none'}>
              {heading}
            </p>
          )}
          <ChartBox chart={`${report}/${chart}`} kind={kind} label={description} heights={heights} onQuery={onQuery} />
          {below?.[chart]}
        </div>
      ))}
    </div>
  );
}
