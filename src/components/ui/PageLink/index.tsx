import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { isPage } from '../../../benchmark/siteUrls/siteUrls';
import { useResolvedPath } from '../siteUrls';

interface Props {
  /** Path of a page in data and components ("/queries/tpcds-q1/", "/reports/x/#why"). */
  to: string;
  className?: string;
  /** True if the page is open. */
  current?: boolean;
  /** True if the link text makes no sense without the page; then both are omitted. */
  orNothing?: boolean;
  children: ReactNode;
}

/** A link to a page of the site or to a file that replaces the page. Only the text if the site has neither. */
export default function PageLink({ to, className, current, orNothing, children }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const place = useResolvedPath(to);
  if (place === null) return orNothing ? null : children;
  if (!isPage(to, place)) {
    return (
      <a href={withBaseUrl(place)} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={place} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
