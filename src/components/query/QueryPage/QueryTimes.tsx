import type { ReactNode } from 'react';
import { useId } from 'react';
import type { QueryFigure, QueryPageData } from '../../../benchmark/pages/query/types';
import FigureHead from '../../figure/Figure/FigureHead';
import FigureFooter from '../../figure/FigureFooter';
import ProblemLink from '../../figure/ProblemLink';
import SiteLink from '../../ui/SiteLink';
import Speedups from './Speedups';
import styles from './styles.module.css';
import TimeTable from './TimeTable';

/** The times of the query, a section per scale factor and table format: seconds of different sizes share no axis. */
export default function QueryTimes({ data }: { data: QueryPageData }): ReactNode {
  return data.figures.map((figure) => (
    <section key={figure.id} aria-labelledby={figure.id}>
      <h2 id={figure.id}>{figure.heading}</h2>
      <Times figure={figure} data={data} />
      {figure.speedups.map((group) => (
        <Speedups key={group.label} group={group} />
      ))}
    </section>
  ));
}

function Times({ figure, data }: { figure: QueryFigure; data: QueryPageData }): ReactNode {
  const id = useId();
  const artifacts = figure.groups.flatMap(({ rows }) =>
    rows.map((row) => ({ path: `static${row.artifact}`, line: row.line })),
  );
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <FigureHead id={id} title={figure.title} caption={figure.caption} />
      <TimeTable figure={figure} />
      <FigureFooter statement={figure.statement} sources={[]}>
        <SiteLink to={`${data.path}times.csv`}>CSV</SiteLink>
        <ProblemLink problem={{ what: `Times of ${data.title}, ${figure.heading}`, artifacts }} />
      </FigureFooter>
    </figure>
  );
}
