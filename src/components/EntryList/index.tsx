import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A page in a list: where it is, its day as printed, what it says in a sentence, and what is in it. */
export interface Entry {
  path: string;
  title: string;
  day: string;
  sentence: string;
  detail?: string;
}

/** Pages, a line each: day, title, sentence. */
export default function EntryList({ entries }: { entries: Entry[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(({ path, title, day, sentence, detail }) => (
        <li key={path}>
          <span className={styles.date}>{day}</span>
          <div>
            <Link to={path} className={styles.title}>
              {title}
            </Link>
            <p>{sentence}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
