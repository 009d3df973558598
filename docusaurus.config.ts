import path from 'node:path';
import type { Config, PluginModule } from '@docusaurus/types';
import benchmarkReports from './src/plugin';
import remarkReports from './src/plugin/remarkReports';
import withoutPrefetch from './src/plugin/withoutPrefetch';
import withoutPrism from './src/plugin/withoutPrism';

const repositoryUrl =
  process.env.REPOSITORY_URL ?? 'https://github.com/spark-engine-benchmarks/spark-engine-benchmarks';

/** How pages get the components that they name, and their data. */
const reports = {
  generatedDir: path.join(__dirname, '.docusaurus'),
  componentsDir: '@site/src/components',
  modules: { BarChart: 'ReportChart', PieChart: 'ReportChart', QueriesTable: 'EveryQuery' },
};

/** The report that `<PerformanceDashboard />` without a name shows. */
const featured = 'gluten-velox-vs-comet';

const config: Config = {
  title: 'Spark engine benchmarks',
  tagline: 'Benchmark reports for engines that speed up Apache Spark, every number computed from a committed artifact',
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
  staticDirectories: ['static', '.docusaurus/static-out'],
  customFields: { repositoryUrl },
  plugins: [
    [
      benchmarkReports as PluginModule,
      {
        dataDir: 'static/data',
        featured,
        docsDirs: ['docs', 'src/pages'],
        resultSetComponent: '@site/src/components/ResultSetPage',
      },
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        routeBasePath: '/',
        sidebarPath: false,
        breadcrumbs: false,
        beforeDefaultRemarkPlugins: [[remarkReports, reports]],
      },
    ],
    ['@docusaurus/plugin-content-pages', { beforeDefaultRemarkPlugins: [[remarkReports, reports]] }],
    '@docusaurus/plugin-sitemap',
    withoutPrefetch,
    withoutPrism,
  ],
  themes: [['@docusaurus/theme-classic', { customCss: './src/css/custom.css' }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
    navbar: {
      title: 'Spark engine benchmarks',
      items: [
        { to: '/reports/', label: 'Reports', position: 'left' },
        { to: '/data/', label: 'Data', position: 'left' },
        { to: '/methodology/', label: 'Methodology', position: 'left' },
        { to: '/glossary/', label: 'Glossary', position: 'left' },
        { to: '/contribute/', label: 'Contribute', position: 'left' },
      ],
    },
    footer: {
      links: [
        { label: 'Source and licence', href: repositoryUrl },
        { label: 'How to contribute', to: '/contribute/' },
      ],
      copyright:
        'Suites are derived from TPC-DS or TPC-H; not comparable to published TPC results. Text, code and data under the Apache License 2.0.',
    },
  },
};

export default config;
