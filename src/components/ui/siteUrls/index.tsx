import instances from '@benchmark-places';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { createContext, useCallback, useContext } from 'react';
import { DEFAULT_SITE_URLS, resolvePath, type SiteUrls } from '../../../benchmark/siteUrls/siteUrls';

/** Locations of pages and files in the site; a site with one set of data needs no provider. */
export const SiteUrlsContext = createContext<SiteUrls>(Object.values(instances)[0] ?? DEFAULT_SITE_URLS);

/** Places of a plugin instance; of the first one if none is named. */
export function siteUrlsOf(instance: string | undefined): SiteUrls {
  return instances[instance ?? ''] ?? Object.values(instances)[0] ?? DEFAULT_SITE_URLS;
}

export function useSiteUrls(): SiteUrls {
  return useContext(SiteUrlsContext);
}

/** Path of a page or file in this site, without the base path; null for a page that the site does not have. */
export function useResolvedPath(path: string): string | null {
  return resolvePath(path, useSiteUrls());
}

/** URL of a file, with the base path. */
export function useFileUrl(path: string): string {
  return useBaseUrl(useResolvedPath(path) ?? path);
}

/** A function that returns the URL of a page or file with the base path; undefined if the site does not have it. */
export function useResolvePath(): (path: string | undefined) => string | undefined {
  const { withBaseUrl } = useBaseUrlUtils();
  const places = useSiteUrls();
  return useCallback(
    (path) => {
      const found = path === undefined ? null : resolvePath(path, places);
      return found === null ? undefined : withBaseUrl(found);
    },
    [withBaseUrl, places],
  );
}
