import type { CSSProperties } from 'react';
import { STRENGTH_WORDS } from '../../../benchmark/figures/answers';
import type { EnginePageData } from '../../../benchmark/pages/history/enginePage';
import SiteLink from '../../ui/SiteLink';
import styles from './queries.module.css';

type Queries = NonNullable<EnginePageData['queries']>;

/** The fastest and slowest queries of the newest release, a dot each on one log scale. */
export default function Queries({ queries }: { queries: Queries }) {
  const { heading, compare, best, between, worst, base, ticks } = queries;
  return (
    <section aria-labelledby="queries">
      <h2 id="queries">Best and worst queries</h2>
      <p className={styles.caption}>
        <SiteLink to={compare}>{heading}</SiteLink>: speedup over vanilla Spark in the same round, log scale. Solid:{' '}
        {STRENGTH_WORDS.clear}. Tinted: {STRENGTH_WORDS.measured}.
      </p>
      <div className={styles.plot}>
        <Rows rows={best} label="Fastest" base={base} />
        {between !== '' && (
          <p className={styles.between} style={{ '--at': `${base}%` } as CSSProperties}>
            <span>{between}</span>
          </p>
        )}
        <Rows rows={worst} label="Slowest" base={base} />
        <div className={styles.scale} aria-hidden="true">
          {ticks.map(({ label, at }) => (
            <span key={at} data-base={at === base} style={{ left: `${at}%` }}>
              {label.replace('×', '')}×
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

function Rows({ rows, label, base }: { rows: Queries['best']; label: string; base: number }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ label: query, path, value, at, way, strength }) => (
        <li key={query} data-verdict={way} data-strength={strength}>
          <SiteLink to={path}>{query}</SiteLink>
          <span className={styles.track}>
            <span className={styles.base} style={{ left: `${base}%` }} />
            <span
              className={styles.stem}
              style={{ left: `${Math.min(at, base)}%`, width: `${Math.abs(at - base)}%` }}
            />
            <span className={styles.dot} style={{ left: `${at}%` }} />
          </span>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
