import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
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
  /** What stays in sight: the switch to the table, or the only file. */
  action?: ReactNode;
  /** The files of the figure, and the ways to embed it: the entries of its menu. */
  children?: ReactNode;
}

/** The line below a figure or table: what the numbers are and where they come from, and what can be done with them. */
export default function FigureFooter({ statement = '', sources, problem, action, children }: Props) {
  const report = problem && <ProblemLink problem={problem} />;
  return (
    <div className={styles.footer}>
      <p>
        {statement} <Sources sources={sources} />
      </p>
      <div className={`${styles.actions} no-print`}>
        {action}
        {children ? (
          <Menu>
            {children}
            {report}
          </Menu>
        ) : (
          report
        )}
      </div>
    </div>
  );
}

/** Closes the menu that the focus leaves, except for the dialog that an entry opens and that returns the focus. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('dialog')) currentTarget.open = false;
}

function closeOnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.contains(target as Node)) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** The entries behind one word. It opens without scripts too. */
function Menu({ children }: { children: ReactNode }) {
  return (
    <details className={styles.menu} onBlur={closeBehind} onKeyDown={closeOnEscape}>
      <summary>
        Save or embed <span aria-hidden="true">▾</span>
      </summary>
      <div className={styles.entries}>{children}</div>
    </details>
  );
}

/** "Source: comet-0.16.0, gluten-1.6.0", each a link to its artifact. Nothing if there is none. */
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
