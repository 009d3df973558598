import type { ForestSpec } from '../../../benchmark/model/figure';
import fold from '../../../css/fold.module.css';
import SiteLink from '../../ui/SiteLink';
import styles from './key.module.css';

/** A short key for the two lines of a row, and their basis behind a fold. */
export default function Key({ strip: { questions, worst, facts, rows } }: { strip: ForestSpec }) {
  const { repeat, deciding } = questions;
  const hasRepeat = rows.some((row) => row.repeat !== null);
  return (
    <div className={styles.key}>
      {hasRepeat && (
        <span>
          <svg width="34" height="16" aria-hidden="true" focusable="false">
            <path className={styles.solid} d="M2 2v12M32 2v12M2 8h30" />
            <circle cx="17" cy="8" r="5" />
          </svg>
          95% interval over iterations
        </span>
      )}
      <span>
        <svg width="34" height="16" aria-hidden="true" focusable="false">
          <path className={styles.thin} d="M2 4v8M32 4v8M2 8h30" />
          {!hasRepeat && <circle className={styles.hollow} cx="17" cy="8" r="5" />}
        </svg>
        with reruns{rows.some(({ verdict }) => verdict !== null) && ': decides the verdict'}
      </span>
      <details className={`${fold.fold} ${styles.basis}`}>
        <summary>What the intervals rest on</summary>
        {[repeat, deciding].map(({ question, role, basis }) => (
          <p key={question}>
            <strong>{question}</strong> {role} {basis}
          </p>
        ))}
        <p>
          {worst} {facts}{' '}
          <SiteLink to="/methodology/" orNothing>
            Method
          </SiteLink>{' '}
          <SiteLink to="/methodology/reruns/" orNothing>
            How much a rerun differs
          </SiteLink>
        </p>
      </details>
    </div>
  );
}
