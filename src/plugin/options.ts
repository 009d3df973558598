import type { Places } from '../benchmark/places/places';
import type { OutputFile } from './lib/files';

/** The components of the pages of histories. */
export type HistoryComponents = Record<'index' | 'engine' | 'changes' | 'about' | 'coverage', string>;

/** Folders are relative to the site's own. */
export interface BenchmarkReportsOptions {
  /** Tells instances of the plugin apart; Docusaurus' own word for it. */
  id?: string;
  /** The folder that holds result-sets/, environments/, suites/ and reports/. */
  dataDir: string;
  /** Where the site has what. */
  places: Places;
  /** Whether artifacts are published with what is computed of them; not needed where dataDir lies in a static directory. */
  publishData: boolean;
  /** Whether every page of the site gets a content security policy. */
  csp: boolean;
  /** Whether pages that use no component of ours are held to our rules, too. */
  ownPagesOnly: boolean;
  /** Files to publish as they are. */
  files: OutputFile[];
  /** Folders with MDX files, whose use of names is checked. */
  docsDirs: string[];
  /** The report that `<PerformanceDashboard />` without a name shows. */
  featured: string;
  /** The component of a generated tab of a report; it takes its ReportData from a module. */
  tabComponent: string;
  /** The component of the page of a result set; it takes its ResultSetData from the page. */
  resultSetComponent: string;
  /** The component of the page of a query; it takes its QueryPageData from the page. */
  queryComponent: string;
  /** The component of the list of queries; it takes its QueryIndexData from the page. */
  queryIndexComponent: string;
  /** The components of /history/, of an engine's history, of what changed between its rounds, of an engine, and of coverages; they take their data from the page. */
  historyComponents: HistoryComponents;
  /** The components of pages that the plugin makes besides, by the page; their data are a module of the site. */
  pageComponents: Partial<Record<'compare' | 'matrix', { path: string; component: string }>>;
}
