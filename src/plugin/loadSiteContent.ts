import path from 'node:path';
import type { Problem } from '../benchmark/types';
import { fileEntries } from './dataIndex';
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
  pages: PageData[];
}

/**
 * Reads artifacts and pages and computes the site's content. Prints warnings. Throws, with every problem of every file,
 * if there is an error in an artifact or a page uses a name that does not exist; so cold and warm builds fail alike.
 */
export function loadSiteContent({ siteDir, siteUrl, dataDir, docsDirs, featured }: SiteFolders): LoadedSite {
  const data = loadData(path.join(siteDir, dataDir), siteDir);
  const content = siteContent(data, featured, siteUrl);
  const pages = docsDirs.flatMap((folder) => readPages(siteDir, folder));
  const problems = [...data.problems, ...pageProblems(pages, content.known, brokenReports(content))];
  const warnings = problems.filter(({ level }) => level === 'warning');
  for (const warning of warnings) console.warn(problemLine(warning));
  const errors = problems.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(failure(errors));
  const files = fileEntries(path.join(siteDir, dataDir));
  const reports = new Map(content.reports.map(({ report, page }) => [report.id, withHashes(page, files)]));
  return { ...content, pages: pageData(pages, content.known, reports) };
}

/**
 * What to say on pages that show a report which exists but cannot be shown, by report: one whose own files refer to what
 * is not there. '' for a report that is only waiting for a result set to be mended: its pages are in order.
 */
export function brokenReports({ data, reports }: SiteContent): Map<string, string> {
  const broken = data.ids.reports.filter((id) => !reports.some(({ report }) => report.id === id));
  const own = (id: string) =>
    data.problems.some(({ path, level }) => level === 'error' && path.includes(`/reports/${id}/`));
  return new Map(
    broken.map((id) => [id, own(id) ? `this page shows the report ${id}, whose own files have errors` : '']),
  );
}

function failure(errors: Problem[]): string {
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  return [`${count} in artifacts and pages`, ...errors.map(problemLine)].join('\n');
}
