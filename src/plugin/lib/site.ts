import { DEFAULT_SITE_URLS, resolvePath, type SiteUrls } from '../../benchmark/siteUrls/siteUrls';

/** Facts about the site in files that leave it. */
export interface Site {
  title: string;
  tagline: string;
  /** The URL with base path, which ends in a slash. */
  url: string;
  /** The site's paths; the default paths if missing. */
  places?: SiteUrls;
}

/** The URL of a page or file; of the page above, or of the site, if it does not have the page. URLs of other sites are unchanged. */
export function addressOf({ url, places = DEFAULT_SITE_URLS }: Pick<Site, 'url' | 'places'>, path: string): string {
  if (!path.startsWith('/')) return path;
  const above = path.replace(/[^/]+\/$/, '');
  return url + (resolvePath(path, places) ?? resolvePath(above, places) ?? '/').slice(1);
}

/** A URL as pictures show it: without protocol. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
