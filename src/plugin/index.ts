import { cpSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { keepResults } from '../benchmark/model/keptResults';
import { resultSetPath } from '../benchmark/model/paths';
import { queryPagesOf } from '../benchmark/model/queryPages';
import { resolvePath, type SiteUrls } from '../benchmark/siteUrls/siteUrls';
import { HISTORY_PATH } from '../components/history/paths';
import { QUERIES_PATH } from '../components/query/queryList';
import { clientRoutes } from './bundler/clientRoutes';
import { protectPages } from './bundler/csp';
import { webpackSettings } from './bundler/webpack';
import { createLoader, type LoadedSite } from './content/loadSiteContent';
import { queryPaths } from './content/queryContent';
import type { SiteContent } from './content/siteContent';
import { ImageCache } from './images/cache';
import { drawImages } from './images/drawImages';
import { createImageRun } from './images/imageRun';
import { addOutput } from './lib/files';
import { DEFAULT_INSTANCE, PLUGIN_NAME } from './lib/generatedFiles';
import { addInstance, allSiteUrls, type Instance, reportsOfOthers, siteUrlsFile } from './lib/instances';
import { ResultFile } from './lib/resultFile';
import type { Site } from './lib/site';
import { type Channel, createChannel, type DevServer } from './live/channel';
import { makeOnRequest } from './live/onRequest';
import type { BenchmarkReportsOptions } from './options';
import { loadedPosts, postCards } from './output/postCards';
import { type Made, type Program, publisher } from './publish';

/** Paths of pages with their data in their HTML; browser and server use one route per kind. */
const CARRIED = [
  { page: 'queries', pattern: '/queries/:query/' },
  { page: 'resultSets', pattern: '/data/result-sets/:id/' },
  { page: 'history', pattern: '/history/:engine/' },
  { page: 'engines', pattern: '/engines/:id/' },
] as const;

/** Docusaurus plugin: turns artifacts into page data, pages, drawings, images, and derived tables. */
export default function benchmarkReports(context: LoadContext, options: BenchmarkReportsOptions): Plugin<LoadedSite> {
  const { siteDir, baseUrl } = context;
  const { id = DEFAULT_INSTANCE, places } = options;
  const site = siteOf(context, places);
  const development = process.env.NODE_ENV === 'development';
  const instance = instanceOf(context, id, options);
  addInstance(context.generatedFilesDir, id, instance);
  const { output } = instance;
  const cacheFolder = path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME);
  const cache = new ImageCache(path.join(cacheFolder, 'images'));
  const results = development ? null : new ResultFile(path.join(cacheFolder, `results-${id}`));
  keepResults(results);
  const imageRun = createImageRun(cache);
  const made: Made = { files: [], drawings: [], posts: [], complete: async () => undefined };
  const channel = createChannel();
  const publish = publisher(context, options, { output, site, made, channel });
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => watchedPaths(options),
    loadContent: shownErrors(contentLoader(context, options, site.url), channel),
    async contentLoaded({ content, actions }) {
      places.queryPages = queryPagesOf(content.data.resultSets);
      addInstance(context.generatedFilesDir, id, instance);
      addPages(content, actions, { ...options, baseUrl, programs: await publish({ content, actions }) });
    },
    async allContentLoaded({ allContent }) {
      if (!places.images) return;
      made.posts = postCards(loadedPosts(allContent), allContent[PLUGIN_NAME]?.[id] as LoadedSite, site);
      if (!development) imageRun.start([...made.drawings, ...made.posts]);
    },
    configureWebpack: bundlerSettings(context, options, {
      static: servedFolders(context, options, output),
      setupMiddlewares: makeOnRequest(context, output, requestedMaker(made, cache, output)),
      channel,
    }),
    async postBuild({ outDir }) {
      if (options.csp) protectPages(outDir);
      if (options.publishData) publishData(context, options, outDir);
      addOutput(outDir, made.files);
      addOutput(outDir, (await imageRun.finished()).files);
      results?.save();
    },
  };
}

/** The loader of the site's content; it ignores reports of other instances. */
function contentLoader({ siteDir, generatedFilesDir }: LoadContext, options: BenchmarkReportsOptions, siteUrl: string) {
  const elsewhere = () => reportsOfOthers(generatedFilesDir, options.id ?? DEFAULT_INSTANCE);
  return createLoader({ ...options, foldTabs: options.places.foldTabs, siteDir, siteUrl }, elsewhere);
}

/** The loader, which in development also shows its error over open pages. */
function shownErrors(load: () => LoadedSite, channel: Channel): () => LoadedSite {
  return () => {
    try {
      const site = load();
      channel.showError(null);
      return site;
    } catch (error) {
      channel.showError((error as Error).message);
      throw error;
    }
  };
}

/** An instance with its output folder, which the server rendering also reads. */
function instanceOf(
  { siteDir, generatedFilesDir }: LoadContext,
  id: string,
  { places, dataDir }: BenchmarkReportsOptions,
): Instance {
  const output = path.join(generatedFilesDir, id === DEFAULT_INSTANCE ? 'static-out' : `static-out-${id}`);
  return { places, output, dataDir: path.resolve(siteDir, dataDir) };
}

/** Returns a function that makes the output, and paints the requested file if it is a picture. */
function requestedMaker(made: Made, cache: ImageCache, output: string): (file: string) => Promise<void> {
  return async (file) => {
    await made.complete();
    const images = [...made.drawings, ...made.posts].filter((image) => image.path === file);
    if (images.length > 0) addOutput(output, (await drawImages(images, cache, 1)).files);
  };
}

interface DevServerSettings {
  static: ReturnType<typeof servedFolders>;
  setupMiddlewares: ReturnType<typeof makeOnRequest>;
  channel: Channel;
}

function bundlerSettings(
  context: LoadContext,
  options: BenchmarkReportsOptions,
  { channel, ...server }: DevServerSettings,
) {
  const settings: NonNullable<Plugin<LoadedSite>['configureWebpack']> = (
    config,
    isServer,
    { currentBundler: bundler },
  ) => ({
    ...webpackSettings(
      config,
      { isServer, bundler },
      {
        '@benchmark-places$': siteUrlsFile(context.generatedFilesDir),
        ...(config.mode === 'production' ? routeAliases(context, options) : {}),
      },
    ),
    devServer: { ...server, onListening: createOnListening(config, channel.connect) },
  });
  return settings;
}

/** The onListening callback of a development server: calls the earlier callback of other instances, then `connect`. */
function createOnListening(config: object, connect: Channel['connect']): (server: DevServer) => void {
  const { devServer } = config as { devServer?: { onListening?: (server: DevServer) => void } };
  return (server) => {
    devServer?.onListening?.(server);
    connect(server);
  };
}

function siteOf({ siteConfig: { title, tagline, url }, baseUrl }: LoadContext, places: SiteUrls): Site {
  return { title, tagline, url: url + baseUrl, places };
}

function publishData({ siteDir }: LoadContext, { dataDir, places }: BenchmarkReportsOptions, outDir: string): void {
  cpSync(path.resolve(siteDir, dataDir), path.join(outDir, places.data), { recursive: true });
}

/** Aliases that give the bundles one route per kind of page. */
function routeAliases(
  { generatedFilesDir, baseUrl }: LoadContext,
  { ownPagesOnly }: BenchmarkReportsOptions,
): Record<string, string> {
  const patterns = allSiteUrls(generatedFilesDir).flatMap((places) => {
    const there = CARRIED.filter(({ page }) => places.pages[page] !== null);
    return there.map(({ pattern }) => resolvePath(pattern, places) ?? pattern);
  });
  return clientRoutes(generatedFilesDir, baseUrl, [...new Set(patterns)], !ownPagesOnly);
}

/** Folders that a development server serves in addition to static directories: generated files and artifacts. */
function servedFolders(
  { siteDir, baseUrl }: LoadContext,
  { dataDir, places }: BenchmarkReportsOptions,
  output: string,
) {
  return [
    { publicPath: baseUrl, directory: output },
    { publicPath: `${baseUrl}${places.data.slice(1)}`, directory: path.resolve(siteDir, dataDir) },
  ];
}

function watchedPaths({ dataDir, docsDirs }: BenchmarkReportsOptions): string[] {
  return [`${dataDir}/**/*.{csv,json}`, ...docsDirs.map((dir) => `${dir}/**/*.{md,mdx}`)];
}

function addHistory(
  { histories, engines, allEngines, coverage }: ReturnType<SiteContent['history']>,
  add: (page: string, component: string) => void,
): void {
  add(HISTORY_PATH, 'history/HistoryIndex');
  for (const entry of histories) add(entry.page.path, 'history/HistoryPage');
  for (const { path: address } of engines) add(address, 'history/EnginePage');
  add(allEngines.page.path, 'page/BlockPage');
  if (coverage) add(coverage.page.path, 'history/CoveragePage');
}

/**
 * Adds a page per query, their list, a page per result set, and the pages of engines and histories. Their data are
 * files next to them, not modules.
 */
function addPages(
  { data: { resultSets }, history }: SiteContent,
  { addRoute }: PluginContentLoadedActions,
  { baseUrl, places, programs, pageComponent }: BenchmarkReportsOptions & { baseUrl: string; programs: Program[] },
): void {
  const add = (page: string, component: string) => {
    const place = resolvePath(page, places);
    if (place !== null) addRoute({ path: baseUrl + place.slice(1), component: pageComponent(component), exact: true });
  };
  if (places.pages.queries !== null) {
    add(QUERIES_PATH, 'query/QueryIndex');
    for (const page of queryPaths(resultSets)) add(page, 'query/QueryPage');
  }
  if (places.pages.resultSets !== null)
    for (const { id } of resultSets) add(resultSetPath(id), 'resultSet/ResultSetPage');
  const { history: releases, engines, coverage } = places.pages;
  if (releases !== null || engines !== null || coverage !== null) addHistory(history(), add);
  for (const { path: page, ...program } of programs)
    addRoute({ ...program, path: baseUrl + page.slice(1), exact: true });
}
