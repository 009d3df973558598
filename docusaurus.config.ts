import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { Config, PluginModule } from '@docusaurus/types';
import { buildSync } from 'esbuild';

/**
 * Our own code, bundled by esbuild in a fifth of a second: file by file, as Docusaurus would translate it, it takes seconds of a cold build.
 * `__dirname` is src/plugin/lib, whose files alone ask for it; what is imported late is required late.
 */
function ownCode(): typeof import('./src/plugin/site') {
  const { outputFiles } = buildSync({
    absWorkingDir: __dirname,
    entryPoints: ['src/plugin/site.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    supported: { 'dynamic-import': false },
    define: { __dirname: JSON.stringify(path.join(__dirname, 'src/plugin/lib')) },
  });
  const [file, own] = [path.join(__dirname, 'node_modules/own-code.cjs'), { exports: {} }];
  const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'require', '__filename'], { filename: file });
  run(own, createRequire(file), file);
  return own.exports as ReturnType<typeof ownCode>;
}

const own = ownCode();

const warning = own.siteUrlWarning(process.env);
if (warning) console.warn(warning);

const repositoryUrl =
  process.env.REPOSITORY_URL ?? 'https://github.com/spark-engine-benchmarks/spark-engine-benchmarks';

/** How pages get the components that they name, and their data. */
const reports = {
  // Relative, so that nothing that is made of the options depends on where the site is built.
  generatedDir: path.relative(process.cwd(), path.join(__dirname, '.docusaurus')),
  componentsDir: '@site/src/components/mdx',
};

/** The report that `<PerformanceDashboard />` without a name shows. */
const featured = 'gluten-velox-vs-comet';

const config: Config = {
  title: 'Spark engine benchmarks',
  tagline: 'Benchmark reports for Apache Spark accelerators. Every number is computed from a file that you can open.',
  favicon: 'img/favicon.svg',
  url: process.env.SITE_URL ?? 'http://localhost:3000',
  baseUrl: process.env.BASE_URL ?? '/',
  trailingSlash: true,
  noIndex: process.env.NO_INDEX === '1',
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en-GB' } } },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        href: `${process.env.BASE_URL ?? '/'}results/feed.xml`,
        title: 'New result sets',
      },
    },
  ],
  staticDirectories: ['static', '.docusaurus/static-out', '.docusaurus/static-search'],
  customFields: { repositoryUrl },
  plugins: [
    [
      own.benchmarkReports as PluginModule,
      {
        dataDir: 'static/data',
        places: { ...own.HERE, ...own.ofRepository(repositoryUrl) },
        publishData: false,
        csp: true,
        ownPagesOnly: false,
        files: [],
        pageComponents: {},
        featured,
        docsDirs: ['docs', 'blog', 'src/pages'],
        resultSetComponent: '@site/src/components/resultSet/ResultSetPage',
        queryComponent: '@site/src/components/query/QueryPage',
        queryIndexComponent: '@site/src/components/query/QueryIndex',
        historyComponents: {
          index: '@site/src/components/history/HistoryIndex',
          engine: '@site/src/components/history/HistoryPage',
          changes: '@site/src/components/history/ChangesPage',
          about: '@site/src/components/history/EnginePage',
        },
      },
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**', 'dev/**'],
        routeBasePath: '/',
        sidebarPath: false,
        breadcrumbs: false,
        beforeDefaultRemarkPlugins: [[own.remarkReports, reports]],
      },
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        path: 'blog',
        blogTitle: 'Blog',
        blogDescription: 'How to read and run benchmarks of Spark engines',
        blogSidebarCount: 0,
        archiveBasePath: null,
        showReadingTime: false,
        beforeDefaultRemarkPlugins: [[own.remarkReports, reports]],
        feedOptions: { type: ['rss', 'atom'], title: 'Spark engine benchmarks', createFeedItems: own.feedItems },
      },
    ],
    ['@docusaurus/plugin-content-pages', { beforeDefaultRemarkPlugins: [[own.remarkReports, reports]] }],
    '@docusaurus/plugin-sitemap',
    own.siteSearch,
    own.partStyles,
    own.plainPostCss,
    own.staticFolders,
    own.withoutBuildOptions,
    own.withoutIdleClasses,
    own.withoutIdleRules,
    own.withoutPrefetch,
    own.withoutUnused,
  ],
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/custom.css' }]],
  themeConfig: {
    image: 'charts/home/card.png',
    metadata: [
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Spark engine benchmarks: the total-time ratio of each pair of engines' },
      { name: 'twitter:image:alt', content: 'Spark engine benchmarks: the total-time ratio of each pair of engines' },
    ],
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
    navbar: {
      title: 'Spark engine benchmarks',
      items: [
        { to: '/reports/', label: 'Reports', position: 'left' },
        { to: '/compare/', label: 'Compare', position: 'left' },
        { to: '/history/', label: 'History', position: 'left' },
        { to: '/queries/', label: 'Queries', position: 'left' },
        { to: '/data/', label: 'Data', position: 'left' },
        { to: '/methodology/', label: 'Methodology', position: 'left' },
        { to: '/glossary/', label: 'Glossary', position: 'left' },
        { to: '/blog/', label: 'Blog', position: 'left' },
        { to: '/contribute/', label: 'Contribute', position: 'left' },
      ],
    },
    footer: {
      links: [
        { label: 'Source and license', href: repositoryUrl },
        { label: 'How to contribute', to: '/contribute/' },
        { label: 'Embedding', to: '/embedding/' },
        { label: 'Use in your site', to: '/package/' },
      ],
      copyright:
        'Suites are derived from TPC-DS or TPC-H; not comparable to published TPC results. Text and code: Apache License 2.0. Each result set names its own license.',
    },
  },
};

export default config;
