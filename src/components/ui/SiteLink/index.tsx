import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ComponentProps } from 'react';
import PageLink from '../PageLink';
import { useResolvedPath } from '../siteUrls';

interface Props extends ComponentProps<typeof PageLink> {
  /** Opens a file in a new tab, so that the page stays open. */
  newTab?: boolean;
}

/**
 * A link to a page ("/data/…/", "/compare/?baseline=…"), which the site's router and link checker know; or to a file
 * ("/data/…/results.csv"), an anchor ("/…/#q72"), or an external URL, which they do not. Only the text if the site has
 * no such page.
 */
export default function SiteLink({ newTab = false, ...props }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { to, className, orNothing, children } = props;
  const place = useResolvedPath(to);
  if (/^(?!https?:)[^?#]*\/(\?|$)/.test(to)) return <PageLink {...props} />;
  if (place === null) return orNothing ? null : children;
  return (
    <a href={withBaseUrl(place)} className={className} {...(newTab ? { target: '_blank' } : {})}>
      {children}
    </a>
  );
}
