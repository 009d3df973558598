import { isTab } from '../model/reportTabs';

/**
 * The pages next to reports that a site may have or not, each with its address as data and components write it, without base path. A new
 * one is a line here; a link to it then disappears by itself where a site has switched it off.
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

/** Where a site has what. Addresses are without base path and begin with a slash. */
export interface Places {
  /** The pages of a site; null for those that it has not. Those that are not named are where SITE_PAGES says. */
  pages: Partial<Record<SitePage, string | null>>;
  /** The page of a report, with `:id` for the report's. */
  report: string;
  /** Whether the tabs of a report are parts of its one page. */
  foldTabs: boolean;
  /** The folder of artifacts and derived tables; it ends in "/data/". */
  data: string;
  /** The folder that holds charts/, embed/, results/ and schemas/; it ends in a slash. */
  files: string;
  /** Whether addresses of pages end in a slash; null where they are left as they are. */
  trailingSlash: boolean | null;
  /** Whether pictures are painted as PNG. */
  images: boolean;
  /** The address that opens an issue, with {title} and {body}; '' for none. */
  problemUrl: string;
  /** The address of a line of an artifact in a repository, with {path} and {line}; '' for none. */
  lineUrl: string;
  /** The stylesheet of a site that has none of ours in its own; '' for none. */
  stylesheet: string;
}

/** Everything where data and components say it is. */
export const HERE: Places = {
  pages: {},
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

/** Where a repository on GitHub takes issues and shows lines. */
export function ofRepository(repositoryUrl: string): Pick<Places, 'problemUrl' | 'lineUrl'> {
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
/** The longest first: the page of a result set lies below /data/, too. */
const BY_LENGTH = (Object.entries(SITE_PAGES) as [SitePage, string][]).sort(([, a], [, b]) => b.length - a.length);

function slashed(path: string, { trailingSlash }: Places): string {
  if (trailingSlash === null || path === '/') return path;
  const bare = path.replace(/\/$/, '');
  return trailingSlash ? `${bare}/` : bare;
}

function joined(folder: string, rest: string): string {
  return rest === '' ? folder : `${folder.replace(/\/?$/, '/')}${rest}`;
}

function placedPage(page: string, places: Places): string | null {
  const [, report, below = ''] = REPORT.exec(page) ?? [];
  if (report !== undefined) {
    const folded = places.foldTabs && isTab(below.replace(/\/$/, ''));
    return slashed(joined(places.report.replace(':id', report), folded ? '' : below), places);
  }
  const [name, start] = BY_LENGTH.find(([, address]) => page.startsWith(address)) ?? [];
  if (name === undefined || start === undefined) return page;
  const place = places.pages[name];
  if (place === null) return RESULT_SET.test(page) ? placed(`${page}results.csv`, places) : null;
  return slashed(joined(place ?? start, page.slice(start.length)), places);
}

/**
 * Where a site has what data and components call `path` ("/queries/tpcds-q1/", "/data/…/results.csv", with its ? and #); null for a
 * page that it has not; its results.csv stands in for the page of a result set. Addresses of other sites, places on the same page and paths that are none of ours are returned as they are.
 */
export function placed(path: string, places: Places): string | null {
  const [, page = '', end = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  if (!page.startsWith('/')) return path;
  if (FILES.test(page)) return `${places.files}${page.slice(1)}${end}`;
  if (page.endsWith('/')) {
    const found = placedPage(page, places);
    return found === null ? null : found + end;
  }
  if (page.startsWith('/data/')) return `${places.data}${page.slice('/data/'.length)}${end}`;
  const folder = placedPage(page.slice(0, page.lastIndexOf('/') + 1), { ...places, trailingSlash: true });
  return folder === null ? null : `${folder}${page.slice(page.lastIndexOf('/') + 1)}${end}`;
}

/** What data and components call a page of the site: the opposite of `placed`, for the pages that SITE_PAGES names and their children. */
export function unplaced(address: string, { pages }: Places): string {
  const page = address.replace(/\/?$/, '/');
  for (const [name, start] of BY_LENGTH) {
    const place = pages[name];
    const folder = place?.replace(/\/?$/, '/');
    if (folder && page.startsWith(folder)) return `${start}${page.slice(folder.length)}`;
  }
  return page;
}

/** Whether what data and components call `path` is a page at its place, and no file that stands in for one. */
export function isPage(path: string, place: string): boolean {
  return !RESULT_SET.test(path) || !place.endsWith('.csv');
}
