// The plugin's exports for docusaurus.config.ts.

export { DEFAULT_SITE_URLS, repositoryUrls } from '../benchmark/siteUrls/siteUrls';
export { default as benchmarkReports } from '.';
export { default as pageLoading } from './bundler/pageLoading';
export { default as plainPostCss } from './bundler/plainPostCss';
export { default as stableNames } from './bundler/stableNames';
export { default as stripPrism } from './bundler/stripPrism';
export { siteUrlWarning } from './lib/siteUrlWarning';
export { default as remarkReports } from './mdx/remarkReports';
export { blogWithFeeds } from './output/blogFeeds';
export { feedItems } from './output/feedItems';
export { fontLicense, robotsFiles } from './output/siteFiles';
export { default as siteSearch } from './search/siteSearch';
