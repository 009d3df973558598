import type { TallyEntry, VerdictTally } from '../../../benchmark/model/figure';
import { formatNumber } from '../../../benchmark/text/numbers';
import figure from '../Figure/styles.module.css';
import styles from './styles.module.css';

/** From this share of the bar on, the words of a count stand in it. */
const ROOM = 0.16;

/** How many queries have which verdict, as one bar. Counts without room in it are said below it. */
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

/** A part of the bar, as wide as its share; in a narrow window a line of its own. */
function Part({ entry: { verdict, label, count }, hasRoom }: { entry: TallyEntry; hasRoom: boolean }) {
  return (
    <li className={styles.part} data-verdict={verdict} data-room={hasRoom} style={{ flexGrow: count }}>
      <strong>{formatNumber(count)}</strong> <span>{label}</span>
    </li>
  );
}
