import path from 'node:path';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { compareStart } from '../benchmark/compareStart';
import { protectPages } from './csp';
import {
  CHARTS_FILE,
  COMPARE_FILE,
  DRAWN_FILE,
  generatedModule,
  KNOWN_FILE,
  OVERVIEW_FILE,
  PLUGIN_NAME,
  pageReportFile,
  resultSetFile,
} from './generated';
import { createLoader, type LoadedSite } from './loadSiteContent';
import { othersTurn } from './othersTurn';
import { createOutputFiles } from './outputFiles';
import type { SiteContent } from './siteContent';
import { digest, writeOutput } from './staticOutput';
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

/** Docusaurus plugin: artifacts in; data for pages, a page per result set, drawings and derived tables out. */
export default function benchmarkReports(context: LoadContext, options: BenchmarkReportsOptions): Plugin<LoadedSite> {
  const { siteDir, siteConfig, baseUrl } = context;
  const siteUrl = siteConfig.url + baseUrl;
  const output = path.join(context.generatedFilesDir, 'static-out');
  const outputFiles = createOutputFiles();
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
      await othersTurn(process.env.NODE_ENV === 'development' ? REFRESH_MS : 0);
      await actions.createData(COMPARE_FILE, compareStart(content.overview(), content.data.reports, options.featured));
      await createOverviewPages(content, actions, { baseUrl, component: options.resultSetComponent });
      const files = await outputFiles(content, content.files, siteUrl);
      writeOutput(output, files);
      await actions.createData(DRAWN_FILE, { query: `?drawn=${digest(files)}` });
    },
    configureWebpack: (config, isServer, _utils, content) => webpackSettings(config, isServer, content.known),
    postBuild: ({ outDir }) => protectPages(outDir),
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
