import type { ReactNode } from 'react';
import Foot, { type SourceLink } from '../Foot';
import ProblemLink from '../ProblemLink';
import type { Problem } from '../ProblemLink/problem';
import ScrollBox from '../ScrollBox';
import SiteLink from '../SiteLink';
import styles from './styles.module.css';

interface Props {
  /** The table's name. */
  label: string;
  statement?: string;
  sources: SourceLink[];
  /** The address of the same numbers as CSV; undefined where there is none. */
  csv?: string;
  /** What can be done with the table beside that. */
  actions?: ReactNode;
  problem: Problem;
  children: ReactNode;
}

/** A table that stands for itself: the table in a box that scrolls when it must, and the foot that a figure has. */
export default function TableFrame({ label, statement, sources, csv, actions, problem, children }: Props): ReactNode {
  return (
    <figure className={styles.frame} aria-label={label}>
      <ScrollBox className={styles.scroll} label={label}>
        {children}
      </ScrollBox>
      <Foot statement={statement} sources={sources}>
        {csv !== undefined && <SiteLink to={csv}>CSV</SiteLink>}
        {actions}
        <ProblemLink problem={{ ...problem, what: label }} />
      </Foot>
    </figure>
  );
}
