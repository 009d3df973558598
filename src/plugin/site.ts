// What docusaurus.config.ts takes of our own code.

export { HERE, ofRepository } from '../benchmark/places/places';
export { default as benchmarkReports } from '.';
export { default as partStyles } from './bundler/partStyles';
export { default as plainPostCss } from './bundler/plainPostCss';
export { default as staticFolders } from './bundler/staticFolders';
export { default as withoutBuildOptions } from './bundler/without/withoutBuildOptions';
export { default as withoutIdleClasses } from './bundler/without/withoutIdleClasses';
export { default as withoutIdleRules } from './bundler/without/withoutIdleRules';
export { default as withoutPrefetch } from './bundler/without/withoutPrefetch';
export { default as withoutUnused } from './bundler/without/withoutUnused';
export { siteUrlWarning } from './lib/siteUrlWarning';
export { default as remarkReports } from './mdx/remarkReports';
export { feedItems } from './output/feedItems';
export { default as siteSearch } from './search/siteSearch';
