import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

interface Props {
  /** A page ("/data/…/", "/compare/?baseline=…"), a file ("/data/…/results.csv"), a place on a page ("/…/#q72") or another site's address. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page, which the site's router and link checker know, or to a file, which they do not. */
export default function SiteLink({ to, className, children }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  if (/^(?!https?:)[^?#]*\/(\?|$)/.test(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={withBaseUrl(to)} className={className}>
      {children}
    </a>
  );
}
