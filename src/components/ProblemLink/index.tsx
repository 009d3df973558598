import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { issueAddress } from './issue';

/** What a reader's report of a wrong number is prefilled with. */
export interface Problem {
  /** The title of the figure or table. */
  what?: string;
  /** The artifacts behind the number; `line` and `sha256` where they are known. */
  artifacts: { path: string; line?: number; sha256?: string }[];
}

/** "Report a problem with this number": opens a prefilled issue. Nothing where the site names no repository. */
export default function ProblemLink({ problem }: { problem: Problem }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const repository = siteConfig.customFields?.repositoryUrl;
  if (typeof repository !== 'string' || repository === '') return null;
  const page = `${siteConfig.url}${pathname}`;
  return (
    <a href={issueAddress(repository, page, problem)}>
      Report a problem<span className="visually-hidden"> with this number</span>
    </a>
  );
}
