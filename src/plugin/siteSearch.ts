import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { capitalise } from '../benchmark/format';
import { type SearchDocument, type SearchPage, searchDocuments } from '../benchmark/searchDocuments';
import { PLUGIN_NAME } from './generated';
import type { Known } from './known';
import type { LoadedSite } from './loadSiteContent';
import { pageAnchors } from './pageAnchors';
import { writeOutput } from './staticOutput';

/** What the plugins for docs, blog and pages know of each file, as far as it matters here. */
interface PageMetadata {
  source: string;
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
  blogPosts: { metadata: PageMetadata }[];
}

/** Every written page of the site that is listed. Docusaurus knows their addresses, whatever their files are called. */
function writtenPages(allContent: AllContent): PageMetadata[] {
  const of = <Content>(plugin: string) => Object.values(allContent[plugin] ?? {}) as (Content | undefined)[];
  const docs = of<DocsContent>('docusaurus-plugin-content-docs').flatMap(
    (content) => content?.loadedVersions.flatMap((version) => version.docs) ?? [],
  );
  const posts = of<BlogContent>('docusaurus-plugin-content-blog').flatMap(
    (content) => content?.blogPosts.map(({ metadata }) => metadata) ?? [],
  );
  const pages = of<PageMetadata[]>('docusaurus-plugin-content-pages').flatMap((content) => content ?? []);
  return [...docs, ...posts, ...pages].filter(({ unlisted }) => !unlisted);
}

/** The page for search. One that is a component has no text to read, and is called after its address: "/compare/" is "Compare". */
function searchPage(metadata: PageMetadata, known: Known, siteDir: string, baseUrl: string): SearchPage {
  const { source, title, description = '' } = metadata;
  const address = `/${metadata.permalink.slice(baseUrl.length)}`;
  if (title === undefined) {
    const name = address.split('/').at(-2) ?? '';
    return { path: address, title: capitalise(name.replaceAll('-', ' ')), description, headings: [], terms: [] };
  }
  const text = readFileSync(path.join(siteDir, source.replace(/^@site\//, '')), 'utf8');
  return { path: address, title, description, ...pageAnchors(text, known) };
}

/** What Docusaurus and the plugin for reports have loaded, as everything that search finds. */
export function documentsOf(allContent: AllContent, siteDir: string, baseUrl: string): SearchDocument[] {
  const site = allContent[PLUGIN_NAME]?.default as LoadedSite;
  const pages = writtenPages(allContent).map((page) => searchPage(page, site.known, siteDir, baseUrl));
  const findings = site.reports.flatMap(({ report, page }) =>
    page.findings.map(({ query, title }) => ({ report: report.id, query, title })),
  );
  const { resultSets, environments } = site.data;
  return searchDocuments({ resultSets, environments, reports: site.overview().reports, findings, pages });
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
