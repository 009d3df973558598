import type { TallyEntry, VerdictTally } from '../../../benchmark/model/figure';
import { formatNumber, formatQueries } from '../../../benchmark/text/numbers';
import figure from '../Figure/styles.module.css';
import styles from './styles.module.css';

/** How many queries have which verdict, as one bar. A count of 0 is said below it. */
export default function VerdictCounts({ tally: { title, entries, note } }: { tally: VerdictTally }) {
  const all = entries.reduce((sum, { count }) => sum + count, 0);
  const none = entries.filter(({ count }) => count === 0).map(({ label }) => `0 ${label}`);
  return (
    <div className={styles.counts}>
      <p className={figure.title}>Who is faster on each of the {formatQueries(all)}?</p>
      <ul className={styles.bar} aria-label={title}>
        {entries
          .filter(({ count }) => count > 0)
          .map((entry) => (
            <Part key={entry.verdict} entry={entry} />
          ))}
      </ul>
      <p className={styles.note}>
        {none.length > 0 && `${none.join(', ')}. `}
        {note}
      </p>
    </div>
  );
}

/** A part of the bar. In a narrow one its words stand in a line below the bar. */
function Part({ entry: { verdict, label, count } }: { entry: TallyEntry }) {
  return (
    <li className={styles.part} data-verdict={verdict} style={{ flexGrow: count }}>
      <strong>{formatNumber(count)}</strong> <span>{label}</span>
    </li>
  );
}
