import type { ReactNode } from 'react';
import type { FigureText } from '../../benchmark/types';
import Foot from '../Foot';
import ProblemLink from '../ProblemLink';
import type { Problem } from '../ProblemLink/problem';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

interface Props {
  figure: FigureText;
  report: string;
  problem: Problem;
}

/** The foot of a figure. "Table" is a checkbox, so that it swaps chart and table without scripts too. */
export default function FigureFoot({ figure, report, problem }: Props): ReactNode {
  const several = figure.panels.length > 1;
  return (
    <Foot statement={figure.statement} sources={figure.sources}>
      <label className={styles.action}>
        <input type="checkbox" className={`visually-hidden ${styles.toggle}`} autoComplete="off" />
        Table
      </label>
      {figure.panels.map(({ chart, heading }, index) => (
        <SiteLink key={chart} to={`/charts/${report}/${chart}.svg`}>
          SVG{several && ` ${index + 1}`}
          <span className="visually-hidden"> of {heading || chart}</span>
        </SiteLink>
      ))}
      <SiteLink to={`/charts/${report}/${figure.id}.csv`}>CSV</SiteLink>
      <ProblemLink problem={{ ...problem, what: figure.title }} />
    </Foot>
  );
}
