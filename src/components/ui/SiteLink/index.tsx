import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ComponentProps } from 'react';
import PageLink from '../PageLink';
import { usePlace } from '../places';

interface Props extends ComponentProps<typeof PageLink> {
  /** Of a file: opens next to the page, which stays where it is. */
  newTab?: boolean;
}

/**
 * A link to a page ("/data/…/", "/compare/?baseline=…"), which the site's router and link checker know; or to a file ("/data/…/results.csv"),
 * a place on a page ("/…/#q72") or another site's address, which they do not. The words alone where the site has no such page.
 */
export default function SiteLink({ newTab = false, ...props }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { to, className, orNothing, children } = props;
  const place = usePlace(to);
  if (/^(?!https?:)[^?#]*\/(\?|$)/.test(to)) return <PageLink {...props} />;
  if (place === null) return orNothing ? null : children;
  return (
    <a href={withBaseUrl(place)} className={className} {...(newTab ? { target: '_blank' } : {})}>
      {children}
    </a>
  );
}
