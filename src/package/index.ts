import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import benchmarkReports from '../plugin';
import type { OutputFile } from '../plugin/lib/files';
import { modulesOf } from '../plugin/mdx/ownElements';
import type { BenchmarkReportsOptions } from '../plugin/options';
import { PUBLIC_COMPONENTS } from './components';
import { PAGE_FOLDERS, siteUrlsOf, type ValidOptions } from './options';

export { type Options, validateOptions } from './options';
export { remarkSparkBenchmarks, withSparkBenchmarks } from './withSparkBenchmarks';

const LIB = __dirname;
const PAGES = '@theme/SparkBenchmarks';
/** Modules that pages of the earlier style import, and their replacements if the site has no such file. */
const EARLIER = {
  '@site/src/components/Charts/BarChart': '@theme/BarChart',
  '@site/src/components/Charts/PieChart': '@theme/PieChart',
  '@site/src/components/BenchmarkDashboard/PerformanceDashboard': '@theme/PerformanceDashboard',
};

function isInstalled(name: string): boolean {
  try {
    createRequire(__filename).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

/** True if images can be painted. If packages are missing, warns, or throws if the option requires images. */
function paintsImages({ images }: ValidOptions): boolean {
  const missing = ['@napi-rs/canvas', '@fontsource/inter'].filter((name) => !isInstalled(name));
  if (images === false || missing.length === 0) return images !== false;
  const cure = `npm install ${missing.join(' ')}`;
  if (images) throw new Error(`docusaurus-plugin-spark-benchmarks: images needs ${missing.join(' and ')}: ${cure}`);
  console.info(
    `[spark-benchmarks] charts have no PNG files and pages no social cards; ${cure} paints them, images: false leaves them out`,
  );
  return false;
}

/** Package files that a site needs: the stylesheet, for pages with these components only, and the schemas that its artifacts and charts name. */
function ownFiles(): { stylesheet: string; files: OutputFile[] } {
  const text = (name: string) => readFileSync(path.join(LIB, name), 'utf8');
  const { stylesheet } = JSON.parse(text('stylesheet.json')) as { stylesheet: string };
  return {
    stylesheet: `/charts/${stylesheet}`,
    files: [
      { path: `charts/${stylesheet}`, text: text('styles.css') },
      ...readdirSync(path.join(LIB, '../schemas')).map((name) => ({
        path: `schemas/${name}`,
        text: text(`../schemas/${name}`),
      })),
    ],
  };
}

/** True if a static directory already serves the artifacts at the linked path. */
function isServed({ siteDir, siteConfig }: LoadContext, dataDir: string, dataPath: string): boolean {
  return siteConfig.staticDirectories.some(
    (folder) => path.resolve(siteDir, folder, `.${dataPath}`) === path.resolve(siteDir, dataDir),
  );
}

/** Options of the plugin. Throws if the folder of artifacts is missing. */
function pluginOptions(context: LoadContext, options: ValidOptions): BenchmarkReportsOptions {
  const { siteDir, siteConfig } = context;
  const { dataDir = 'static/data' } = options;
  if (!existsSync(path.join(siteDir, dataDir)))
    throw new Error(
      `docusaurus-plugin-spark-benchmarks: dataDir ${dataDir} does not exist; npx spark-benchmarks init makes it with a sample`,
    );
  const { stylesheet, files } = ownFiles();
  const places = siteUrlsOf(options, {
    trailingSlash: siteConfig.trailingSlash,
    images: paintsImages(options),
    stylesheet,
  });
  const { compare } = places.pages;
  return {
    id: options.id,
    dataDir,
    places,
    files,
    docsDirs: options.docsDirs ?? PAGE_FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))),
    featured: options.featured ?? '',
    csp: options.csp ?? false,
    ownPagesOnly: true,
    publishData: !isServed(context, dataDir, places.data),
    resultSetComponent: `${PAGES}/ResultSetPage`,
    queryComponent: `${PAGES}/QueryPage`,
    queryIndexComponent: `${PAGES}/QueryIndex`,
    tabComponent: `${PAGES}/ReportTab`,
    historyComponents: {
      index: `${PAGES}/HistoryIndex`,
      engine: `${PAGES}/HistoryPage`,
      about: `${PAGES}/EnginePage`,
      coverage: `${PAGES}/CoveragePage`,
    },
    comparePage: compare ? { path: compare, component: `${PAGES}/ComparePage` } : null,
  };
}

/** Aliases for modules that pages of the earlier style import, if the site has no such files. */
function earlierNames(siteDir: string): Record<string, string> {
  const siteHas = modulesOf(siteDir);
  const missing = Object.entries(EARLIER).filter(([module]) => !siteHas(module));
  return Object.fromEntries(missing.map(([module, name]) => [`${module}$`, name]));
}

/** The plugin and theme for other sites. Takes options from `validateOptions`. */
export default function sparkBenchmarks(context: LoadContext, options: ValidOptions): Plugin {
  const plugin = benchmarkReports(context, pluginOptions(context, options)) as Plugin;
  return {
    ...plugin,
    getThemePath: () => path.join(LIB, 'theme'),
    getTypeScriptThemePath: () => path.join(LIB, '../src/theme'),
    configureWebpack: (config, isServer, utils, content) => {
      const own = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      const alias = { ...(own.resolve?.alias as Record<string, string>), ...earlierNames(context.siteDir) };
      return { ...own, resolve: { ...own.resolve, alias } };
    },
  };
}

/** Components that a site can swizzle; called by Docusaurus. */
export function getSwizzleConfig() {
  const components = Object.entries(PUBLIC_COMPONENTS).map(([name, { description }]) => [
    name,
    { actions: { eject: 'unsafe', wrap: 'safe' }, description: `Spark benchmarks: ${description}` },
  ]);
  return { components: Object.fromEntries(components) };
}
