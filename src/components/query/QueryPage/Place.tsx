import TickLabels from '../../ui/TickLabels';
import type { QueryPlace } from '../place';
import styles from './styles.module.css';

/** The query among all queries of a comparison: one line each on a log scale. */
export default function Place({ data: { label, at, verdict, others, ticks, sides } }: { data: QueryPlace }) {
  const isClear = verdict === 'faster' || verdict === 'slower';
  return (
    <div className={styles.strip}>
      <strong style={at > 50 ? { right: `${100 - at}%` } : { left: `${at}%` }}>{label}</strong>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={others.map((x) => `M${x} 20V80`).join('')} />
        <path className={styles.own} data-verdict={isClear ? verdict : undefined} d={`M${at} 0V100`} />
      </svg>
      <div className={styles.ticks} aria-hidden="true">
        <TickLabels ticks={ticks} />
      </div>
      <p className={styles.sides}>
        {sides.map((side) => (
          <span key={side}>{side}</span>
        ))}
      </p>
    </div>
  );
}
