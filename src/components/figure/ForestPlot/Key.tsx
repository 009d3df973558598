import type { ReactNode } from 'react';
import type { Strip, StripQuestion } from '../../../benchmark/model/figure';
import styles from './key.module.css';

/** The two questions that the intervals of a row answer, with their lines and what decides. */
export default function Key({ questions: { repeat, mix } }: Pick<Strip, 'questions'>) {
  return (
    <div className={styles.key}>
      <Question asked={repeat}>
        <path className={styles.solid} d="M2 2v12M32 2v12M2 8h30" />
        <circle cx="17" cy="8" r="5" />
      </Question>
      <Question asked={mix}>
        <path className={styles.dotted} d="M2 8h30" />
        <circle className={styles.small} cx="17" cy="8" r="2" />
      </Question>
    </div>
  );
}

function Question({ asked, children }: { asked: StripQuestion; children: ReactNode }) {
  return (
    <p className={styles.question}>
      <svg width="34" height="16" aria-hidden="true" focusable="false">
        {children}
      </svg>
      <strong>{asked.question}</strong> {asked.role}
      <span className={styles.basis}>{asked.basis}</span>
    </p>
  );
}
