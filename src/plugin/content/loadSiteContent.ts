import path from 'node:path';
import { problemLine } from '../../benchmark/model/problem';
import type { Problem } from '../../benchmark/model/resultSet';
import type { ReportData } from '../../components/report/report';
import { type FileEntry, fileEntries } from '../../data/dataIndex';
import { loadData } from '../../data/loadData';
import { remembering } from '../../data/remembering';
import { withHeights } from '../../figures/render/chartHeights';
import { authoredChartProblems } from '../mdx/authoredCharts';
import { namesOurs } from '../mdx/componentRegistry';
import { hasNone, modulesOf } from '../mdx/ownElements';
import { type PageData, pageData, pageProblems, pageSlicer, readPages } from '../mdx/pages';
import { type Page, pageParser } from '../mdx/parsePage';
import { brokenReports, unshownReports } from './brokenReports';
import { type ReportContent, reportComputer } from './reportContent';
import { type SiteContent, siteContent } from './siteContent';
import { generatedTabs, tabAdder } from './tabs';

/** The SHA-256 of the results.csv of both sides; undefined if there is none. */
interface SideHashes {
  baseline?: string;
  candidate?: string;
}

/** The hashes of the result sets that a report compares. */
function sideHashes({ comparison }: ReportData, files: readonly FileEntry[]): SideHashes {
  const hash = (id?: string) => files.find(({ path }) => path === `/data/result-sets/${id}/results.csv`)?.sha256;
  return { baseline: hash(comparison?.baseline.id), candidate: hash(comparison?.candidate.id) };
}

/** A report's data with the hashes of both sides, which a reader's report of a wrong number names; without a comparison as it is. */
function withHashes(page: ReportData, hashes: SideHashes): ReportData {
  const { comparison } = page;
  if (!comparison) return page;
  const hashed = {
    baseline: { ...comparison.baseline, sha256: hashes.baseline },
    candidate: { ...comparison.candidate, sha256: hashes.candidate },
  };
  return { ...page, comparison: { ...comparison, ...hashed } };
}

/** Where the site's parts lie, and its address with base path, which ends in a slash. */
interface SiteFolders {
  siteDir: string;
  siteUrl: string;
  dataDir: string;
  docsDirs: string[];
  featured: string;
  /** Whether the tabs of a report are folded into its one page. */
  foldTabs?: boolean;
  /** Whether pages that use no component of ours are left alone, and charts that pages describe themselves. */
  ownPagesOnly: boolean;
}

/** The site's content with the data that each of its pages carries. */
export interface LoadedSite extends SiteContent {
  /** Length and hash of every artifact. */
  files: FileEntry[];
  pages: PageData[];
  /** The generated tabs of reports. */
  tabs: ReturnType<typeof generatedTabs>;
  /** The pages that it has read, with their syntax trees, by their path from the site's folder. */
  parsed: ReadonlyMap<string, Page>;
}

/**
 * A function that reads artifacts and pages and computes the site's content; where no file has changed since the last
 * call, it returns the same object again (an editor's one save is often several events). It prints each warning once. It throws,
 * with every problem of every file, if there is an error in an artifact or a page uses a name that does not exist; so
 * cold and warm builds fail alike. `elsewhere` has the ids of reports that other instances of the plugin show: of those nothing is said.
 */
export function createLoader(
  folders: SiteFolders,
  elsewhere: () => ReadonlySet<string> = () => new Set(),
): () => LoadedSite {
  const siteHas = folders.ownPagesOnly ? modulesOf(folders.siteDir) : hasNone;
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

/** A function that computes the site's content of artifacts and pages; at the next call, only what has changed since. */
function contentComputer(
  folders: SiteFolders,
  elsewhere: () => ReadonlySet<string>,
): (files: FileEntry[], pages: Page[]) => LoadedSite {
  const { siteDir, dataDir, featured, siteUrl, ownPagesOnly, foldTabs } = folders;
  const [compute, shown, withTabs, slice] = [reportComputer(), reportShower(), tabAdder(), pageSlicer()];
  const refuse = refuser();
  return (files, pages) => {
    const data = loadData(path.join(siteDir, dataDir), siteDir);
    const computed = siteContent(data, featured, siteUrl, compute);
    const content = { ...computed, names: { ...computed.names, foldTabs } };
    const inPages = [
      ...pageProblems(pages, content.names, new Set([...brokenReports(content), ...elsewhere()])),
      ...(ownPagesOnly ? [] : pages.flatMap(authoredChartProblems)),
    ];
    refuse([...data.problems, ...inPages, ...unshownReports(pages, content, dataDir)]);
    const reports = content.reports.map((report) =>
      withTabs(shown({ ...report, hashes: sideHashes(report.page, files) }), pages, content.names),
    );
    const tabs = reports.flatMap((report) => generatedTabs(report, pages));
    const parsed = new Map(pages.map((page) => [page.path, page]));
    return { ...content, files, tabs, pages: pageData(pages, content.names, reports, slice), parsed };
  };
}

/** A function that gives what pages carry of a report, with hashes and heights, anew only where the report or its files are others than the last time. */
function reportShower() {
  return remembering(
    ({ page, charts, hashes }: ReportContent & { hashes: SideHashes }) => withHeights(withHashes(page, hashes), charts),
    ({ report }) => report.id,
    ({ page, hashes }) => [page, hashes.baseline, hashes.candidate],
  );
}

/** A function that prints the warnings that it has not printed before, and throws if there is an error. */
function refuser(): (problems: Problem[]) => void {
  const printed = new Set<string>();
  return (problems) => {
    const warnings = problems.filter(({ level }) => level === 'warning').map(problemLine);
    for (const line of warnings.filter((warning) => !printed.has(warning))) console.warn(line);
    for (const line of warnings) printed.add(line);
    const errors = problems.filter(({ level }) => level === 'error');
    if (errors.length > 0) throw withoutStack(new Error(failure(errors)));
  };
}

/** An error about data: the place in this program does not help whoever edits the data. */
function withoutStack(error: Error): Error {
  return Object.assign(error, { stack: `Error: ${error.message}` });
}

function failure(errors: Problem[]): string {
  const count = errors.length === 1 ? '1 problem' : `${errors.length} problems`;
  return [`${count} in data files and pages`, ...errors.map(problemLine)].join('\n');
}
