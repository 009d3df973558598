import type { ReactNode } from 'react';
import type { Link } from '../../../benchmark/model/link';
import { withWholeSuites } from '../../ui/Breakable';
import Links from '../../ui/Links';
import ProblemLink from '../ProblemLink';
import type { Problem } from '../ProblemLink/problem';
import { closeBehind, closeOnEscape } from './menu';
import styles from './styles.module.css';

interface Props {
  statement?: string;
  sources: Link[];
  /** Prefilled content of a problem report; absent if the numbers come from no artifact. */
  problem?: Problem;
  /** Always visible: the table switch or the only file. */
  action?: ReactNode;
  /** Menu entries: files of the figure and ways to embed it. */
  children?: ReactNode;
}

/** The line below a figure or table: description and sources of the numbers, and actions. */
export default function FigureFooter({ statement = '', sources, problem, action, children }: Props) {
  const report = problem && <ProblemLink problem={problem} />;
  return (
    <div className={styles.footer}>
      <p>
        {withWholeSuites(statement)} <Sources sources={sources} />
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

/** A menu of entries. It opens without scripts too. */
function Menu({ children }: { children: ReactNode }) {
  return (
    <details className={styles.menu} data-menu onBlur={closeBehind} onKeyDown={closeOnEscape}>
      <summary>
        Save or embed <span aria-hidden="true">▾</span>
      </summary>
      <div className={styles.entries}>{children}</div>
    </details>
  );
}

/** "Source: comet-0.16.0, gluten-1.6.0", each linked to its artifact. Nothing without sources. */
function Sources({ sources }: Pick<Props, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <>
      Source: <Links links={sources} />
    </>
  );
}

/** The pages of result sets as sources, labeled by ID. */
export function sourcesOf(sides: readonly { id: string; path: string }[]): Link[] {
  return sides.map(({ id, path }) => ({ label: id, path }));
}
