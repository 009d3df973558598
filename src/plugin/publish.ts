import { setTimeout } from 'node:timers/promises';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { tabPath } from '../benchmark/model/paths';
import { resolvePath, SITE_PAGES, type SiteUrls } from '../benchmark/siteUrls/siteUrls';
import { memoize } from '../data/memoize';
import type { LoadedSite } from './content/loadSiteContent';
import type { Image } from './images/drawImages';
import { addOutput, digest, lazyFile, type OutputFile, writeOutput } from './lib/files';
import {
  COMPARE_FILE,
  DEFAULT_INSTANCE,
  generatedModule,
  PAGE_NAMES_FILE,
  pageReportFile,
  SITE_FEEDS,
  siteFile,
  tabFile,
} from './lib/generatedFiles';
import { writeDrawingQuery } from './lib/instances';
import { liveCode, liveModule } from './lib/liveModule';
import { ownModule } from './lib/ownModule';
import { pageDataFile } from './lib/pageDataFile';
import type { Site } from './lib/site';
import type { Channel } from './live/channel';
import type { BenchmarkReportsOptions } from './options';
import { ownSiteFiles } from './output/agentFiles';
import { createDrawings, createOtherFiles, FEED_FILE } from './output/outputFiles';

const DEVELOPMENT = process.env.NODE_ENV === 'development';
/** In development, the time for an open page to update after a save, before the bundler takes the processors. */
const SHOW_MS = 400;

/** Output next to pages: files, and pictures to paint for charts and for posts. */
export interface Made {
  files: OutputFile[];
  drawings: Image[];
  posts: Image[];
  /** In development, makes all of it; until then only drawings are made. */
  complete(): Promise<void>;
}

interface Loaded {
  content: LoadedSite;
  actions: PluginContentLoadedActions;
}

/** An interactive page: its path, its component, and the modules with its data. */
export interface Program {
  path: string;
  component: string;
  modules: Record<string, string>;
  props?: Record<string, unknown>;
}

interface Place {
  /** The folder of the output. */
  output: string;
  site: Site;
  made: Made;
}

/** Functions that draw the charts of the site, and that store its whole output in `made` and in its folder. */
function outputMaker(options: BenchmarkReportsOptions, { output, site, made }: Place) {
  const { places, files: more, ownPagesOnly, feed } = options;
  const [draw, withOthers] = [createDrawings(), createOtherFiles()];
  const once = <Result>(make: (content: LoadedSite) => Promise<Result>) =>
    memoize(
      make,
      () => output,
      ({ data }) => [data],
    );
  const drawings = once((content) => draw(content, content.files, site));
  const whole = once(async (content) => withOthers(await drawings(content), content, content.files, site));
  const makeAll = async (content: LoadedSite) => {
    const { files: all, images } = await whole(content);
    const files = [...(feed ? all : all.filter(({ path }) => path !== FEED_FILE)), ...tabFiles(content)];
    made.drawings = placedImages(images, places);
    const own = DEVELOPMENT ? files : files.filter((file) => !isReadByPages(file));
    made.files = placedFiles([...own, ...more, ...(ownPagesOnly ? [] : ownSiteFiles(content, site))], places);
    if (DEVELOPMENT) writeOutput(output, made.files, pathsOf([...made.drawings, ...made.posts]));
    else writeOutput(output, files.filter(isReadByPages));
  };
  return { drawings, makeAll };
}

/**
 * Returns a function that writes the data of pages, stores the output in `made`, and returns the interactive pages. One
 * save in an editor is often several events, so unchanged content is published once. In development only drawings are
 * made, because a save changes thousands of files and shows few, and the data of pages are written together, because
 * the bundler compiles after each pause.
 */
export function publisher(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  options: BenchmarkReportsOptions,
  { channel, ...place }: Place & { channel: Channel },
): (loaded: Loaded) => Promise<Program[]> {
  const { id = DEFAULT_INSTANCE, places } = options;
  const { output, made } = place;
  const { drawings, makeAll } = outputMaker(options, place);
  const publish = async ({ content, actions }: Loaded) => {
    if (DEVELOPMENT && channel.say(pageFiles(content, id))) await setTimeout(SHOW_MS);
    const { files } = await drawings(content);
    let all: Promise<void> | null = null;
    made.complete = () => {
      all ??= makeAll(content);
      return all;
    };
    if (DEVELOPMENT) addOutput(output, placedFiles(files.filter(isReadByPages), places));
    else await made.complete();
    const [overview, tabs] = await Promise.all([
      createOverviewData(content, actions, { ...options, siteDir, baseUrl }),
      createTabs(content, actions, options),
      createReportData(content, actions),
      DEVELOPMENT && createLiveModules(content, actions, id),
    ]);
    writeDrawingQuery(generatedFilesDir, `?drawn=${digest(files)}`);
    return [...overview, ...tabs];
  };
  return memoize(
    publish,
    () => output,
    ({ content }) => [content],
  );
}

/** The data of generated tabs that only the server needs. */
function tabFiles({ tabs }: LoadedSite): OutputFile[] {
  return tabs.map(({ report, tab, data }) => pageDataFile(tabPath(report, tab), () => data.still));
}

/** Files at the paths of the site; files of pages that it does not have are omitted. */
function placedFiles(files: OutputFile[], places: SiteUrls): OutputFile[] {
  return files.flatMap((file) => {
    const place = resolvePath(`/${file.path}`, places);
    return place === null ? [] : [lazyFile(place.slice(1), () => file.text)];
  });
}

/** Pictures at the paths of the site; empty if it has no images. */
function placedImages(images: Image[], places: SiteUrls): Image[] {
  return places.images
    ? images.map((image) => ({ ...image, path: (resolvePath(`/${image.path}`, places) ?? '').slice(1) }))
    : [];
}

/** True for drawings and data of pages, which the server reads to render them. A build publishes them only in the pages. */
function isReadByPages({ path }: OutputFile): boolean {
  return /\.inline\.html$|\/data\.json$/.test(path);
}

function pathsOf(images: Image[]): string[] {
  return images.map((image) => image.path);
}

/** Creates the data of the whole site and of the compare page; returns the routes of the pages that the plugin creates. */
async function createOverviewData(
  content: LoadedSite,
  { createData }: PluginContentLoadedActions,
  { places, pageComponent, siteDir, baseUrl }: BenchmarkReportsOptions & Pick<LoadContext, 'siteDir' | 'baseUrl'>,
): Promise<Program[]> {
  await createData(COMPARE_FILE, content.compare());
  await Promise.all(SITE_FEEDS.map((feed) => createData(siteFile(feed), content[feed]())));
  const path = resolvePath(SITE_PAGES.compare, places);
  if (path === null) return [];
  const start = await createData('compare-start.js', startCode(baseUrl, path));
  // The bundle contains the name of the module.
  const modules = { start: aliasedSitePath(start, siteDir) };
  return [{ path, component: pageComponent('compare/ComparePage'), modules }];
}

/** A module with the data of the compare page, which starts the comparison before the page's components are there. */
function startCode(baseUrl: string, path: string): string {
  const started = JSON.stringify(ownModule('bundler/startComparison'));
  return [
    `import start from './${COMPARE_FILE}';`,
    `import { startComparison } from ${started};`,
    `startComparison(start, ${JSON.stringify({ baseUrl, path: baseUrl + path.slice(1) })});`,
    'export default start;\n',
  ].join('\n');
}

/** Creates the routes of generated tabs. In development, LiveData replaces their component. */
async function createTabs(
  { tabs }: LoadedSite,
  { createData }: PluginContentLoadedActions,
  { id = DEFAULT_INSTANCE, places, pageComponent }: BenchmarkReportsOptions,
): Promise<Program[]> {
  const tabComponent = pageComponent('report/ReportTab');
  const routes = tabs.map(async ({ report, tab, data }) => {
    const path = resolvePath(tabPath(report, tab), places);
    const file = tabFile(report, tab);
    await createData(file, DEVELOPMENT ? data : { ...data, still: undefined });
    const program = { component: tabComponent, modules: { data: generatedModule(file, id) }, props: { tab } };
    if (path === null) return [];
    if (!DEVELOPMENT) return [{ ...program, path }];
    await createData(liveModule(file), liveCode(`${id}/${file}`));
    const modules = { is: tabComponent, data: generatedModule(liveModule(file), id) };
    return [{ ...program, path, component: ownModule('live/liveData'), modules }];
  });
  return (await Promise.all(routes)).flat();
}

function pageFiles({ pages, tabs }: LoadedSite, instance: string): Map<string, unknown> {
  return new Map<string, unknown>([
    ...pages.map((page) => [`${instance}/${pageReportFile(page)}`, page.data] as const),
    ...tabs.map(({ report, tab, data }) => [`${instance}/${tabFile(report, tab)}`, data] as const),
  ]);
}

/** Creates the modules through which pages import their data in development. */
async function createLiveModules(
  content: LoadedSite,
  { createData }: PluginContentLoadedActions,
  instance: string,
): Promise<void> {
  const files = [...SITE_FEEDS.map(siteFile), ...content.pages.map(pageReportFile)];
  await Promise.all(files.map((file) => createData(liveModule(file), liveCode(`${instance}/${file}`))));
}

/** Creates the data of report pages, and the names that pages can use. */
async function createReportData(content: LoadedSite, { createData }: PluginContentLoadedActions): Promise<void> {
  await createData(PAGE_NAMES_FILE, content.names);
  await Promise.all(content.pages.map((page) => createData(pageReportFile(page), page.data)));
}
