import type { TallyEntry, VerdictTally } from '../../../benchmark/model/figure';
import { formatNumber } from '../../../benchmark/text/numbers';
import VerdictMark from '../../ui/VerdictMark';
import figure from '../Figure/styles.module.css';
import styles from './styles.module.css';

/** How many queries have which verdict: one bar, and below it the four marks with number and words. */
export default function VerdictCounts({ tally }: { tally: VerdictTally }) {
  return (
    <div className={styles.counts}>
      <p className={figure.title}>{tally.title}</p>
      {tally.zeros.length > 0 && <Zeros zeros={tally.zeros} />}
      <div className={styles.bar} aria-hidden="true">
        {tally.entries.map((entry) => (
          <Part key={entry.verdict} entry={entry} />
        ))}
      </div>
      <ul className={styles.marks}>
        {tally.entries.map(({ verdict, label, count }) => (
          <li key={verdict}>
            <VerdictMark verdict={verdict} />
            <strong>{formatNumber(count)}</strong> {label}
          </li>
        ))}
      </ul>
      {tally.note !== '' && <p className={styles.note}>{tally.note}</p>}
    </div>
  );
}

/** The words of counts of 0, above the place where each would begin. */
function Zeros({ zeros }: Pick<VerdictTally, 'zeros'>) {
  return (
    <div className={styles.zeros} aria-hidden="true">
      {zeros.map(({ at, text }) => (
        <span key={text} style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** A part of the bar; its name is left out whole where it has no room. */
function Part({ entry: { verdict, name, count } }: { entry: TallyEntry }) {
  if (count === 0) return <span className={styles.none} />;
  return (
    <span className={styles.part} data-verdict={verdict} style={{ flexGrow: count }}>
      <span className={styles.words}>
        {'\u200B'}
        <span>{formatNumber(count)}</span> <span>{name}</span>
      </span>
    </span>
  );
}
