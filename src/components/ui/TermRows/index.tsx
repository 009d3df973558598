import type { ReactNode } from 'react';
import type { AboutRow } from '../../report/about';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

interface Props {
  rows: readonly AboutRow[];
  children?: ReactNode;
}

/** Terms with their descriptions, one line per line of text, followed by links. */
export default function TermRows({ rows, children }: Props) {
  return (
    <dl className={styles.terms}>
      {rows.map(({ term, text, links }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Lines texts={text.split('\n')} />
            {links.map(({ label, path }, index) => (
              <span key={path}>
                {index === 0 ? ' ' : ', '}
                <SiteLink to={path} orNothing={label === 'Methodology'}>
                  {label}
                </SiteLink>
              </span>
            ))}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

export function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className={styles.line}>
      {text}
    </span>
  ));
}
