import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import type { SiteUrls } from '../benchmark/siteUrls/siteUrls';
import { schemaFiles } from '../data/schemaFiles';
import benchmarkReports from '../plugin';
import type { OutputFile } from '../plugin/lib/files';
import { otherInstances } from '../plugin/lib/instances';
import { ownPath } from '../plugin/lib/ownModule';
import { modulesOf } from '../plugin/mdx/ownElements';
import type { BenchmarkReportsOptions } from '../plugin/options';
import { fontLicense, robotsFiles } from '../plugin/output/siteFiles';
import {
  GENERAL_PAGES,
  OWN_PAGES,
  type OwnPage,
  PAGE_FOLDERS,
  siteUrlsOf,
  type ValidOptions,
  validateOptions,
} from './options';

const LIB = __dirname;
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

/** Files that artifacts, charts, and pages name: the schemas unless the site has them; in a site for benchmarks, robots.txt and the license of its font. */
function ownFiles({ siteDir, siteConfig }: LoadContext, wholeSite: boolean): OutputFile[] {
  const schemas = [...schemaFiles()].map(([name, text]) => ({ path: `schemas/${name}`, text }));
  const missing = existsSync(path.join(siteDir, 'static/schemas')) ? [] : schemas;
  return wholeSite ? [...missing, fontLicense(), ...robotsFiles(siteConfig)] : missing;
}

/** The stylesheet of pages with these components in a site of another kind. */
function stylesheet(): OutputFile {
  const text = (name: string) => readFileSync(path.join(LIB, name), 'utf8');
  const { stylesheet: name } = JSON.parse(text('stylesheet.json')) as { stylesheet: string };
  return { path: `charts/${name}`, text: text('styles.css') };
}

/** True if a static directory already serves the artifacts at the linked path. */
function isServed({ siteDir, siteConfig }: LoadContext, dataDir: string, dataPath: string): boolean {
  return siteConfig.staticDirectories.some(
    (folder) => path.resolve(siteDir, folder, `.${dataPath}`) === path.resolve(siteDir, dataDir),
  );
}

/** Throws if another instance creates one of these pages, whose links and data would be those of that instance. */
function checkPages({ generatedFilesDir }: LoadContext, id: string, { pages }: SiteUrls): void {
  const own = (Object.keys(OWN_PAGES) as OwnPage[]).filter((name) => pages[name]);
  const problems = otherInstances(generatedFilesDir, id).flatMap(([other, { places }]) => {
    const shared = own.filter((name) => places.pages[name]);
    const off = shared.map((name) => `${name}: false`).join(', ');
    return shared.length === 0 ? [] : [`  - ${other} and ${id}: set pages: { ${off} } for one of them`];
  });
  if (problems.length === 0) return;
  const message = 'docusaurus-plugin-spark-benchmarks: a site has each page once, but several instances create it';
  throw new Error([message, ...problems].join('\n'));
}

/** Options of the plugin. Throws if the folder of artifacts is missing, or if an instance has pages of another. */
function pluginOptions(context: LoadContext, options: ValidOptions): BenchmarkReportsOptions {
  const { siteDir, siteConfig } = context;
  const { dataDir = 'static/data', wholeSite = false } = options;
  if (!existsSync(path.join(siteDir, dataDir)))
    throw new Error(
      `docusaurus-plugin-spark-benchmarks: dataDir ${dataDir} does not exist; npx --no-install spark-benchmarks init makes it with a sample`,
    );
  const generalPages = path.relative(siteDir, ownPath(GENERAL_PAGES));
  const styles = wholeSite ? [] : [stylesheet()];
  const places = siteUrlsOf(options, {
    trailingSlash: siteConfig.trailingSlash,
    images: paintsImages(options),
    stylesheet: styles[0] ? `/${styles[0].path}` : '',
  });
  checkPages(context, options.id, places);
  return {
    id: options.id,
    dataDir,
    places,
    files: [...styles, ...ownFiles(context, wholeSite)],
    docsDirs: [...(options.docsDirs ?? PAGE_FOLDERS), ...(wholeSite ? [generalPages] : [])].filter((folder) =>
      existsSync(path.join(siteDir, folder)),
    ),
    featured: options.featured ?? '',
    feed: options.feeds ?? !wholeSite,
    csp: options.csp ?? wholeSite,
    ownPagesOnly: !wholeSite,
    publishData: !isServed(context, dataDir, places.data),
    pageComponent: (file) =>
      wholeSite
        ? aliasedSitePath(ownPath(`components/${file}`), siteDir)
        : `@theme/SparkBenchmarks/${path.basename(file)}`,
  };
}

/** Aliases for modules that pages of the earlier style import, if the site has no such files. */
function earlierNames(siteDir: string): Record<string, string> {
  const siteHas = modulesOf(siteDir);
  const missing = Object.entries(EARLIER).filter(([module]) => !siteHas(module));
  return Object.fromEntries(missing.map(([module, name]) => [`${module}$`, name]));
}

/** The plugin and theme. Takes options from `validateOptions`. */
export default function sparkBenchmarks(context: LoadContext, options: ValidOptions): Plugin {
  const plugin = benchmarkReports(context, pluginOptions(context, options)) as Plugin;
  return {
    ...plugin,
    getThemePath: () => (options.wholeSite ? ownPath('components/mdx') : path.join(LIB, 'theme')),
    getTypeScriptThemePath: () => path.join(LIB, '../src/theme'),
    configureWebpack: (config, isServer, utils, content) => {
      const own = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      const alias = { ...(own.resolve?.alias as Record<string, string>), ...earlierNames(context.siteDir) };
      return { ...own, resolve: { ...own.resolve, alias } };
    },
  };
}

sparkBenchmarks.validateOptions = validateOptions;
