import type { ReactNode } from 'react';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

interface Line {
  label: string;
  path: string;
  /** Below the link; left out where there is nothing to say. */
  note?: string;
}

/** Links, one below the other, each with what it leads to. */
export default function Lines({ lines }: { lines: readonly Line[] }): ReactNode {
  return (
    <ul className={styles.lines}>
      {lines.map(({ label, path, note }) => (
        <li key={`${path} ${label}`}>
          <SiteLink to={path}>{label}</SiteLink>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
