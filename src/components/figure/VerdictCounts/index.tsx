import type { TallyEntry, VerdictTally } from '../../../benchmark/model/figure';
import { formatNumber } from '../../../benchmark/text/numbers';
import figure from '../Figure/styles.module.css';
import styles from './styles.module.css';

/** Minimum share of the bar for words inside it. */
const ROOM = 0.16;

/** Number of queries per verdict, as one bar. Counts that do not fit are listed below it. */
export default function VerdictCounts({
  tally: { question, title, entries, isTested, note },
}: {
  tally: VerdictTally;
}) {
  const all = entries.reduce((sum, { count }) => sum + count, 0);
  const small = entries.filter(({ count }) => count < ROOM * all).map(({ label, count }) => `${count} ${label}`);
  return (
    <div className={styles.counts}>
      <p className={figure.title}>{question}</p>
      <ul className={styles.bar} data-tested={isTested} aria-label={title}>
        {entries
          .filter(({ count }) => count > 0)
          .map((entry) => (
            <Part key={entry.label} entry={entry} hasRoom={entry.count >= ROOM * all} />
          ))}
      </ul>
      <p className={styles.note}>
        {small.length > 0 && `${small.join(', ')}. `}
        {note}
      </p>
    </div>
  );
}

/** A part of the bar, as wide as its share; a separate line in a narrow window. */
function Part({ entry: { verdict, label, count }, hasRoom }: { entry: TallyEntry; hasRoom: boolean }) {
  return (
    <li className={styles.part} data-verdict={verdict} data-room={hasRoom} style={{ flexGrow: count }}>
      <strong>{formatNumber(count)}</strong> <span>{label}</span>
    </li>
  );
}
