import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { tabPath } from '../benchmark/model/paths';
import { compareStart } from '../benchmark/pages/compare/start';
import { type Places, placed } from '../benchmark/places/places';
import { remembering } from '../data/remembering';
import type { LoadedSite } from './content/loadSiteContent';
import type { Image } from './images/drawImages';
import { digest, type OutputFile, writeOutput } from './lib/files';
import {
  COMPARE_FILE,
  DEFAULT_INSTANCE,
  generatedModule,
  OVERVIEW_FILE,
  PAGE_NAMES_FILE,
  pageReportFile,
  tabFile,
} from './lib/generatedFiles';
import { addDrawn } from './lib/instances';
import { liveCode, liveModule } from './lib/liveModule';
import { ownModule } from './lib/ownModule';
import type { Site } from './lib/site';
import { yieldToServer } from './lib/yieldToServer';
import type { Channel } from './live/channel';
import type { BenchmarkReportsOptions } from './options';
import { llmsFile } from './output/agentFiles';
import { createOutputFiles } from './output/outputFiles';

/** In development, the time that an open page gets after a save to show its report anew before the bundler takes the processors. */
const SHOW_MS = 400;

/** What is published next to pages: files, and pictures that are still to be painted, those of charts and those of posts. */
export interface Made {
  files: OutputFile[];
  drawings: Image[];
  posts: Image[];
}

/** What Docusaurus says when content is loaded. */
interface Loaded {
  content: LoadedSite;
  actions: PluginContentLoadedActions;
}

/** A page that is a program: its address, its component, and the modules that hold its data. */
export interface Program {
  path: string;
  component: string;
  modules: Record<string, string>;
  props?: Record<string, unknown>;
}

/**
 * A function that writes what pages show of a site's content, sets down what is made of it, and returns the pages that are programs. An
 * editor's one save is often several events: content that has not changed is published once.
 */
export function publisher(
  context: LoadContext,
  options: BenchmarkReportsOptions,
  { output, site, made, channel }: { output: string; site: Site; made: Made; channel: Channel },
): (loaded: Loaded) => Promise<Program[]> {
  const { id = DEFAULT_INSTANCE, places } = options;
  const development = process.env.NODE_ENV === 'development';
  const outputFiles = createOutputFiles();
  const publish = async ({ content, actions }: Loaded) => {
    if (development && channel.say(pageFiles(content, id))) await yieldToServer(SHOW_MS);
    await createReportData(content, actions);
    if (development) await createLiveModules(content, actions, id);
    const programs = [
      ...(await createOverviewData(content, actions, options)),
      ...(await createTabs(content, actions, options)),
    ];
    const { files, images } = await outputFiles(content, content.files, site);
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
  return remembering(
    publish,
    () => output,
    ({ content }) => [content],
  );
}

/** Makes the output folder hold these files, and the pictures that are painted into it. */
function writeMade({ generatedFilesDir }: LoadContext, output: string, { files, drawings, posts }: Made): void {
  writeOutput(output, files, pathsOf([...drawings, ...posts]));
  addDrawn(generatedFilesDir, `?drawn=${digest(files)}`);
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

/** What the server reads to render pages: drawings, and the data that pages carry. A build writes everything else once, at its end. */
function isReadByPages({ path }: OutputFile): boolean {
  return /\.inline\.html$|\/data\.json$/.test(path);
}

function pathsOf(images: Image[]): string[] {
  return images.map((image) => image.path);
}

/** What the pages that compare and list begin with; the routes of those that the plugin makes. */
async function createOverviewData(
  content: LoadedSite,
  { createData }: PluginContentLoadedActions,
  { featured, pageComponents: { compare, matrix } }: BenchmarkReportsOptions,
): Promise<Program[]> {
  const start = await createData(COMPARE_FILE, compareStart(content.overview(), content.data, featured));
  const data = await createData(OVERVIEW_FILE, content.overview());
  return [
    ...(compare ? [{ ...compare, modules: { start } }] : []),
    ...(matrix ? [{ ...matrix, modules: { data } }] : []),
  ];
}

/** The routes of generated tabs. In development, a component that follows the newest data replaces theirs. */
async function createTabs(
  { tabs }: LoadedSite,
  { createData }: PluginContentLoadedActions,
  { id = DEFAULT_INSTANCE, places, tabComponent }: BenchmarkReportsOptions,
): Promise<Program[]> {
  const development = process.env.NODE_ENV === 'development';
  const routes = tabs.map(async ({ report, tab, data }) => {
    const path = placed(tabPath(report, tab), places);
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

/** What pages carry of reports, by the files' names among all generated ones. */
function pageFiles({ pages, tabs }: LoadedSite, instance: string): Map<string, unknown> {
  return new Map([
    ...pages.map(({ path: page, report, data }) => [`${instance}/${pageReportFile(page, report)}`, data] as const),
    ...tabs.map(({ report, tab, data }) => [`${instance}/${tabFile(report, tab)}`, data] as const),
  ]);
}

/** The modules through which pages import their data in development. */
async function createLiveModules(
  content: LoadedSite,
  { createData }: PluginContentLoadedActions,
  instance: string,
): Promise<void> {
  const files = [OVERVIEW_FILE, ...content.pages.map(({ path: page, report }) => pageReportFile(page, report))];
  await Promise.all(files.map((file) => createData(liveModule(file), liveCode(`${instance}/${file}`))));
}

/** The data of report pages, and the names that pages may use. */
async function createReportData(content: LoadedSite, { createData }: PluginContentLoadedActions): Promise<void> {
  await createData(PAGE_NAMES_FILE, content.names);
  await Promise.all(
    content.pages.map(({ path: page, report, data }) => createData(pageReportFile(page, report), data)),
  );
}
