import Ajv from 'ajv';
import {
  DEFAULT_SITE_URLS,
  repositoryUrls,
  SITE_PAGES,
  type SitePage,
  type SiteUrls,
} from '../benchmark/siteUrls/siteUrls';
import { schemaProblems } from '../json/schemaProblems';

/** A page that the plugin creates: off, at its default path, or at a given path. */
type PageOption = boolean | string;

/** Options of a site. Folders are relative to the site folder; paths exclude the base path. */
export interface Options {
  /** The id of the instance, as for every Docusaurus plugin. Default: default. */
  id?: string;
  /** True for a site that consists of benchmarks: adds layout, navigation, search, and all pages. Default: false. */
  wholeSite?: boolean;
  /** Publishes feeds of result sets and posts. Default: true, with wholeSite false. */
  feeds?: boolean;
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
export const OWN_PAGES = {
  queries: '/queries/',
  resultSets: '/data/result-sets/',
  compare: '/compare/',
  history: '/history/',
  engines: '/engines/',
  coverage: '/coverage/',
} as const;
export type OwnPage = keyof typeof OWN_PAGES;
type LinkedPage = Exclude<SitePage, OwnPage>;

export const LINKED = (Object.keys(SITE_PAGES) as SitePage[]).filter(
  (name): name is LinkedPage => !(name in OWN_PAGES),
);

/** The folder of the pages that every site for benchmarks has, such as the methodology; this repository has them in its docs. */
export const GENERAL_PAGES = 'docs';

/** Folders in which a site can have MDX files that show reports. */
export const PAGE_FOLDERS = ['docs', 'blog', 'src/pages', 'versioned_docs', 'i18n'];

const TEXT = { type: 'string', minLength: 1, title: 'a text' };
const FLAG = { type: 'boolean', title: 'true or false' };

function address(title: string, pattern = '^/'): object {
  return { type: 'string', pattern, title };
}

function objectOf(properties: Record<string, object>): object {
  const title = `an object with any of ${Object.keys(properties).join(', ')}`;
  return { type: 'object', additionalProperties: false, properties, title };
}

const SCHEMA = objectOf({
  id: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]*$', title: 'lower-case letters, digits, and hyphens' },
  wholeSite: FLAG,
  feeds: FLAG,
  dataDir: TEXT,
  dataPath: address("an address that ends in /data/, for example '/benchmarks/data/'", '^/(.*/)?data/$'),
  filesPath: address("an address that ends in a slash, for example '/benchmarks/'", '^/(.*/)?$'),
  reportPath: address("an address with :id, for example '/docs/reports/:id/'", '^/.*:id'),
  reportTabs: { enum: ['folded', 'pages'] },
  docsDirs: { type: 'array', items: TEXT, title: "a list of folders, for example ['docs']" },
  featured: TEXT,
  pages: objectOf(
    Object.fromEntries(
      Object.entries(OWN_PAGES).map(([name, path]) => {
        const title = `true, false, or an address without base path, for example '${path}'`;
        return [name, { type: ['boolean', 'string'], pattern: '^/', title }];
      }),
    ),
  ),
  links: objectOf({
    ...Object.fromEntries(LINKED.map((name) => [name, address("an address without base path, for example '/data/'")])),
    problem: address(
      "an address with {title}, for example 'https://example.org/new?title={title}&body={body}'",
      '\\{title\\}',
    ),
    line: address("an address with {path}, for example 'https://example.org/blob/main/{path}#L{line}'", '\\{path\\}'),
  }),
  csp: FLAG,
  images: FLAG,
  repositoryUrl: address("an address, for example 'https://github.com/me/site'", '^https?://'),
});

/** Every problem of the options, one line each, with advice. */
export function optionProblems(options: Record<string, unknown>): string[] {
  const check = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true }).compile(SCHEMA);
  if (check(options)) return [];
  const file = { path: '', value: options, lineOf: () => 1, lineOfKey: () => 1 };
  return schemaProblems(file, check.errors ?? []).map(({ message, cure }) => (cure ? `${message}; ${cure}` : message));
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

/** Defaults of a site that consists of benchmarks: every page is there. */
const WHOLE: Options = {
  reportPath: '/reports/:id/',
  reportTabs: 'pages',
  pages: Object.fromEntries(Object.keys(OWN_PAGES).map((name) => [name, true])),
  links: Object.fromEntries(LINKED.map((name) => [name, SITE_PAGES[name]])),
};

export function siteUrlsOf(
  given: ValidOptions,
  site: { trailingSlash: boolean | undefined; images: boolean; stylesheet: string },
): SiteUrls {
  const options = given.wholeSite
    ? { ...WHOLE, ...given, pages: { ...WHOLE.pages, ...given.pages }, links: { ...WHOLE.links, ...given.links } }
    : given;
  const own = options.id === 'default' ? '/' : `/${options.id}/`;
  const made = (Object.keys(OWN_PAGES) as OwnPage[]).map((name) => [name, pageAddress(options, name)] as const);
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
