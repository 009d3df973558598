import path from 'node:path';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { protectPages } from './csp';
import {
  CHARTS_FILE,
  DRAWN_FILE,
  generatedModule,
  KNOWN_FILE,
  OVERVIEW_FILE,
  PLUGIN_NAME,
  pageReportFile,
  resultSetFile,
} from './generated';
import { ImageCache } from './images/cache';
import { createImageRun } from './images/imageRun';
import { createLoader, type LoadedSite } from './loadSiteContent';
import { othersTurn } from './othersTurn';
import { createOutputFiles } from './outputFiles';
import type { SiteContent } from './siteContent';
import { addOutput, digest, writeOutput } from './staticOutput';
import { webpackSettings } from './webpack';

/** Folders are relative to the site's own. */
export interface BenchmarkReportsOptions {
  /** The folder that holds result-sets/, environments/ and reports/; it must be served as /data/. */
  dataDir: string;
  /** Folders with MDX files, whose use of names is checked. */
  docsDirs: string[];
  /** The report that `<PerformanceDashboard />` without a name shows. */
  featured: string;
  /** The component of the page of a result set; its property `data` is a ResultSetData. */
  resultSetComponent: string;
}

/** In development, the time that an open page gets to show its report anew before overviews and drawings are made. */
const REFRESH_MS = 300;

/** Docusaurus plugin: artifacts in; data for pages, a page per result set, drawings, images and derived tables out. */
export default function benchmarkReports(context: LoadContext, options: BenchmarkReportsOptions): Plugin<LoadedSite> {
  const { siteDir, siteConfig, baseUrl } = context;
  const siteUrl = siteConfig.url + baseUrl;
  const site = { title: siteConfig.title, tagline: siteConfig.tagline, url: siteUrl };
  const development = process.env.NODE_ENV === 'development';
  const output = path.join(context.generatedFilesDir, 'static-out');
  const outputFiles = createOutputFiles();
  const imageRun = createImageRun(new ImageCache(path.join(siteDir, 'node_modules/.cache', PLUGIN_NAME, 'images')));
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [
      `${options.dataDir}/**/*.{csv,json}`,
      ...options.docsDirs.map((dir) => `${dir}/**/*.{md,mdx}`),
    ],
    loadContent: createLoader({ ...options, siteDir, siteUrl }),
    async contentLoaded({ content, actions }) {
      await actions.createData(CHARTS_FILE, { folder: path.join(output, 'charts') });
      await createReportData(content, actions);
      await othersTurn(development ? REFRESH_MS : 0);
      await createOverviewPages(content, actions, { baseUrl, component: options.resultSetComponent });
      const { files, images } = await outputFiles(content, content.files, site);
      if (development) imageRun.later(images, (painted) => addOutput(output, painted));
      else imageRun.start(images);
      writeOutput(
        output,
        files,
        images.map((image) => image.path),
      );
      await actions.createData(DRAWN_FILE, { query: `?drawn=${digest(files)}` });
    },
    configureWebpack: (config, isServer, _utils, content) => webpackSettings(config, isServer, content.known),
    async postBuild({ outDir }) {
      protectPages(outDir);
      addOutput(outDir, (await imageRun.finished()).files);
    },
  };
}

/** The data of report pages, and the names that pages may use. */
async function createReportData(content: LoadedSite, { createData }: PluginContentLoadedActions): Promise<void> {
  await createData(KNOWN_FILE, content.known);
  for (const { path: page, report, data } of content.pages) await createData(pageReportFile(page, report), data);
}

/** The data of overviews, and a page per result set, at /data/result-sets/<id>/. */
async function createOverviewPages(
  { overview, resultSets }: SiteContent,
  { createData, addRoute }: PluginContentLoadedActions,
  { baseUrl, component }: { baseUrl: string; component: string },
): Promise<void> {
  await createData(OVERVIEW_FILE, overview());
  for (const page of resultSets) {
    const file = resultSetFile(page.card.id);
    await createData(file, page);
    const modules = { data: generatedModule(file) };
    addRoute({ path: `${baseUrl}${page.card.path.slice(1)}`, component, modules, exact: true });
  }
}
