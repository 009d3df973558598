import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { tabPath } from '../../benchmark/model/paths';
import { TAB_NAMES, type Tab } from '../../benchmark/model/reportTabs';
import { SITE_PAGES } from '../../benchmark/siteUrls/siteUrls';
import { capitalise } from '../../benchmark/text/names';
import { searchEntry } from '../../components/page/page';
import { type SearchDocument, type SearchPage, searchDocuments } from '../../components/search/searchDocuments';
import type { LoadedSite } from '../content/loadSiteContent';
import { writeOutput } from '../lib/files';
import { PLUGIN_NAME } from '../lib/generatedFiles';
import { allSiteUrls } from '../lib/instances';
import { pageAnchors, pageWords } from '../mdx/pageAnchors';
import { type Page, parsePage } from '../mdx/parsePage';

/** The metadata of pages in Docusaurus' docs, blog, and pages plugins, as far as needed. */
interface PageMetadata {
  /** Missing if the plugin created the page, such as the list of posts. */
  source?: string;
  /** Includes the base path; with or without a trailing slash. */
  permalink: string;
  /** Missing if the page is a component. */
  title?: string;
  description?: string;
  unlisted?: boolean;
  /** `keywords` are words that readers search for and that the page does not contain. */
  frontMatter?: { keywords?: string[] };
}

/** Words that readers search for, of the tabs that answer them. */
const TAB_KEYWORDS: Partial<Record<Tab, string[]>> = {
  cost: ['cost', 'money', 'price', 'save', 'savings', 'spend', 'budget'],
  setup: ['switch', 'try', 'migrate', 'risk'],
};

interface DocsContent {
  loadedVersions: { docs: PageMetadata[] }[];
}

interface BlogContent {
  blogTitle: string;
  blogDescription: string;
  /** "/blog/tags", one level below the list of posts, whose own path is not provided. */
  blogTagsListPath: string;
  blogPosts: { metadata: PageMetadata }[];
}

function postList({ blogTitle: title, blogDescription: description, blogTagsListPath }: BlogContent): PageMetadata {
  return { permalink: path.posix.dirname(blogTagsListPath), title, description };
}

/** Every listed page that was written by hand, and the list of posts. Docusaurus provides their paths. */
function writtenPages(allContent: AllContent): PageMetadata[] {
  const of = <Content>(plugin: string) => Object.values(allContent[plugin] ?? {}) as (Content | undefined)[];
  const docs = of<DocsContent>('docusaurus-plugin-content-docs').flatMap(
    (content) => content?.loadedVersions.flatMap((version) => version.docs) ?? [],
  );
  const posts = of<BlogContent>('docusaurus-plugin-content-blog').flatMap((content) =>
    content ? [postList(content), ...content.blogPosts.map(({ metadata }) => metadata)] : [],
  );
  const pages = of<PageMetadata[]>('docusaurus-plugin-content-pages').flatMap((content) => content ?? []);
  return [...docs, ...posts, ...pages].filter(({ unlisted }) => !unlisted);
}

/** The site path of a page, ending in a slash, which Docusaurus adds to posts and components later. */
function sitePath(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}/`.replace(/\/+$/, '/');
}

/** The title of a page; a component is titled after its path: "/compare/" is "Compare". */
function titleOf({ title }: PageMetadata, address: string): string {
  return title ?? capitalise((address.split('/').at(-2) ?? '').replaceAll('-', ' '));
}

/** A file with its syntax tree, reused if the report plugin has parsed it. */
function parsedPage(source: string, { parsed }: LoadedSite, siteDir: string): Page {
  const file = source.replace(/^@site\//, '');
  const found = parsed.get(file);
  if (found) return found;
  return parsePage({
    path: source,
    text: /\.mdx?$/.test(source) ? readFileSync(path.join(siteDir, file), 'utf8') : '',
  });
}

/** The search entry of a page, with the anchors of its text if it has any. */
function searchPage(metadata: PageMetadata, site: LoadedSite, siteDir: string, baseUrl: string): SearchPage {
  const { source = '', description = '' } = metadata;
  const address = sitePath(metadata.permalink, baseUrl);
  const page = parsedPage(source, site, siteDir);
  return {
    path: address,
    title: titleOf(metadata, address),
    description,
    words: pageWords(page),
    keywords: metadata.frontMatter?.keywords ?? [],
    ...pageAnchors(page, site.names),
  };
}

function tabPages({ tabs, names }: LoadedSite): SearchPage[] {
  return tabs.map(({ report, tab, data }) => {
    const { title, description } = data.live.report;
    const sections = names.reports[report]?.sections ?? [];
    const headings = sections
      .filter((section) => section.tab === tab && section.heading !== '')
      .map(({ id, heading }) => ({ id, text: heading }));
    const keywords = TAB_KEYWORDS[tab] ?? [];
    return {
      path: tabPath(report, tab),
      title: `${TAB_NAMES[tab]}: ${title}`,
      description,
      keywords,
      headings,
      terms: [],
    };
  });
}

/** The pages of all engines and of coverage, if the site has them. */
function releasePages(site: LoadedSite): SearchPage[] {
  const { allEngines, coverage } = site.history();
  return [allEngines, coverage].flatMap((found) => {
    if (!found) return [];
    const { path: address, title, description } = found.page;
    return [{ path: address, title, description, headings: [], terms: [] }];
  });
}

/** The compare page; empty if the site has none. */
function comparePages(generatedFilesDir: string): SearchPage[] {
  const isThere = allSiteUrls(generatedFilesDir).every(({ pages }) => pages.compare !== null);
  return isThere ? [{ path: SITE_PAGES.compare, title: 'Compare', description: '', headings: [], terms: [] }] : [];
}

/** Everything that search finds, from the content of Docusaurus and the report plugin. */
function documentsOf(allContent: AllContent, { siteDir, generatedFilesDir, baseUrl }: LoadContext): SearchDocument[] {
  const site = allContent[PLUGIN_NAME]?.default as LoadedSite;
  const pages = [
    ...writtenPages(allContent).map((page) => searchPage(page, site, siteDir, baseUrl)),
    ...tabPages(site),
    ...releasePages(site),
    ...comparePages(generatedFilesDir),
  ];
  const findings = site.reports.flatMap(({ report, page }) =>
    page.findings.map(({ query, title }) => ({ report: report.id, query, title })),
  );
  const { resultSets, environments } = site.data;
  const engines = site.history().engines.map(({ path: address, name, history }) => ({
    id: address.split('/').at(-2) ?? '',
    name,
    path: address,
    history: history && { title: history.link.label, path: history.link.path },
  }));
  return searchDocuments({
    queries: site.queries().pages.map(searchEntry),
    resultSets,
    environments,
    reports: site.overview().reports,
    engines,
    findings,
    pages,
  });
}

/**
 * Docusaurus plugin: publishes /search-index.json, a list of SearchDocument. It is a separate plugin because it needs
 * the loaded content of all others; its folder, `static-search` below Docusaurus' generated files, must be a static
 * directory.
 */
export default function siteSearch(context: LoadContext): Plugin {
  return {
    name: 'site-search',
    async allContentLoaded({ allContent }) {
      const text = `${JSON.stringify(documentsOf(allContent, context))}\n`;
      writeOutput(path.join(context.generatedFilesDir, 'static-search'), [{ path: 'search-index.json', text }]);
    },
  };
}
