import type { TallyPart, VerdictTally } from '../../../benchmark/model/figure';
import { formatNumber } from '../../../benchmark/text/numbers';
import figure from '../Figure/styles.module.css';
import styles from './styles.module.css';

/** Width of the narrowest bar whose parts are side by side, px, as in styles.module.css. */
const NARROWEST = 860;

/** Number of queries per verdict, as one bar. Counts and labels that do not fit are listed below it. */
export default function VerdictCounts({ tally: { question, title, entries, note } }: { tally: VerdictTally }) {
  const all = entries.reduce((sum, { count }) => sum + count, 0);
  const roomOf = (entry: TallyPart) => roomIn((entry.count / all) * NARROWEST, entry);
  const small = entries.filter((entry) => roomOf(entry) !== 'label').map(({ label, count }) => `${count} ${label}`);
  return (
    <div className={styles.counts}>
      <p className={figure.title}>{question}</p>
      <ul className={styles.bar} aria-label={title}>
        {entries
          .filter(({ count }) => count > 0)
          .map((entry) => (
            <Part key={entry.label} entry={entry} room={roomOf(entry)} />
          ))}
      </ul>
      <p className={styles.note}>
        {small.length > 0 && `${small.join(', ')}. `}
        {note}
      </p>
    </div>
  );
}

type Room = 'none' | 'count' | 'side' | 'label';

/** What fits into a part of this width, px: nothing, the count, or the count and its side or label on two lines. */
function roomIn(width: number, { count, label, side }: TallyPart): Room {
  const forCount = 24 + 15 * `${count}`.length;
  const isWideFor = (words: string) => width >= forCount + 24 + 3.75 * words.length;
  if (width < forCount) return 'none';
  if (isWideFor(label)) return 'label';
  return side !== undefined && isWideFor(side) ? 'side' : 'count';
}

/** A part of the bar, as wide as its share; a separate line in a narrow window. */
function Part({ entry: { verdict, strength, label, side = '', count }, room }: { entry: TallyPart; room: Room }) {
  return (
    <li
      className={styles.part}
      data-verdict={verdict}
      data-strength={strength}
      data-room={room}
      style={{ flexGrow: count }}
    >
      <strong>{formatNumber(count)}</strong>{' '}
      <span>
        {side}
        <span className={styles.rest}>{label.slice(side.length)}</span>
      </span>
    </li>
  );
}
