import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { tabPath } from '../benchmark/model/paths';
import { resolvePath, type SiteUrls } from '../benchmark/siteUrls/siteUrls';
import { compareStart } from '../components/compare/start';
import { memoize } from '../data/memoize';
import type { LoadedSite } from './content/loadSiteContent';
import type { Image } from './images/drawImages';
import { digest, lazyFile, type OutputFile, writeOutput } from './lib/files';
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
import type { Site } from './lib/site';
import { yieldToServer } from './lib/yieldToServer';
import type { Channel } from './live/channel';
import type { BenchmarkReportsOptions } from './options';
import { llmsFile } from './output/agentFiles';
import { createOutputFiles } from './output/outputFiles';

/** In development, the time for an open page to update after a save, before the bundler takes the processors. */
const SHOW_MS = 400;

/** Output next to pages: files, and pictures to paint for charts and for posts. */
export interface Made {
  files: OutputFile[];
  drawings: Image[];
  posts: Image[];
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

/**
 * Returns a function that writes the data of pages, stores the output in `made`, and returns the interactive pages. One
 * save in an editor is often several events, so unchanged content is published once.
 */
export function publisher(
  context: LoadContext,
  options: BenchmarkReportsOptions,
  { output, site, made, channel }: { output: string; site: Site; made: Made; channel: Channel },
): (loaded: Loaded) => Promise<Program[]> {
  const { id = DEFAULT_INSTANCE, places } = options;
  const development = process.env.NODE_ENV === 'development';
  const create = createOutputFiles();
  const outputFiles = memoize(
    (content: LoadedSite) => create(content, content.files, site),
    () => output,
    ({ data }) => [data],
  );
  const publish = async ({ content, actions }: Loaded) => {
    if (development && channel.say(pageFiles(content, id))) await yieldToServer(SHOW_MS);
    await createReportData(content, actions);
    if (development) await createLiveModules(content, actions, id);
    const programs = [
      ...(await createOverviewData(content, actions, options)),
      ...(await createTabs(content, actions, options)),
    ];
    const { files, images } = await outputFiles(content);
    Object.assign(made, {
      files: placedFiles(
        [...files, ...options.files, ...(options.ownPagesOnly ? [] : [llmsFile(content, site)])],
        places,
      ),
      drawings: placedImages(images, places),
    });
    writeMade(context, output, development ? made : { files: files.filter(isReadByPages), drawings: [], posts: [] });
    return programs;
  };
  return memoize(
    publish,
    () => output,
    ({ content }) => [content],
  );
}

/** Makes the output folder contain these files and the pictures painted into it. */
function writeMade({ generatedFilesDir }: LoadContext, output: string, { files, drawings, posts }: Made): void {
  writeOutput(output, files, pathsOf([...drawings, ...posts]));
  writeDrawingQuery(generatedFilesDir, `?drawn=${digest(files)}`);
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

/** True for files that the server reads to render pages: drawings and page data. A build writes others at its end. */
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
  { featured, pageComponents: { compare, matrix } }: BenchmarkReportsOptions,
): Promise<Program[]> {
  const start = await createData(COMPARE_FILE, compareStart(content.overview(), content.data, featured));
  const [data = ''] = await Promise.all(SITE_FEEDS.map((feed) => createData(siteFile(feed), content[feed]())));
  return [
    ...(compare ? [{ ...compare, modules: { start } }] : []),
    ...(matrix ? [{ ...matrix, modules: { data } }] : []),
  ];
}

/** Creates the routes of generated tabs. In development, LiveData replaces their component. */
async function createTabs(
  { tabs }: LoadedSite,
  { createData }: PluginContentLoadedActions,
  { id = DEFAULT_INSTANCE, places, tabComponent }: BenchmarkReportsOptions,
): Promise<Program[]> {
  const development = process.env.NODE_ENV === 'development';
  const routes = tabs.map(async ({ report, tab, data }) => {
    const path = resolvePath(tabPath(report, tab), places);
    const file = tabFile(report, tab);
    await createData(file, data);
    const program = { component: tabComponent, modules: { data: generatedModule(file, id) }, props: { tab } };
    if (path === null) return [];
    if (!development) return [{ ...program, path }];
    await createData(liveModule(file), liveCode(`${id}/${file}`));
    const modules = { is: tabComponent, data: generatedModule(liveModule(file), id) };
    return [{ ...program, path, component: ownModule('live/liveData'), modules }];
  });
  return (await Promise.all(routes)).flat();
}

function pageFiles({ pages, tabs }: LoadedSite, instance: string): Map<string, unknown> {
  return new Map([
    ...pages.map(({ path: page, report, data }) => [`${instance}/${pageReportFile(page, report)}`, data] as const),
    ...tabs.map(({ report, tab, data }) => [`${instance}/${tabFile(report, tab)}`, data] as const),
  ]);
}

/** Creates the modules through which pages import their data in development. */
async function createLiveModules(
  content: LoadedSite,
  { createData }: PluginContentLoadedActions,
  instance: string,
): Promise<void> {
  const files = [
    ...SITE_FEEDS.map(siteFile),
    ...content.pages.map(({ path: page, report }) => pageReportFile(page, report)),
  ];
  await Promise.all(files.map((file) => createData(liveModule(file), liveCode(`${instance}/${file}`))));
}

/** Creates the data of report pages, and the names that pages can use. */
async function createReportData(content: LoadedSite, { createData }: PluginContentLoadedActions): Promise<void> {
  await createData(PAGE_NAMES_FILE, content.names);
  await Promise.all(
    content.pages.map(({ path: page, report, data }) => createData(pageReportFile(page, report), data)),
  );
}
