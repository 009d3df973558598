/** The folder of generated files, written with Docusaurus' `createData` and imported as `@generated/…`. */

export const PLUGIN_NAME = 'benchmark-reports';
/** What components show of the whole site: a file each, so that a page carries no more than it shows. */
export const SITE_FEEDS = ['overview', 'choices', 'reruns'] as const;
export type SiteFeed = (typeof SITE_FEEDS)[number];

/** The file of what components show of the whole site. */
export function siteFile(feed: SiteFeed): string {
  return `${feed}.json`;
}

export const COMPARE_FILE = 'compare.json';
export const PAGE_NAMES_FILE = 'page-names.json';
/** The file with the data of a generated tab, a TabData. */
export function tabFile(report: string, tab: string): string {
  return `tabs/${report}/${tab}.json`;
}

/** The ids of all plugin instances and their folders; next to the instances' folders. */
export const INSTANCES_FILE = 'instances.json';

interface PageReport {
  /** The MDX file's path from the site folder. */
  path: string;
  report: string;
  /** The components that the data are for; see `sharingOf`. */
  sharing: string;
}

/** The file with one report's data on one page, a ReportData, for some of its components. */
export function pageReportFile({ path, report, sharing }: PageReport): string {
  return `pages/${path.replace(/\.mdx?$/, '')}/${report}.${sharing}.json`;
}

/** The id of the instance on a site with only one. */
export const DEFAULT_INSTANCE = 'default';

/** The module name under which pages import a generated file. */
export function generatedModule(file: string, instance = DEFAULT_INSTANCE): string {
  return `@generated/${PLUGIN_NAME}/${instance}/${file}`;
}
