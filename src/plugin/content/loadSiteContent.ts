import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemLine } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import type { ReportData } from '../../components/report/report';
import { type FileEntry, fileEntries } from '../../data/dataIndex';
import { loadData } from '../../data/loadData';
import { memoize } from '../../data/memoize';
import { withHeights } from '../../figures/render/chartHeights';
import { authoredChartProblems } from '../mdx/authoredCharts';
import { namesOurs } from '../mdx/componentRegistry';
import { hasNoModules, modulesOf } from '../mdx/ownElements';
import { type PageData, pageData, pageProblems, readPages } from '../mdx/pages';
import { type Page, pageParser } from '../mdx/parsePage';
import { brokenReports, unrenderableReports } from './brokenReports';
import { type ReportContent, reportComputer } from './reportContent';
import { type SiteContent, siteContent } from './siteContent';
import { generatedTabs, withTabs } from './tabs';

/** SHA-256 of each side's results.csv; undefined if there is none. */
interface SideHashes {
  baseline?: string;
  candidate?: string;
}

function sideHashes({ comparison }: ReportData, files: readonly FileEntry[]): SideHashes {
  const hash = (id?: string) => files.find(({ path }) => path === `/data/result-sets/${id}/results.csv`)?.sha256;
  return { baseline: hash(comparison?.baseline.id), candidate: hash(comparison?.candidate.id) };
}

/** A report's data with the hashes of both sides, which a problem report quotes; unchanged without a comparison. */
function withHashes(page: ReportData, hashes: SideHashes): ReportData {
  const { comparison } = page;
  if (!comparison) return page;
  const hashed = {
    baseline: { ...comparison.baseline, sha256: hashes.baseline },
    candidate: { ...comparison.candidate, sha256: hashes.candidate },
  };
  return { ...page, comparison: { ...comparison, ...hashed } };
}

/** Folders of the site, and its URL with base path, which ends in a slash. */
interface SiteFolders {
  siteDir: string;
  siteUrl: string;
  dataDir: string;
  docsDirs: string[];
  featured: string;
  /** True if the tabs of a report are folded into one page. */
  foldTabs?: boolean;
  /** If true, pages without these components are not checked, and neither are charts with inline data. */
  ownPagesOnly: boolean;
}

export interface LoadedSite extends SiteContent {
  /** Length and hash of every artifact. */
  files: FileEntry[];
  pages: PageData[];
  tabs: ReturnType<typeof generatedTabs>;
  /** Parsed pages with their syntax trees, by path from the site folder. */
  parsed: ReadonlyMap<string, Page>;
}

/**
 * Returns a function that reads artifacts and pages and computes the site's content. If no file changed since the last
 * call, it returns the same object, because one save in an editor is often several events. Prints each warning once.
 * Throws with every problem of every file if an artifact has an error or a page uses an unknown name, so that cold and
 * warm builds fail alike. `elsewhere` returns the ids of reports of other plugin instances, which are ignored.
 */
export function createLoader(
  folders: SiteFolders,
  elsewhere: () => ReadonlySet<string> = () => new Set(),
): () => LoadedSite {
  const siteHas = folders.ownPagesOnly ? modulesOf(folders.siteDir) : hasNoModules;
  const [parse, content] = [pageParser(siteHas), contentComputer(folders, elsewhere)];
  let last: { key: string; site: LoadedSite } | null = null;
  return () => {
    const { siteDir, dataDir, docsDirs, ownPagesOnly } = folders;
    const files = fileEntries(path.join(siteDir, dataDir));
    const read = docsDirs.flatMap((folder) => readPages(siteDir, folder));
    const pages = ownPagesOnly ? read.filter(({ text }) => namesOurs(text)) : read;
    const key = JSON.stringify([files, pages]);
    if (last?.key !== key) last = { key, site: content(files, pages.map(parse)) };
    return last.site;
  };
}

/** Returns a function that computes the site's content; later calls recompute only what changed. */
function contentComputer(
  folders: SiteFolders,
  elsewhere: () => ReadonlySet<string>,
): (files: FileEntry[], pages: Page[]) => LoadedSite {
  const { siteDir, dataDir, featured, siteUrl, ownPagesOnly, foldTabs } = folders;
  const [compute, shown] = [reportComputer(), createReportPages()];
  const refuse = createProblemReporter();
  const siteOf = memoize(
    () => siteContent(loadData(path.join(siteDir, dataDir), siteDir), featured, siteUrl, compute),
    () => dataDir,
    (files: readonly FileEntry[]) => [JSON.stringify(files)],
  );
  return (files, pages) => {
    const computed = siteOf(files);
    const content = { ...computed, names: { ...computed.names, foldTabs } };
    const inPages = [
      ...pageProblems(pages, content.names, new Set([...brokenReports(content), ...elsewhere()])),
      ...(ownPagesOnly ? [] : pages.flatMap(authoredChartProblems)),
    ];
    refuse([...content.data.problems, ...inPages, ...unrenderableReports(pages, content, dataDir)]);
    const reports = content.reports.map((report) =>
      withTabs(shown({ ...report, hashes: sideHashes(report.page, files) }), pages, content.names),
    );
    const tabs = reports.flatMap((report) => generatedTabs(report, pages));
    const parsed = new Map(pages.map((page) => [page.path, page]));
    return { ...content, files, tabs, pages: pageData(pages, content.names, reports), parsed };
  };
}

/** Returns a memoized function for the data of a report's pages, with hashes and heights. */
function createReportPages() {
  return memoize(
    ({ page, charts, hashes }: ReportContent & { hashes: SideHashes }) => withHeights(withHashes(page, hashes), charts),
    ({ report }) => report.id,
    ({ page, hashes }) => [page, hashes.baseline, hashes.candidate],
  );
}

/**
 * Returns a function that prints each new warning once and throws if there is an error. Warnings in the file that
 * PRINTED_WARNINGS names, if any, were printed before a restart; it adds the new ones.
 */
function createProblemReporter(): (problems: Problem[]) => void {
  const kept = process.env.PRINTED_WARNINGS;
  const printed = new Set(kept && existsSync(kept) ? readFileSync(kept, 'utf8').split('\n') : []);
  return (problems) => {
    const warnings = problems.filter(({ level }) => level === 'warning').map(problemLine);
    for (const line of warnings.filter((warning) => !printed.has(warning))) {
      console.warn(line);
      printed.add(line);
      if (kept) appendFileSync(kept, `${line}\n`);
    }
    const errors = problems.filter(({ level }) => level === 'error');
    if (errors.length > 0) throw withoutStack(new Error(failure(errors)));
  };
}

/** An error about data without a stack trace, which does not help to fix the data. */
function withoutStack(error: Error): Error {
  return Object.assign(error, { stack: `Error: ${error.message}` });
}

function failure(errors: Problem[]): string {
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  return [`${count} in data files and pages`, ...errors.map(problemLine)].join('\n');
}
