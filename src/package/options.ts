import { HERE, ofRepository, type Places, SITE_PAGES, type SitePage } from '../benchmark/places/places';
import { unknownName } from '../benchmark/text/nearest';

/** A page that the plugin makes: off, at its usual address, or at one of the host's choice. */
type PageOption = boolean | string;

/** What a site says to the plugin. Folders are relative to the site's own; addresses are without base path. */
export interface Options {
  /** Tells two instances apart; Docusaurus' own word for it. Default: default. */
  id?: string;
  /** The folder of artifacts: result-sets/, reports/ …. Default: static/data. */
  dataDir?: string;
  /** Where the artifacts and derived tables are served. Default: /data/, of further instances /<id>/data/. */
  dataPath?: string;
  /** Where charts/, embed/ and results/ are served. Default: /, of further instances /<id>/. */
  filesPath?: string;
  /** The page of a report, with :id. Default: /docs/reports/:id/. */
  reportPath?: string;
  /** Whether the tabs of a report are folded below its answer or pages of their own, /docs/reports/x/queries/. Default: folded. */
  reportTabs?: 'folded' | 'pages';
  /** Folders with MDX files that may show reports. Default: docs, blog, src/pages, versioned_docs and i18n, where they are. */
  docsDirs?: string[];
  /** The report that <PerformanceDashboard /> without a name shows. Default: the first. */
  featured?: string;
  /** Pages that the plugin makes. Default: none. */
  pages?: Partial<Record<OwnPage, PageOption>>;
  /** Pages of the host that ours may link to, and where problems are told. Default: none, so such links are not drawn. */
  links?: Partial<Record<LinkedPage | 'problem' | 'line', string>>;
  /** A content security policy in every page of the host. Default: false. */
  csp?: boolean;
  /** Pictures as PNG. Default: where @napi-rs/canvas and @fontsource/inter are installed. */
  images?: boolean;
  /** The repository on GitHub that holds the artifacts. Default: none. */
  repositoryUrl?: string;
}

/** The pages that the plugin makes on request, with the address of each where the host names none. */
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

/** Where a site may have MDX files that show reports. */
export const PAGE_FOLDERS = ['docs', 'blog', 'src/pages', 'versioned_docs', 'i18n'];

/** What the checks of one option say: how it must be, or null. */
type Check = (value: unknown, name: string) => string | null;

/** The check of a text that a pattern fits. */
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

/** The check of an address that a pattern fits. */
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

/** The checks of an option that holds options; one line for each mistake. */
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

/** Everything that is wrong with the options, a line for each mistake, with its cure. */
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

/** Options with what is not said filled in. */
export type ValidOptions = Options & { id: string };

/** Docusaurus calls it with what a site says. Throws with every mistake at once. */
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

/** The address of the page with the matrix; null where it is off. */
export function matrixAddress(options: Options): string | null {
  return pageAddress(options, 'matrix');
}

/** Where a site with these options has what. */
export function placesOf(
  options: ValidOptions,
  site: { trailingSlash: boolean | undefined; images: boolean; stylesheet: string },
): Places {
  const own = options.id === 'default' ? '/' : `/${options.id}/`;
  const made = (['queries', 'resultSets', 'compare', 'history', 'engines', 'coverage'] as const).map(
    (name) => [name, pageAddress(options, name)] as const,
  );
  const linked = LINKED.map((name) => [name, options.links?.[name] ?? null] as const);
  const { problemUrl, lineUrl } = ofRepository(options.repositoryUrl ?? '');
  return {
    ...HERE,
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
