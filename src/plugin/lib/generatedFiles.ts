/** Where the plugin puts what it generates: files of Docusaurus' `createData`, imported as `@generated/…`. */

export const PLUGIN_NAME = 'benchmark-reports';
export const OVERVIEW_FILE = 'overview.json';
export const COMPARE_FILE = 'compare.json';
export const PAGE_NAMES_FILE = 'page-names.json';
export const CHARTS_FILE = 'charts.json';
export const OUTPUT_FILE = 'output.json';
export const DRAWN_FILE = 'drawn.json';

/** The file of what one page prints of one report, a ReportData. `page` is the MDX file's path from the site's folder. */
export function pageReportFile(page: string, report: string): string {
  return `pages/${page.replace(/\.mdx?$/, '')}/${report}.json`;
}

/** The module name under which pages import a generated file. */
export function generatedModule(file: string): string {
  return `@generated/${PLUGIN_NAME}/default/${file}`;
}
