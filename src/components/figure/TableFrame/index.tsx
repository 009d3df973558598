import type { ReactNode } from 'react';
import ScrollBox from '../../ui/ScrollBox';
import SiteLink from '../../ui/SiteLink';
import FigureFooter, { type SourceLink } from '../FigureFooter';
import type { Problem } from '../ProblemLink/problem';
import styles from './styles.module.css';

interface Props {
  /** The table's name. */
  label: string;
  statement?: string;
  sources?: SourceLink[];
  /** The address of the same numbers as CSV; undefined if there is none. */
  csv?: string;
  /** What can be done with the table next to that. */
  actions?: ReactNode;
  /** What a wrong number would come from; left out where that is no artifact. */
  problem?: Problem;
  children: ReactNode;
}

/** A table that stands for itself: the table in a box that scrolls when it must, and the footer that a figure has. */
export default function TableFrame({ label, statement, sources = [], csv, actions, problem, children }: Props) {
  return (
    <figure className={styles.frame} aria-label={label}>
      <ScrollBox className={styles.scroll} label={label}>
        {children}
      </ScrollBox>
      <FigureFooter
        statement={statement}
        sources={sources}
        problem={problem && { ...problem, what: label }}
        action={
          <>
            {csv !== undefined && <SiteLink to={csv}>CSV</SiteLink>}
            {actions}
          </>
        }
      />
    </figure>
  );
}
