import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { tabPath } from '../../benchmark/model/paths';
import { TAB_NAMES } from '../../benchmark/model/reportTabs';
import { type SearchDocument, type SearchPage, searchDocuments } from '../../benchmark/publish/searchDocuments';
import { capitalise } from '../../benchmark/text/names';
import type { LoadedSite } from '../content/loadSiteContent';
import { writeOutput } from '../lib/files';
import { PLUGIN_NAME } from '../lib/generatedFiles';
import { pageAnchors, pageWords } from '../mdx/pageAnchors';
import { type Page, parsePage } from '../mdx/parsePage';

/** What the plugins for docs, blog and pages know of each page, as far as it matters here. */
interface PageMetadata {
  /** Missing where the page is made by the plugin itself, such as the list of posts. */
  source?: string;
  /** With base path, and with or without a slash at its end. */
  permalink: string;
  /** Missing where the page is a component. */
  title?: string;
  description?: string;
  unlisted?: boolean;
}

interface DocsContent {
  loadedVersions: { docs: PageMetadata[] }[];
}

interface BlogContent {
  blogTitle: string;
  blogDescription: string;
  /** "/blog/tags", one step below the list of posts, whose own address is told nowhere. */
  blogTagsListPath: string;
  blogPosts: { metadata: PageMetadata }[];
}

/** The list of posts. */
function postList({ blogTitle: title, blogDescription: description, blogTagsListPath }: BlogContent): PageMetadata {
  return { permalink: path.posix.dirname(blogTagsListPath), title, description };
}

/** Every page of the site that somebody wrote and that is listed, and the list of posts. Docusaurus knows their addresses, whatever their files are called. */
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

/** The site path of a page, which ends with a slash: Docusaurus adds it to addresses of posts and components later. */
function sitePath(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}/`.replace(/\/+$/, '/');
}

/** A page that is a component is called after its address: "/compare/" is "Compare". */
function titleOf({ title }: PageMetadata, address: string): string {
  return title ?? capitalise((address.split('/').at(-2) ?? '').replaceAll('-', ' '));
}

/** A file with its syntax tree, which is there already where the plugin for reports has read it. */
function parsedPage(source: string, { parsed }: LoadedSite, siteDir: string): Page {
  const file = source.replace(/^@site\//, '');
  const found = parsed.get(file);
  if (found) return found;
  return parsePage({
    path: source,
    text: /\.mdx?$/.test(source) ? readFileSync(path.join(siteDir, file), 'utf8') : '',
  });
}

/** The page for search, with the anchors of its text where it has one. */
function searchPage(metadata: PageMetadata, site: LoadedSite, siteDir: string, baseUrl: string): SearchPage {
  const { source = '', description = '' } = metadata;
  const address = sitePath(metadata.permalink, baseUrl);
  const page = parsedPage(source, site, siteDir);
  return {
    path: address,
    title: titleOf(metadata, address),
    description,
    words: pageWords(page),
    ...pageAnchors(page, site.names),
  };
}

/** The generated tabs of reports, with their headings. */
function tabPages({ tabs, names }: LoadedSite): SearchPage[] {
  return tabs.map(({ report, tab, data }) => {
    const { title, description } = data.report;
    const sections = names.reports[report]?.sections ?? [];
    const headings = sections
      .filter((section) => section.tab === tab && section.heading !== '')
      .map(({ id, heading }) => ({ id, text: heading }));
    return { path: tabPath(report, tab), title: `${TAB_NAMES[tab]}: ${title}`, description, headings, terms: [] };
  });
}

/** The page of coverages; none if no engine counted. */
function coveragePages(site: LoadedSite): SearchPage[] {
  const { coverage } = site.history();
  if (!coverage) return [];
  const { path: address, title, description } = coverage;
  return [{ path: address, title, description, headings: [], terms: [] }];
}

/** What Docusaurus and the plugin for reports have loaded, as everything that search finds. */
function documentsOf(allContent: AllContent, siteDir: string, baseUrl: string): SearchDocument[] {
  const site = allContent[PLUGIN_NAME]?.default as LoadedSite;
  const pages = [
    ...writtenPages(allContent).map((page) => searchPage(page, site, siteDir, baseUrl)),
    ...tabPages(site),
    ...coveragePages(site),
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
  const { changes } = site.history();
  return searchDocuments({
    resultSets,
    environments,
    reports: site.overview().reports,
    engines,
    changes,
    findings,
    pages,
  });
}

/**
 * Docusaurus plugin: publishes /search-index.json, a list of SearchDocument. It is a plugin of its own because it needs
 * what all others have loaded; its folder, `static-search` below Docusaurus' generated files, must be a static directory.
 */
export default function siteSearch({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-search',
    async allContentLoaded({ allContent }) {
      const text = `${JSON.stringify(documentsOf(allContent, siteDir, baseUrl))}\n`;
      writeOutput(path.join(generatedFilesDir, 'static-search'), [{ path: 'search-index.json', text }]);
    },
  };
}
