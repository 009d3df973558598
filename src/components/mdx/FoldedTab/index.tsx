import type { ReactNode } from 'react';
import fold from '../../../css/fold.module.css';
import styles from './styles.module.css';

/** A tab of a report below its answer, in another site: closed until the reader, a link, or a search in the page opens it. */
export default function FoldedTab({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={`${fold.part} ${styles.tab}`}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
