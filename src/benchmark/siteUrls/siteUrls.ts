import { hasQueryPage, type QueryPages } from '../model/queryPages';
import { isTab } from '../model/reportTabs';

/**
 * Optional pages next to reports, with their paths without base path as data and components write them. Links to a page
 * that a site has switched off disappear.
 */
export const SITE_PAGES = {
  queries: '/queries/',
  resultSets: '/data/result-sets/',
  compare: '/compare/',
  history: '/history/',
  engines: '/engines/',
  coverage: '/coverage/',
  reports: '/reports/',
  data: '/data/',
  methodology: '/methodology/',
  glossary: '/glossary/',
  contribute: '/contribute/',
} as const;

export type SitePage = keyof typeof SITE_PAGES;

/** Locations of a site's pages and files. Paths have no base path and begin with a slash. */
export interface SiteUrls {
  /** Pages of a site; null for missing ones. Pages not listed here are at their SITE_PAGES path. */
  pages: Partial<Record<SitePage, string | null>>;
  /** Queries with a page, which depend on the data; without an entry, each query of a suite has one. */
  queryPages: QueryPages;
  /** Path of a report's page, with `:id` for its id. */
  report: string;
  /** True if the tabs of a report are sections of its single page. */
  foldTabs: boolean;
  /** Folder of artifacts and derived tables; ends in "/data/". */
  data: string;
  /** Folder of charts/, embed/, results/, and schemas/; ends in a slash. */
  files: string;
  /** True if page paths end in a slash; null to leave them unchanged. */
  trailingSlash: boolean | null;
  /** True if pictures are rendered as PNG. */
  images: boolean;
  /** URL that opens an issue, with {title} and {body}; '' for none. */
  problemUrl: string;
  /** URL of a line of an artifact in a repository, with {path} and {line}; '' for none. */
  lineUrl: string;
  /** Stylesheet of the package for a site without it; '' for none. */
  stylesheet: string;
}

/** False for the URL of a build without SITE_URL. */
export function isPublicUrl(url: string): boolean {
  return !/^https?:\/\/localhost\b/.test(url);
}

/** Default places, as data and components write them. */
export const DEFAULT_SITE_URLS: SiteUrls = {
  pages: {},
  queryPages: {},
  report: '/reports/:id/',
  foldTabs: false,
  data: '/data/',
  files: '/',
  trailingSlash: true,
  images: true,
  problemUrl: '',
  lineUrl: '',
  stylesheet: '',
};

/** Issue and line URLs of a GitHub repository. */
export function repositoryUrls(repositoryUrl: string): Pick<SiteUrls, 'problemUrl' | 'lineUrl'> {
  const repository = repositoryUrl.replace(/\/$/, '');
  if (repository === '') return { problemUrl: '', lineUrl: '' };
  return {
    problemUrl: `${repository}/issues/new?title={title}&body={body}`,
    lineUrl: `${repository}/blob/main/{path}#L{line}`,
  };
}

const REPORT = /^\/reports\/([^/]+)\/(.*)$/;
const FILES = /^\/(charts|embed|results|schemas)\//;
const RESULT_SET = /^(\/data\/result-sets\/[^/]+\/)$/;
/** The longest path first, because result-set pages are below /data/, too. */
const BY_LENGTH = (Object.entries(SITE_PAGES) as [SitePage, string][]).sort(([, a], [, b]) => b.length - a.length);

function withTrailingSlash(path: string, { trailingSlash }: SiteUrls): string {
  if (trailingSlash === null || path === '/') return path;
  const bare = path.replace(/\/$/, '');
  return trailingSlash ? `${bare}/` : bare;
}

function joinPaths(folder: string, rest: string): string {
  return rest === '' ? folder : `${folder.replace(/\/?$/, '/')}${rest}`;
}

function resolvePage(page: string, places: SiteUrls): string | null {
  const [, report, below = ''] = REPORT.exec(page) ?? [];
  if (report !== undefined) {
    const folded = places.foldTabs && isTab(below.replace(/\/$/, ''));
    return withTrailingSlash(joinPaths(places.report.replace(':id', report), folded ? '' : below), places);
  }
  const [name, start] = BY_LENGTH.find(([, address]) => page.startsWith(address)) ?? [];
  if (name === undefined || start === undefined) return page;
  const place = places.pages[name];
  if (name === 'queries' && !hasQueryPage(page, places.queryPages)) return null;
  if (place === null) return RESULT_SET.test(page) ? resolvePath(`${page}results.csv`, places) : null;
  return withTrailingSlash(joinPaths(place ?? start, page.slice(start.length)), places);
}

/**
 * Location on a site of `path` as data and components write it ("/queries/tpcds-q1/", "/data/…/results.csv", with its ?
 * and #). Null for a page that the site lacks; the results.csv replaces a missing result-set page. URLs of other sites,
 * anchors on the same page, and unknown paths are unchanged.
 */
export function resolvePath(path: string, places: SiteUrls): string | null {
  const [, page = '', end = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  if (!page.startsWith('/')) return path;
  if (FILES.test(page)) return `${places.files}${page.slice(1)}${end}`;
  if (page.endsWith('/')) {
    const found = resolvePage(page, places);
    return found === null ? null : found + end;
  }
  if (page.startsWith('/data/')) return `${places.data}${page.slice('/data/'.length)}${end}`;
  const folder = resolvePage(page.slice(0, page.lastIndexOf('/') + 1), { ...places, trailingSlash: true });
  return folder === null ? null : `${folder}${page.slice(page.lastIndexOf('/') + 1)}${end}`;
}

/** The path of a page as data and components write it: the inverse of `placed`, for SITE_PAGES and their children. */
export function unresolvePath(address: string, { pages }: SiteUrls): string {
  const page = address.replace(/\/?$/, '/');
  for (const [name, start] of BY_LENGTH) {
    const place = pages[name];
    const folder = place?.replace(/\/?$/, '/');
    if (folder && page.startsWith(folder)) return `${start}${page.slice(folder.length)}`;
  }
  return page;
}

/** True if `place` is the page of `path`, not a file in place of it. */
export function isPage(path: string, place: string): boolean {
  return !RESULT_SET.test(path) || !place.endsWith('.csv');
}
