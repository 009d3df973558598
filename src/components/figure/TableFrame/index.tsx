import type { ReactNode } from 'react';
import type { Link } from '../../../benchmark/model/link';
import ScrollBox from '../../ui/ScrollBox';
import SiteLink from '../../ui/SiteLink';
import FigureFooter from '../FigureFooter';
import type { Problem } from '../ProblemLink/problem';
import styles from './styles.module.css';

interface Props {
  label: string;
  statement?: string;
  sources?: Link[];
  /** Path of these numbers as CSV; undefined if there is no file. */
  csv?: string;
  actions?: ReactNode;
  /** Source of a problem with a number; absent without an artifact. */
  problem?: Problem;
  children: ReactNode;
}

/** A standalone table in a scrollable box, with the footer of a figure. */
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
