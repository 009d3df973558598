import type { ReactNode } from 'react';
import fold from '../../../css/fold.module.css';
import styles from './styles.module.css';

/** Details of a section of a text page, closed until they are wanted. Headings stay outside, so that links reach them. */
export default function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={fold.fold}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
