import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config, Plugin, PluginConfig, PluginModule } from '@docusaurus/types';
import stableNames from '../plugin/bundler/stableNames';
import wholeSiteBundle from '../plugin/bundler/wholeSiteBundle';
import { ownPath } from '../plugin/lib/ownModule';
import { siteUrlWarning } from '../plugin/lib/siteUrlWarning';
import remarkReports from '../plugin/mdx/remarkReports';
import serverOnly from '../plugin/mdx/serverOnly';
import staticContent from '../plugin/mdx/staticContent';
import { blogWithFeeds } from '../plugin/output/blogFeeds';
import { feedItems } from '../plugin/output/feedItems';
import siteSearch from '../plugin/search/siteSearch';
import { docsWithGeneralPages } from './generalPages';
import type { Options } from './options';

interface NavigationItem {
  label: string;
  to?: string;
  href?: string;
}

/** The texts of a site for benchmarks in `themeConfig`; items of its navigation bar are added to the menu About. */
interface OwnTheme {
  navbar?: { items?: NavigationItem[] };
  footer?: { copyright?: string };
}

/** A configuration with a title; everything else has a default. */
export type SiteConfig = Partial<Config> & Pick<Config, 'title'>;

const FUTURE: Config['future'] = {
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
    // No page shows when its file changed, so no page needs the history of all files.
    gitEagerVcs: false,
  },
};

/** Broken links stop the build. */
const STRICT: Partial<Config> = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
};

const hasBlog = () => existsSync('blog');

function themeConfig(title: string, { navbar, footer, ...others }: OwnTheme, repositoryUrl: string) {
  const about = [
    { to: '/methodology/', label: 'Methodology' },
    { to: '/glossary/', label: 'Glossary' },
    ...(hasBlog() ? [{ to: '/blog/', label: 'Blog' }] : []),
    { to: '/contribute/', label: 'Contribute' },
    { to: '/embedding/', label: 'Embedding' },
    ...(navbar?.items ?? []),
  ];
  const items = [
    { to: '/reports/', label: 'Reports', position: 'left' },
    { to: '/engines/', label: 'Engines', position: 'left' },
    { to: '/compare/', label: 'Compare', position: 'left' },
    { to: '/history/', activeBaseRegex: '/(history|coverage)/', label: 'History', position: 'left' },
    { to: '/queries/', label: 'Queries', position: 'left' },
    { to: '/data/', label: 'Data', position: 'left' },
    { type: 'dropdown', label: 'About', position: 'right', items: about },
  ];
  const alt = `${title}: the newest result of each engine compared with vanilla Spark`;
  return {
    image: 'charts/home/card.png',
    metadata: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: title },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: alt },
      { name: 'twitter:image:alt', content: alt },
    ],
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
    navbar: { title, ...navbar, items },
    footer: {
      links: [
        { label: 'Methodology', to: '/methodology/' },
        { label: 'Glossary', to: '/glossary/' },
        ...(repositoryUrl === '' ? [] : [{ label: 'Source and license', href: repositoryUrl }]),
        { label: 'Contribute', to: '/contribute/' },
        { label: 'Embedding', to: '/embedding/' },
      ],
      ...footer,
    },
    ...others,
  };
}

/** The plugins of pages and of the bundler. */
function plugins(title: string, feeds: boolean): PluginConfig[] {
  const pages = { beforeDefaultRemarkPlugins: [[remarkReports, { ownPagesOnly: false }]] };
  const docs = {
    path: 'docs',
    exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**', 'dev/**'],
    routeBasePath: '/',
    sidebarPath: false,
    breadcrumbs: false,
    beforeDefaultRemarkPlugins: [...pages.beforeDefaultRemarkPlugins, staticContent],
    recmaPlugins: [serverOnly],
  };
  const blog = {
    path: 'blog',
    blogTitle: 'Blog',
    blogDescription: 'How to read and run benchmarks of Spark engines',
    blogSidebarCount: 0,
    archiveBasePath: null,
    showReadingTime: false,
    feedOptions: feeds ? { type: ['rss', 'atom'], title, createFeedItems: feedItems } : { type: null },
    ...pages,
  };
  return [
    [docsWithGeneralPages as PluginModule, docs],
    ...(hasBlog() ? [[blogWithFeeds as PluginModule, blog] as PluginConfig] : []),
    ['@docusaurus/plugin-content-pages', pages],
    '@docusaurus/plugin-sitemap',
    siteSearch,
    wholeSiteBundle,
    stableNames,
  ];
}

/** The layout of all pages, on top of the classic theme. */
function layout(): Plugin {
  return { name: 'spark-benchmarks-layout', getThemePath: () => ownPath('theme') };
}

/**
 * The configuration of a site that consists of benchmarks, with the theme, navigation, search, and pages of the product.
 * SITE_URL, BASE_URL, and NO_INDEX=1 override the URL, the base path, and whether search engines list the site.
 */
export function wholeSite(config: SiteConfig, { feeds = false, repositoryUrl = '' }: Options): Config {
  const warning = siteUrlWarning(process.env);
  if (warning) console.warn(warning);
  const { title } = config;
  const baseUrl = process.env.BASE_URL || config.baseUrl || '/';
  const feed = {
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: 'application/atom+xml',
      href: `${baseUrl}results/feed.xml`,
      title: 'New result sets',
    },
  };
  // Relative, because pages contain the configuration.
  const customCss = path.relative(process.cwd(), ownPath('css/custom.css'));
  return {
    favicon: 'img/favicon.svg',
    trailingSlash: true,
    future: FUTURE,
    i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en-US' } } },
    ...STRICT,
    baseUrlIssueBanner: false,
    ...config,
    url: process.env.SITE_URL || config.url || 'http://localhost:3000',
    baseUrl,
    noIndex: process.env.NO_INDEX === '1' || config.noIndex === true,
    headTags: [...(feeds ? [feed] : []), ...(config.headTags ?? [])],
    staticDirectories: [...(config.staticDirectories ?? ['static']), '.docusaurus/static-search'],
    customFields: { repositoryUrl, ...config.customFields },
    plugins: [...plugins(title, feeds), ...(config.plugins ?? [])],
    themes: [['@docusaurus/theme-classic', { customCss }], layout, ...(config.themes ?? [])],
    themeConfig: themeConfig(title, (config.themeConfig ?? {}) as OwnTheme, repositoryUrl),
  };
}
