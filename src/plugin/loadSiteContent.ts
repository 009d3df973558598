import path from 'node:path';
import type { ReportData } from '../benchmark/page';
import type { SummaryData } from '../benchmark/publishedPage';
import type { Artifact, Problem } from '../benchmark/types';
import { withHeights } from '../charts/panelHeights';
import { brokenReports, unshownReports } from './brokenReports';
import { type FileEntry, fileEntries } from './dataIndex';
import { legacyChartProblems } from './legacyCharts';
import { loadData } from './loadData';
import { type PageData, pageData, pageProblems, readPages } from './pages';
import { problemLine } from './problemLine';
import { withHashes } from './provenance';
import { type SiteContent, siteContent } from './siteContent';

/** Where the site's parts lie, and its address with base path, which ends in a slash. */
export interface SiteFolders {
  siteDir: string;
  siteUrl: string;
  dataDir: string;
  docsDirs: string[];
  featured: string;
}

/** The site's content with the data that each of its pages carries. */
export interface LoadedSite extends SiteContent {
  /** Length and hash of every artifact. */
  files: FileEntry[];
  pages: PageData[];
}

/**
 * A function that reads artifacts and pages and computes the site's content; where no file has changed since the last
 * call, it returns the same object again (an editor's one save is often several events). It prints warnings. It throws,
 * with every problem of every file, if there is an error in an artifact or a page uses a name that does not exist; so
 * cold and warm builds fail alike.
 */
export function createLoader(folders: SiteFolders): () => LoadedSite {
  let last: { key: string; site: LoadedSite } | null = null;
  return () => {
    const { siteDir, dataDir, docsDirs } = folders;
    const files = fileEntries(path.join(siteDir, dataDir));
    const pages = docsDirs.flatMap((folder) => readPages(siteDir, folder));
    const key = JSON.stringify([files, pages]);
    if (last?.key !== key) last = { key, site: loadSite(folders, files, pages) };
    return last.site;
  };
}

function loadSite(folders: SiteFolders, files: FileEntry[], pages: Artifact[]): LoadedSite {
  const data = loadData(path.join(folders.siteDir, folders.dataDir), folders.siteDir);
  const content = siteContent(data, folders.featured, folders.siteUrl);
  const inPages = [
    ...pageProblems(pages, content.known, brokenReports(content)),
    ...pages.flatMap(legacyChartProblems),
  ];
  refuse([...data.problems, ...inPages, ...unshownReports(pages, content, folders.dataDir)]);
  const reports = new Map<string, ReportData | SummaryData>([
    ...content.reports.map(
      ({ report, page, charts }) => [report.id, withHeights(withHashes(page, files), charts)] as const,
    ),
    ...content.summaries.map(({ report, page, charts }) => [report.id, withHeights(page, charts)] as const),
  ]);
  return { ...content, files, pages: pageData(pages, content.known, reports) };
}

/** Prints warnings; throws where there is an error. */
function refuse(problems: Problem[]): void {
  for (const warning of problems.filter(({ level }) => level === 'warning')) console.warn(problemLine(warning));
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(failure(errors));
}

function failure(errors: Problem[]): string {
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  return [`${count} in artifacts and pages`, ...errors.map(problemLine)].join('\n');
}
