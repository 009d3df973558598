import type { ReactNode } from 'react';
import type { FigureText } from '../../benchmark/figureTypes';
import VerdictMark from '../VerdictMark';
import styles from './styles.module.css';

type Entries = NonNullable<FigureText['key']>;

/** The three verdict states with their counts, the only key that a figure has. */
export default function Key({ entries }: { entries: Entries }): ReactNode {
  return (
    <ul className={styles.key}>
      {entries.map(({ verdict, label, count }) => (
        <li key={verdict}>
          <VerdictMark verdict={verdict} />
          {count} {label}
        </li>
      ))}
    </ul>
  );
}
