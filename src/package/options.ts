import {
  DEFAULT_SITE_URLS,
  repositoryUrls,
  SITE_PAGES,
  type SitePage,
  type SiteUrls,
} from '../benchmark/siteUrls/siteUrls';
import { unknownName } from '../benchmark/text/suggestName';

/** A page that the plugin creates: off, at its default path, or at a given path. */
type PageOption = boolean | string;

/** Options of a site. Folders are relative to the site folder; paths exclude the base path. */
export interface Options {
  /** The id of the instance, as for every Docusaurus plugin. Default: default. */
  id?: string;
  /** The folder of artifacts: result-sets/, reports/, …. Default: static/data. */
  dataDir?: string;
  /** The path of artifacts and derived tables. Default: /data/, for further instances /<id>/data/. */
  dataPath?: string;
  /** The path of charts/, embed/, and results/. Default: /, for further instances /<id>/. */
  filesPath?: string;
  /** The path of a report, with :id. Default: /docs/reports/:id/. */
  reportPath?: string;
  /** Tabs of a report: folded below its answer, or separate pages, /docs/reports/x/queries/. Default: folded. */
  reportTabs?: 'folded' | 'pages';
  /** Folders of MDX files that can show reports. Default: docs, blog, src/pages, versioned_docs, i18n, if present. */
  docsDirs?: string[];
  /** The report that <PerformanceDashboard /> shows without a name. Default: the first. */
  featured?: string;
  /** Pages that the plugin creates. Default: none. */
  pages?: Partial<Record<OwnPage, PageOption>>;
  /** Pages of the host site that the plugin links to, and the URL for reporting problems. Default: no such links. */
  links?: Partial<Record<LinkedPage | 'problem' | 'line', string>>;
  /** Adds a content security policy to every page of the host site. Default: false. */
  csp?: boolean;
  /** Creates PNG images. Default: true if @napi-rs/canvas and @fontsource/inter are installed. */
  images?: boolean;
  /** The URL of the GitHub repository with the artifacts. Default: none. */
  repositoryUrl?: string;
}

/** Default paths of the pages that the plugin creates on request. */
const OWN_PAGES = {
  queries: '/queries/',
  resultSets: '/data/result-sets/',
  compare: '/compare/',
  matrix: '/engine-matrix/',
  history: '/history/',
  engines: '/engines/',
  coverage: '/coverage/',
} as const;
type OwnPage = keyof typeof OWN_PAGES;
type LinkedPage = Exclude<SitePage, OwnPage>;

const LINKED = (Object.keys(SITE_PAGES) as SitePage[]).filter((name): name is LinkedPage => !(name in OWN_PAGES));
const LINKS = [...LINKED, 'problem', 'line'];

/** Folders in which a site can have MDX files that show reports. */
export const PAGE_FOLDERS = ['docs', 'blog', 'src/pages', 'versioned_docs', 'i18n'];

/** Returns what the value of an option must be, or null if it is valid. */
type Check = (value: unknown, name: string) => string | null;

/** Checks that a value is text that matches a pattern. */
const written =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : message;

const text = written(/./s, 'must be a text');
const flag: Check = (value) => (typeof value === 'boolean' ? null : 'must be true or false');
const address = written(
  /^\//,
  "must be an address without base path that begins with a slash, for example '/queries/'",
);
const page: Check = (value, name) =>
  typeof value === 'boolean'
    ? null
    : address(value, name) && `must be true, false or an address, for example '${OWN_PAGES[name.slice(6) as OwnPage]}'`;

/** Checks that a value is a path that matches a pattern. */
function addressWith(pattern: RegExp, message: string): Check {
  return (value, name) => address(value, name) ?? written(pattern, message)(value, name);
}

const CHECKS: Record<keyof Options, Check> = {
  id: written(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  dataDir: text,
  dataPath: addressWith(/\/data\/$/, "must end in /data/, for example '/benchmarks/data/'"),
  filesPath: addressWith(/\/$/, "must end in a slash, for example '/benchmarks/'"),
  reportPath: addressWith(/:id/, "must hold :id, for example '/docs/reports/:id/'"),
  reportTabs: written(/^(folded|pages)$/, "must be 'folded' or 'pages'"),
  docsDirs: (value) =>
    Array.isArray(value) && value.every((entry) => text(entry, '') === null)
      ? null
      : "must be a list of folders, for example ['docs']",
  featured: text,
  pages: (value) => within(value, 'pages', Object.keys(OWN_PAGES), page),
  links: (value) => within(value, 'links', LINKS, link),
  csp: flag,
  images: flag,
  repositoryUrl: written(/^https?:\/\//, "must be an address, for example 'https://github.com/me/site'"),
};

function link(value: unknown, name: string): string | null {
  if (name === 'links.problem') return template(value, '{title}', 'https://example.org/new?title={title}&body={body}');
  if (name === 'links.line') return template(value, '{path}', 'https://example.org/blob/main/{path}#L{line}');
  return address(value, name);
}

function template(value: unknown, part: string, example: string): string | null {
  return typeof value === 'string' && value.includes(part)
    ? null
    : `must be an address with ${part}, for example '${example}'`;
}

/** Checks the options in an object; one line per mistake. */
function within(value: unknown, name: string, known: readonly string[], check: Check): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `must be an object with any of ${known.join(', ')}`;
  const found = Object.entries(value).flatMap(([key, entry]) => {
    if (!known.includes(key)) return [unknownName(`${name} option`, key, known)];
    const message = check(entry, `${name}.${key}`);
    return message === null ? [] : [`${name}.${key} ${message}`];
  });
  return found.length === 0 ? null : found.join('\n');
}

/** Every problem of the options, one line each, with advice. */
export function optionProblems(options: Record<string, unknown>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (!(name in CHECKS)) return [unknownName('option', name, Object.keys(CHECKS))];
    if (value === undefined) return [];
    const message = CHECKS[name as keyof Options](value, name);
    if (message === null) return [];
    return name === 'pages' || name === 'links'
      ? message.split('\n').map((line) => (line.startsWith('must') ? `${name} ${line}` : line))
      : [`${name} ${message}`];
  });
}

export type ValidOptions = Options & { id: string };

/** Validates a site's options; called by Docusaurus. Throws with all problems at once. */
export function validateOptions({ options }: { options: Options | undefined }): ValidOptions {
  const given = options ?? {};
  const problems = optionProblems(given as Record<string, unknown>);
  if (problems.length > 0)
    throw new Error(
      [
        `docusaurus-plugin-spark-benchmarks: ${problems.length} of its options cannot be used`,
        ...problems.map((line) => `  - ${line}`),
      ].join('\n'),
    );
  return { ...given, id: given.id ?? 'default' };
}

function pageAddress(options: Options, name: OwnPage): string | null {
  const wanted = options.pages?.[name];
  return wanted === true ? OWN_PAGES[name] : wanted || null;
}

/** The path of the engine matrix; null if it is off. */
export function matrixAddress(options: Options): string | null {
  return pageAddress(options, 'matrix');
}

export function siteUrlsOf(
  options: ValidOptions,
  site: { trailingSlash: boolean | undefined; images: boolean; stylesheet: string },
): SiteUrls {
  const own = options.id === 'default' ? '/' : `/${options.id}/`;
  const made = (['queries', 'resultSets', 'compare', 'history', 'engines', 'coverage'] as const).map(
    (name) => [name, pageAddress(options, name)] as const,
  );
  const linked = LINKED.map((name) => [name, options.links?.[name] ?? null] as const);
  const { problemUrl, lineUrl } = repositoryUrls(options.repositoryUrl ?? '');
  return {
    ...DEFAULT_SITE_URLS,
    pages: Object.fromEntries([...made, ...linked]),
    report: options.reportPath ?? '/docs/reports/:id/',
    foldTabs: options.reportTabs !== 'pages',
    data: options.dataPath ?? `${own}data/`,
    files: options.filesPath ?? own,
    trailingSlash: site.trailingSlash ?? null,
    images: site.images,
    problemUrl: options.links?.problem ?? problemUrl,
    lineUrl: options.links?.line ?? lineUrl,
    stylesheet: site.stylesheet,
  };
}
