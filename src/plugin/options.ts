import type { SiteUrls } from '../benchmark/siteUrls/siteUrls';
import type { OutputFile } from './lib/files';

export type HistoryComponents = Record<'index' | 'engine' | 'about' | 'coverage', string>;

/** Folders are relative to the site folder. */
export interface BenchmarkReportsOptions {
  /** The id of the instance, as for every Docusaurus plugin. */
  id?: string;
  /** The folder with result-sets/, environments/, suites/, and reports/. */
  dataDir: string;
  places: SiteUrls;
  /** Publishes artifacts with the computed files; unnecessary if dataDir is in a static directory. */
  publishData: boolean;
  /** Adds a content security policy to every page of the site. */
  csp: boolean;
  /** If true, pages without components of the plugin are exempt from its rules. */
  ownPagesOnly: boolean;
  /** Files to publish unchanged. */
  files: OutputFile[];
  /** Folders of MDX files whose names are checked. */
  docsDirs: string[];
  /** The report that `<PerformanceDashboard />` shows without a name. */
  featured: string;
  /** The component of a report's generated tab; takes its ReportData from a module. */
  tabComponent: string;
  /** The component of a result set's page; takes its ResultSetData from the page. */
  resultSetComponent: string;
  /** Takes its QueryPageData from the page. */
  queryComponent: string;
  /** The component of the list of queries; takes its QueryIndexData from the page. */
  queryIndexComponent: string;
  /** Components of /history/, engine histories, their changes, engines, and coverage; they take their data from the page. */
  historyComponents: HistoryComponents;
  /** The page that compares any two result sets; its data is a module of the site. Null if the site has none. */
  comparePage: { path: string; component: string } | null;
}
