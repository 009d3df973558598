import { cpSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { compareStart } from '../benchmark/pages/compare/start';
import { type Places, placed } from '../benchmark/places/places';
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
  COMPARE_FILE,
  DEFAULT_INSTANCE,
  OVERVIEW_FILE,
  PAGE_NAMES_FILE,
  PLUGIN_NAME,
  pageReportFile,
} from './lib/generatedFiles';
import { addDrawn, addInstance, allPlaces, placesFile, reportsElsewhere } from './lib/instances';
import type { Site } from './lib/site';
import { yieldToServer } from './lib/yieldToServer';
import { createOutputFiles } from './output/outputFiles';
import { loadedPosts, postCards } from './output/postCards';

type HistoryComponents = Record<'index' | 'engine' | 'changes' | 'about', string>;

/** Folders are relative to the site's own. */
export interface BenchmarkReportsOptions {
  /** Tells instances of the plugin apart; Docusaurus' own word for it. */
  id?: string;
  /** The folder that holds result-sets/, environments/, suites/ and reports/. */
  dataDir: string;
  /** Where the site has what. */
  places: Places;
  /** Whether artifacts are published with what is computed of them; not needed where dataDir lies in a static directory. */
  publishData: boolean;
  /** Whether every page of the site gets a content security policy. */
  csp: boolean;
  /** Whether pages that use no component of ours are held to our rules, too. */
  ownPagesOnly: boolean;
  /** Files to publish as they are. */
  files: OutputFile[];
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
  historyComponents: HistoryComponents;
  /** The components of pages that the plugin makes besides, by the page; their data are a module of the site. */
  pageComponents: Partial<Record<'compare' | 'matrix', { path: string; component: string }>>;
}

/** The addresses of pages that carry their data in their HTML: browser and server look up one route for all of a kind. */
const CARRIED = [
  { page: 'queries', pattern: '/queries/:suite/:query/' },
  { page: 'resultSets', pattern: '/data/result-sets/:id/' },
  { page: 'history', pattern: '/history/:engine/' },
  { page: 'history', pattern: '/history/:engine/:line/' },
  { page: 'engines', pattern: '/engines/:id/' },
] as const;

/** In development, the time that an open page gets after a save to show its report anew before overviews and drawings are made. */
const REFRESH_MS = 2000;

/** Docusaurus plugin: artifacts in; data for pages, a page per result set, drawings, images and derived tables out. */
export default function benchmarkReports(context: LoadContext, options: BenchmarkReportsOptions): Plugin<LoadedSite> {
  const { siteDir, baseUrl } = context;
  const { id = DEFAULT_INSTANCE, places } = options;
  const site = siteOf(context, places);
  const development = process.env.NODE_ENV === 'development';
  const output = outputFolder(context, id, options);
  const outputFiles = createOutputFiles();
  const imageRun = createImageRun(new ImageCache(path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME, 'images')));
  const paint = painter(imageRun, output, development);
  const made: Made = { files: [], drawings: [], posts: [] };
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => watchedPaths(options),
    loadContent: contentLoader(context, options, site.url),
    async contentLoaded({ content, actions }) {
      await createReportData(content, actions);
      await yieldToServer(development && made.files.length > 0 ? REFRESH_MS : 0);
      const programs = await createOverviewData(content, actions, options);
      addPages(content, actions, { ...options, baseUrl, programs });
      const { files, images } = await outputFiles(content, content.files, site);
      Object.assign(made, {
        files: placedFiles([...files, ...options.files], places),
        drawings: placedImages(images, places),
      });
      writeMade(context, output, development ? made : { files: files.filter(isReadByPages), drawings: [], posts: [] });
    },
    async allContentLoaded({ allContent }) {
      if (!places.images) return;
      made.posts = postCards(loadedPosts(allContent), allContent[PLUGIN_NAME]?.[id] as LoadedSite, site);
      paint([...made.drawings, ...made.posts]);
    },
    configureWebpack: bundlerSettings(context, servedFolders(context, options, output)),
    async postBuild({ outDir }) {
      if (options.csp) protectPages(outDir);
      if (options.publishData) publishData(context, options, outDir);
      addOutput(outDir, made.files);
      addOutput(outDir, (await imageRun.finished()).files);
    },
  };
}

/** What is published beside pages: files, and pictures that are still to be painted, those of charts and those of posts. */
interface Made {
  files: OutputFile[];
  drawings: Image[];
  posts: Image[];
}

/** What loads the site's content, and leaves reports of other instances alone. */
function contentLoader({ siteDir, generatedFilesDir }: LoadContext, options: BenchmarkReportsOptions, siteUrl: string) {
  const elsewhere = () => reportsElsewhere(generatedFilesDir, options.id ?? DEFAULT_INSTANCE);
  return createLoader({ ...options, siteDir, siteUrl }, elsewhere);
}

/** The folder of an instance's files, which the server that renders pages is told of. */
function outputFolder(
  { siteDir, generatedFilesDir }: LoadContext,
  id: string,
  { places, dataDir }: BenchmarkReportsOptions,
): string {
  const output = path.join(generatedFilesDir, id === DEFAULT_INSTANCE ? 'static-out' : `static-out-${id}`);
  addInstance(generatedFilesDir, id, { places, output, dataDir: path.resolve(siteDir, dataDir) });
  return output;
}

/** Makes the output folder hold these files, and the pictures that are painted into it. */
function writeMade({ generatedFilesDir }: LoadContext, output: string, { files, drawings, posts }: Made): void {
  writeOutput(output, files, pathsOf([...drawings, ...posts]));
  addDrawn(generatedFilesDir, `?drawn=${digest(files)}`);
}

/** What is changed in the bundler, and what a development server serves besides. */
function bundlerSettings(context: LoadContext, served: { publicPath: string; directory: string }[]) {
  const settings: NonNullable<Plugin<LoadedSite>['configureWebpack']> = (config, isServer, _utils, { names }) => ({
    ...webpackSettings(config, isServer, names, aliases(context, config.mode !== 'production')),
    devServer: { static: served },
  });
  return settings;
}

/** What published files say of the site. */
function siteOf({ siteConfig: { title, tagline, url }, baseUrl }: LoadContext, places: Places): Site {
  return { title, tagline, url: url + baseUrl, places };
}

/** Puts the artifacts to where the site has them. */
function publishData({ siteDir }: LoadContext, { dataDir, places }: BenchmarkReportsOptions, outDir: string): void {
  cpSync(path.resolve(siteDir, dataDir), path.join(outDir, places.data), { recursive: true });
}

/** What the names of modules stand for that are made for this site. */
function aliases(context: LoadContext, all: boolean): Record<string, string> {
  return { '@benchmark-places$': placesFile(context.generatedFilesDir), ...routeAliases(context, all) };
}

/** The aliases that give the bundles one route for all pages of a kind; none where every route is wanted. */
function routeAliases({ generatedFilesDir, baseUrl }: LoadContext, all: boolean): Record<string, string> {
  if (all) return {};
  const patterns = allPlaces(generatedFilesDir).flatMap((places) => {
    const there = CARRIED.filter(({ page }) => places.pages[page] !== null);
    return there.map(({ pattern }) => placed(pattern, places) ?? pattern);
  });
  return clientRoutes(generatedFilesDir, baseUrl, [...new Set(patterns)]);
}

/** What a development server serves beside the static directories: what is made, and the artifacts. */
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

/** Files where the site has them; those of pages that it has not are left out. */
function placedFiles(files: OutputFile[], places: Places): OutputFile[] {
  return files.flatMap((file) => {
    const place = placed(`/${file.path}`, places);
    return place === null ? [] : [{ ...file, path: place.slice(1) }];
  });
}

/** Pictures where the site has them; none where it paints none. */
function placedImages(images: Image[], places: Places): Image[] {
  return places.images
    ? images.map((image) => ({ ...image, path: (placed(`/${image.path}`, places) ?? '').slice(1) }))
    : [];
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

/** A page that is a program: its address, its component, and the modules that hold its data. */
interface Program {
  path: string;
  component: string;
  modules: Record<string, string>;
}

/** What the pages that compare and list begin with; the routes of those that the plugin makes. */
async function createOverviewData(
  content: LoadedSite,
  { createData }: PluginContentLoadedActions,
  { featured, pageComponents: { compare, matrix } }: BenchmarkReportsOptions,
): Promise<Program[]> {
  const start = await createData(
    COMPARE_FILE,
    compareStart(content.overview(), content.data.reports, content.data.resultSets, featured, content.data.prices),
  );
  const data = await createData(OVERVIEW_FILE, content.overview());
  return [
    ...(compare ? [{ ...compare, modules: { start } }] : []),
    ...(matrix ? [{ ...matrix, modules: { data } }] : []),
  ];
}

/** The data of report pages, and the names that pages may use. */
async function createReportData(content: LoadedSite, { createData }: PluginContentLoadedActions): Promise<void> {
  await createData(PAGE_NAMES_FILE, content.names);
  await Promise.all(
    content.pages.map(({ path: page, report, data }) => createData(pageReportFile(page, report), data)),
  );
}

/** The pages of engines and their histories, of those that the site has. */
function addHistory(
  { histories, changes: steps, engines }: ReturnType<SiteContent['history']>,
  { index, engine, changes, about }: HistoryComponents,
  add: (page: string, component: string) => void,
): void {
  add(HISTORY_PATH, index);
  for (const { page } of histories) add(page.path, engine);
  for (const { path: page } of steps) add(page, changes);
  for (const { path: page } of engines) add(page, about);
}

/** A page per query, their list, a page per result set, and those of engines and their histories. Their data are files beside them, no modules. */
function addPages(
  { queries, resultSets, history }: SiteContent,
  { addRoute }: PluginContentLoadedActions,
  { baseUrl, places, programs, ...components }: BenchmarkReportsOptions & { baseUrl: string; programs: Program[] },
): void {
  const add = (page: string, component: string) => {
    const place = placed(page, places);
    if (place !== null) addRoute({ path: baseUrl + place.slice(1), component, exact: true });
  };
  if (places.pages.queries !== null) {
    add(QUERIES_PATH, components.queryIndexComponent);
    for (const { path: page } of queries().pages) add(page, components.queryComponent);
  }
  if (places.pages.resultSets !== null)
    for (const { entry } of resultSets) add(entry.path, components.resultSetComponent);
  if (places.pages.history !== null || places.pages.engines !== null)
    addHistory(history(), components.historyComponents, add);
  for (const { path: page, ...program } of programs)
    addRoute({ ...program, path: baseUrl + page.slice(1), exact: true });
}
