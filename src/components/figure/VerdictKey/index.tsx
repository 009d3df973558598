import type { FigureText } from '../../../benchmark/model/figure';
import VerdictMark from '../../ui/VerdictMark';
import styles from './styles.module.css';

type Entries = NonNullable<FigureText['key']>;

export default function VerdictKey({ entries }: { entries: Entries }) {
  return (
    <ul className={styles.key}>
      {entries.map(({ verdict, label, count, isPair }) => (
        <li key={label}>
          <VerdictMark verdict={verdict} isPair={isPair} />
          {count} {label}
        </li>
      ))}
    </ul>
  );
}
