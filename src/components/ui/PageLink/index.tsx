import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { isPage } from '../../../benchmark/places/places';
import { usePlace } from '../places';

interface Props {
  /** A page as data and components call it ("/queries/tpcds-4.0/q1/", "/reports/x/#why"). */
  to: string;
  className?: string;
  /** Whether it is the page that is open. */
  current?: boolean;
  /** The words say nothing but where the link leads: without the page they go too. */
  orNothing?: boolean;
  children: ReactNode;
}

/** A link to a page of the site, known to its router and link checker; to the file that stands in for it. The words alone where the site has neither. */
export default function PageLink({ to, className, current, orNothing, children }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const place = usePlace(to);
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
