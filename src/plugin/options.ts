import type { SiteUrls } from '../benchmark/siteUrls/siteUrls';
import type { OutputFile } from './lib/files';

/** Folders are relative to the site folder. */
export interface BenchmarkReportsOptions {
  /** The id of the instance, as for every Docusaurus plugin. */
  id?: string;
  /** The folder with result-sets/, environments/, suites/, and reports/. */
  dataDir: string;
  places: SiteUrls;
  /** Publishes artifacts with the computed files; unnecessary if dataDir is in a static directory. */
  publishData: boolean;
  /** Publishes results/feed.xml. */
  feed: boolean;
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
  /** The module of a page's component, by its path below src/components. */
  pageComponent: (file: string) => string;
}
