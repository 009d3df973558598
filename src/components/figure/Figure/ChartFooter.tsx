import type { ReactNode } from 'react';
import type { FigureText } from '../../../benchmark/model/figure';
import FigureFooter from '../FigureFooter';
import type { Problem } from '../ProblemLink/problem';
import styles from './styles.module.css';

interface Props {
  figure: FigureText;
  files: ReactNode;
  problem: Problem;
  /** The reader asks for the table. */
  onTable: () => void;
}

/** The footer of a figure. "Table" is a checkbox, so that it swaps chart and table without scripts too. */
export default function ChartFooter({ figure, files, problem, onTable }: Props) {
  return (
    <FigureFooter statement={figure.statement} sources={figure.sources} problem={{ ...problem, what: figure.title }}>
      <label className={styles.action}>
        <input
          type="checkbox"
          className={`visually-hidden ${styles.toggle}`}
          aria-label={`Table: ${figure.title}`}
          autoComplete="off"
          onChange={onTable}
          // Ticked before scripts ran: nobody told us.
          ref={(box) => {
            if (box?.checked) onTable();
          }}
        />
        Table
      </label>
      {files}
    </FigureFooter>
  );
}
