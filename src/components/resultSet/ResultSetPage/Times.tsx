import type { TimesChart } from '../times';
import styles from './times.module.css';

/** A bar for each query, longest first, with the line of vanilla Spark. Numbers are in the table below. */
export default function Times({ data: { title, caption, bars, ticks, half, ends } }: { data: TimesChart }) {
  return (
    <figure className={styles.panel} aria-labelledby="times">
      <h2 id="times" className={styles.title}>
        {title}
      </h2>
      <p className={styles.caption}>{caption}</p>
      <div className={styles.plot} data-many={bars.length > 40} aria-hidden="true">
        {ticks.map(({ label, at }) => (
          <span key={label} className={styles.tick} style={{ bottom: `${at}%` }}>
            <span>{label}</span>
          </span>
        ))}
        <div className={styles.bars}>
          {bars.map((bar) => (
            <Bar key={bar.query} bar={bar} />
          ))}
        </div>
        <span className={styles.half} style={{ width: `${(100 * half) / bars.length}%` }} />
      </div>
      <p className={styles.ends} aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </figure>
  );
}

function Bar({ bar: { query, text, height, baselineHeight } }: { bar: TimesChart['bars'][number] }) {
  return (
    <span className={styles.slot} title={`${query}: ${text} s`}>
      <span className={styles.bar} style={{ height: `${height}%` }} />
      {baselineHeight !== null && <span className={styles.line} style={{ bottom: `${baselineHeight}%` }} />}
      <span className={styles.query}>{query}</span>
    </span>
  );
}
