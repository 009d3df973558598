import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportData } from '../benchmark/page';
import { problem } from '../benchmark/parse';
import type { SummaryData } from '../benchmark/publishedPage';
import type { Artifact, Problem } from '../benchmark/types';
import { checkReference, type Known, reportOf } from './known';
import { mdxReferences } from './mdxReferences';
import { pageSlice } from './pageSlice';
import { filesBelow } from './staticOutput';
import { summarySlice } from './summarySlice';

/** The Markdown files of a folder below the site's own, paths from there; none where the folder is missing. */
export function readPages(siteDir: string, folder: string): Artifact[] {
  return filesBelow(join(siteDir, folder))
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(siteDir, folder, path), 'utf8') }));
}

/**
 * What is wrong with the names that pages use. Nothing is said of the reports in `broken`, which exist and cannot be shown:
 * the cause is elsewhere. The same message is given once per page, at its first line.
 */
export function pageProblems(pages: Artifact[], known: Known, broken: ReadonlySet<string>): Problem[] {
  return pages.flatMap((page) => {
    const found = new Map<string, Problem>();
    for (const reference of mdxReferences(page)) {
      const message = broken.has(reportOf(reference, known) ?? '') ? null : checkReference(reference, known);
      if (message && !found.has(message)) found.set(message, problem(page.path, reference.line, message));
    }
    return [...found.values()];
  });
}

/** Where a page first shows anything of a report, as `path:line`; null where it does not. */
export function firstUse(page: Artifact, report: string, known: Known): string | null {
  const found = mdxReferences(page).find((reference) => reportOf(reference, known) === report);
  return found ? `${page.path}:${found.line}` : null;
}

/** What one page prints of one report. */
export interface PageData {
  path: string;
  report: string;
  data: ReportData | SummaryData;
}

function sliced(data: ReportData | SummaryData, uses: Parameters<typeof pageSlice>[1]): ReportData | SummaryData {
  return 'verdicts' in data ? summarySlice(data, uses) : pageSlice(data, uses);
}

/** The data that each page carries, one entry per page and report that it shows. Names that do not exist are left out. */
export function pageData(
  pages: Artifact[],
  known: Known,
  reports: ReadonlyMap<string, ReportData | SummaryData>,
): PageData[] {
  return pages.flatMap((page) => {
    const uses = mdxReferences(page).map((reference) => ({ ...reference, report: reportOf(reference, known) }));
    return [...reports].flatMap(([report, data]) => {
      const own = uses.filter((use) => use.report === report);
      return own.length === 0 ? [] : [{ path: page.path, report, data: sliced(data, own) }];
    });
  });
}
