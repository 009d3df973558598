import { createRequire } from 'node:module';
import path from 'node:path';
import type { Config, PluginModule } from '@docusaurus/types';
import 'tsx/cjs';

/** Our own code, loaded by tsx as the scripts load it. Docusaurus would translate its 500 files with Babel, which takes ten seconds. */
const own = createRequire(__filename)('./src/plugin/site.ts') as typeof import('./src/plugin/site');

const warning = own.siteUrlWarning(process.env);
if (warning) console.warn(warning);

const repositoryUrl =
  process.env.REPOSITORY_URL || 'https://github.com/spark-engine-benchmarks/spark-engine-benchmarks';

/** How pages get the components that they name, and their data. */
const reports = {
  // Relative, so that nothing that is made of the options depends on where the site is built.
  generatedDir: path.relative(process.cwd(), path.join(__dirname, '.docusaurus')),
  componentsDir: '@site/src/components/mdx',
};

/** The report that `<PerformanceDashboard />` without a name shows. */
const featured = 'gluten-velox-vs-comet';

const title = 'Spark engine benchmarks';
const url = process.env.SITE_URL || 'http://localhost:3000';
const baseUrl = process.env.BASE_URL || '/';
const noIndex = process.env.NO_INDEX === '1';

const config: Config = {
  title,
  tagline: 'Benchmark reports for Apache Spark accelerators. Every number is computed from a file that you can open.',
  favicon: 'img/favicon.svg',
  url,
  baseUrl,
  trailingSlash: true,
  noIndex,
  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // A warm build is no faster with it, and it keeps pages that the remark plugin would compile to something different.
      rspackPersistentCache: false,
      // A second thread would load and compile the server's code once more, which takes more time than it saves.
      ssgWorkerThreads: false,
      // No page shows when its file changed, so nobody reads the history of all files.
      gitEagerVcs: false,
    },
  },
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en-US' } } },
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
        href: `${baseUrl}results/feed.xml`,
        title: 'New result sets',
      },
    },
  ],
  staticDirectories: ['static', '.docusaurus/static-search'],
  customFields: { repositoryUrl },
  plugins: [
    [
      own.benchmarkReports as PluginModule,
      {
        dataDir: 'static/data',
        places: { ...own.DEFAULT_SITE_URLS, ...own.repositoryUrls(repositoryUrl) },
        publishData: false,
        csp: true,
        ownPagesOnly: false,
        files: [own.fontLicense(), ...own.robotsFiles({ url, baseUrl, noIndex })],
        comparePage: null,
        featured,
        docsDirs: ['docs', 'blog', 'src/pages'],
        tabComponent: '@site/src/components/report/ReportTab',
        resultSetComponent: '@site/src/components/resultSet/ResultSetPage',
        queryComponent: '@site/src/components/query/QueryPage',
        queryIndexComponent: '@site/src/components/query/QueryIndex',
        historyComponents: {
          index: '@site/src/components/history/HistoryIndex',
          engine: '@site/src/components/history/HistoryPage',
          about: '@site/src/components/history/EnginePage',
          coverage: '@site/src/components/history/CoveragePage',
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
      own.blogWithFeeds as PluginModule,
      {
        path: 'blog',
        blogTitle: 'Blog',
        blogDescription: 'How to read and run benchmarks of Spark engines',
        blogSidebarCount: 0,
        archiveBasePath: null,
        showReadingTime: false,
        beforeDefaultRemarkPlugins: [[own.remarkReports, reports]],
        feedOptions: { type: ['rss', 'atom'], title, createFeedItems: own.feedItems },
      },
    ],
    ['@docusaurus/plugin-content-pages', { beforeDefaultRemarkPlugins: [[own.remarkReports, reports]] }],
    '@docusaurus/plugin-sitemap',
    own.siteSearch,
    own.plainPostCss,
    own.pageLoading,
    own.stableNames,
    own.stripPrism,
  ],
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/custom.css' }]],
  themeConfig: {
    image: 'charts/home/card.png',
    metadata: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: title },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      {
        property: 'og:image:alt',
        content: `${title}: the newest result of each engine compared with vanilla Spark`,
      },
      {
        name: 'twitter:image:alt',
        content: `${title}: the newest result of each engine compared with vanilla Spark`,
      },
    ],
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
    navbar: {
      title,
      items: [
        { to: '/reports/', label: 'Reports', position: 'left' },
        { to: '/compare/', label: 'Compare', position: 'left' },
        { to: '/history/', activeBaseRegex: '/(history|coverage)/', label: 'History', position: 'left' },
        { to: '/queries/', label: 'Queries', position: 'left' },
        { to: '/data/', label: 'Data', position: 'left' },
        {
          type: 'dropdown',
          label: 'About',
          position: 'right',
          items: [
            { to: '/methodology/', label: 'Methodology' },
            { to: '/glossary/', label: 'Glossary' },
            { to: '/blog/', label: 'Blog' },
            { to: '/contribute/', label: 'Contribute' },
            { to: '/embedding/', label: 'Embedding' },
            { to: '/package/', label: 'In your own site' },
          ],
        },
      ],
    },
    footer: {
      links: [
        { label: 'Methodology', to: '/methodology/' },
        { label: 'Glossary', to: '/glossary/' },
        { label: 'Source and license', href: repositoryUrl },
        { label: 'Contribute', to: '/contribute/' },
        { label: 'Embedding', to: '/embedding/' },
      ],
      copyright:
        'Suites are derived from TPC-DS or TPC-H; not comparable to published TPC results. Text and code: Apache License 2.0. Each result set names its own license.',
    },
  },
};

export default config;
