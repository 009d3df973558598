import type { ReactNode } from 'react';
import SiteLink from '../../ui/SiteLink';
import ProblemLink from '../ProblemLink';
import type { Problem } from '../ProblemLink/problem';
import styles from './styles.module.css';

export interface SourceLink {
  label: string;
  path: string;
}

interface Props {
  statement?: string;
  sources: SourceLink[];
  /** What a reader's report of a wrong number is prefilled with; left out where the numbers are of no artifact. */
  problem?: Problem;
  /** What can be done with the numbers: plain words, one beside the other. */
  children?: ReactNode;
}

/** The line below a figure or table: what the numbers are and where they come from, and what can be done with them. */
export default function FigureFooter({ statement = '', sources, problem, children }: Props) {
  return (
    <div className={styles.footer}>
      <p>
        {statement} <Sources sources={sources} />
      </p>
      <p className={`${styles.actions} no-print`}>
        {children}
        {problem && <ProblemLink problem={problem} />}
      </p>
    </div>
  );
}

/** "Source: comet-0.16.0, gluten-1.6.0", each a link to its artifact. Nothing where there is none. */
function Sources({ sources }: Pick<Props, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <>
      Source:{' '}
      {sources.map(({ label, path }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <SiteLink to={path}>{label}</SiteLink>
        </span>
      ))}
    </>
  );
}

/** The pages of result sets, by their ids, as sources. */
export function sourcesOf(sides: readonly { id: string; path: string }[]): SourceLink[] {
  return sides.map(({ id, path }) => ({ label: id, path }));
}
