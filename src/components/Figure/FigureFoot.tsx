import type { ReactNode } from 'react';
import type { FigureText } from '../../benchmark/figureTypes';
import Foot from '../Foot';
import ProblemLink from '../ProblemLink';
import type { Problem } from '../ProblemLink/problem';
import styles from './styles.module.css';

interface Props {
  figure: FigureText;
  files: ReactNode;
  problem: Problem;
  /** The reader asks for the table. */
  onTable: () => void;
}

/** The foot of a figure. "Table" is a checkbox, so that it swaps chart and table without scripts too. */
export default function FigureFoot({ figure, files, problem, onTable }: Props): ReactNode {
  return (
    <Foot statement={figure.statement} sources={figure.sources}>
      <label className={styles.action}>
        <input type="checkbox" className={`visually-hidden ${styles.toggle}`} autoComplete="off" onChange={onTable} />
        Table
      </label>
      {files}
      <ProblemLink problem={{ ...problem, what: figure.title }} />
    </Foot>
  );
}
