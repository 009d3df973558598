import path from 'node:path';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { compareStart } from '../benchmark/pages/compare/start';
import { clientRoutes } from './bundler/clientRoutes';
import { protectPages } from './bundler/csp';
import { webpackSettings } from './bundler/webpack';
import { HISTORY_PATH } from './content/historyContent';
import { createLoader, type LoadedSite } from './content/loadSiteContent';
import { QUERIES_PATH } from './content/queryContent';
import type { SiteContent } from './content/siteContent';
import { ImageCache } from './images/cache';
import type { Image } from './images/drawImages';
import { createImageRun, type ImageRun } from './images/imageRun';
import { addOutput, digest, type OutputFile, writeOutput } from './lib/files';
import {
  CHARTS_FILE,
  COMPARE_FILE,
  DRAWN_FILE,
  OUTPUT_FILE,
  OVERVIEW_FILE,
  PAGE_NAMES_FILE,
  PLUGIN_NAME,
  pageReportFile,
} from './lib/generatedFiles';
import { yieldToServer } from './lib/yieldToServer';
import { createOutputFiles } from './output/outputFiles';
import { loadedPosts, postCards } from './output/postCards';

/** Folders are relative to the site's own. */
interface BenchmarkReportsOptions {
  /** The folder that holds result-sets/, environments/, suites/ and reports/; it must be served as /data/. */
  dataDir: string;
  /** Folders with MDX files, whose use of names is checked. */
  docsDirs: string[];
  /** The report that `<PerformanceDashboard />` without a name shows. */
  featured: string;
  /** The component of the page of a result set; it takes its ResultSetData from the page. */
  resultSetComponent: string;
  /** The component of the page of a query; it takes its QueryPageData from the page. */
  queryComponent: string;
  /** The component of the list of queries; it takes its QueryIndexData from the page. */
  queryIndexComponent: string;
  /** The components of /history/, of an engine's history, of what changed between its rounds, and of an engine; they take their data from the page. */
  historyComponents: Record<'index' | 'engine' | 'changes' | 'about', string>;
}

/** The addresses of pages that carry their data in their HTML: the browser knows one route for all of a kind. */
const CARRIED = [
  '/queries/:suite/:query/',
  '/data/result-sets/:id/',
  '/history/:engine/',
  '/history/:engine/:line/',
  '/engines/:id/',
];

/** In development, the time that an open page gets after a save to show its report anew before overviews and drawings are made. */
const REFRESH_MS = 2000;

/** Docusaurus plugin: artifacts in; data for pages, a page per result set, drawings, images and derived tables out. */
export default function benchmarkReports(context: LoadContext, options: BenchmarkReportsOptions): Plugin<LoadedSite> {
  const { siteDir, siteConfig, baseUrl } = context;
  const site = { title: siteConfig.title, tagline: siteConfig.tagline, url: siteConfig.url + baseUrl };
  const development = process.env.NODE_ENV === 'development';
  const output = path.join(context.generatedFilesDir, 'static-out');
  const outputFiles = createOutputFiles();
  const imageRun = createImageRun(new ImageCache(path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME, 'images')));
  const paint = painter(imageRun, output, development);
  const made: { files: OutputFile[]; drawings: Image[]; posts: Image[] } = { files: [], drawings: [], posts: [] };
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => watchedPaths(options),
    loadContent: createLoader({ ...options, siteDir, siteUrl: site.url }),
    async contentLoaded({ content, actions }) {
      await actions.createData(OUTPUT_FILE, { folder: output });
      await actions.createData(CHARTS_FILE, { folder: path.join(output, 'charts') });
      await createReportData(content, actions);
      await yieldToServer(development && made.files.length > 0 ? REFRESH_MS : 0);
      await createOverviewData(content, actions, options.featured);
      addPages(content, actions, { ...options, baseUrl });
      const { files, images } = await outputFiles(content, content.files, site);
      Object.assign(made, { files, drawings: images });
      if (development) writeOutput(output, files, pathsOf([...images, ...made.posts]));
      else writeOutput(output, files.filter(isReadByPages));
      await actions.createData(DRAWN_FILE, { query: `?drawn=${digest(files)}` });
    },
    async allContentLoaded({ allContent }) {
      made.posts = postCards(loadedPosts(allContent), allContent[PLUGIN_NAME]?.default as LoadedSite, site);
      paint([...made.drawings, ...made.posts]);
    },
    configureWebpack: (config, isServer, _utils, { names }) =>
      webpackSettings(config, isServer, names, routeAliases(context, isServer || config.mode !== 'production')),
    async postBuild({ outDir }) {
      protectPages(outDir);
      addOutput(outDir, made.files);
      addOutput(outDir, (await imageRun.finished()).files);
    },
  };
}

/** The aliases that give the browser one route for all pages of a kind; none where every route is wanted. */
function routeAliases({ generatedFilesDir, baseUrl }: LoadContext, all: boolean): Record<string, string> {
  return all ? {} : clientRoutes(generatedFilesDir, baseUrl, CARRIED);
}

function watchedPaths({ dataDir, docsDirs }: BenchmarkReportsOptions): string[] {
  return [`${dataDir}/**/*.{csv,json}`, ...docsDirs.map((dir) => `${dir}/**/*.{md,mdx}`)];
}

/** What the server reads to render pages: drawings, and the data that pages carry. A build writes everything else once, at its end. */
function isReadByPages({ path }: OutputFile): boolean {
  return /\.inline\.html$|\/data\.json$/.test(path);
}

function pathsOf(images: Image[]): string[] {
  return images.map((image) => image.path);
}

/** A function that begins to paint: in a build at once, to be asked for at its end; in development later, into the output folder. */
function painter(run: ImageRun, output: string, development: boolean): (images: Image[]) => void {
  if (!development) return (images) => run.start(images);
  return (images) => run.later(images, (painted) => addOutput(output, painted));
}

/** What the pages that compare and list begin with. */
async function createOverviewData(
  content: LoadedSite,
  { createData }: PluginContentLoadedActions,
  featured: string,
): Promise<void> {
  await createData(
    COMPARE_FILE,
    compareStart(content.overview(), content.data.reports, content.data.resultSets, featured, content.data.prices),
  );
  await createData(OVERVIEW_FILE, content.overview());
}

/** The data of report pages, and the names that pages may use. */
async function createReportData(content: LoadedSite, { createData }: PluginContentLoadedActions): Promise<void> {
  await createData(PAGE_NAMES_FILE, content.names);
  await Promise.all(
    content.pages.map(({ path: page, report, data }) => createData(pageReportFile(page, report), data)),
  );
}

/** A page per query, their list, a page per result set, and those of engines and their histories. Their data are files beside them, no modules. */
function addPages(
  { queries, resultSets, history }: SiteContent,
  { addRoute }: PluginContentLoadedActions,
  { baseUrl, ...components }: BenchmarkReportsOptions & { baseUrl: string },
): void {
  const add = (page: string, component: string) =>
    addRoute({ path: `${baseUrl}${page.slice(1)}`, component, exact: true });
  add(QUERIES_PATH, components.queryIndexComponent);
  for (const { path: page } of queries().pages) add(page, components.queryComponent);
  for (const { entry } of resultSets) add(entry.path, components.resultSetComponent);
  const { index, engine, changes, about } = components.historyComponents;
  const { histories, changes: steps, engines } = history();
  add(HISTORY_PATH, index);
  for (const { page } of histories) add(page.path, engine);
  for (const { path: page } of steps) add(page, changes);
  for (const { path: page } of engines) add(page, about);
}
