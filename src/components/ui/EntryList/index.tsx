import type { ReactNode } from 'react';
import { withWholeSuites } from '../Breakable';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

interface Entry {
  path: string;
  title: string;
  day: string;
  sentence: string;
  detail?: ReactNode;
}

/** Pages and files, one line each: day, title, sentence. */
export default function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ path, title, day, sentence, detail }) => (
        <li key={path}>
          <span className={styles.date}>{day}</span>
          <div>
            <SiteLink to={path} className={styles.title}>
              {withWholeSuites(title)}
            </SiteLink>
            <p>{withWholeSuites(sentence)}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
