import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import type { ReportData } from '../../components/report/report';
import { filesBelow } from '../../data/filesBelow';
import { remembering } from '../../data/remembering';
import { mdxReferences, type Reference } from './mdxReferences';
import { checkReference, type PageNames, reportOf } from './pageNames';
import { pageSlice } from './pageSlice';
import type { Page } from './parsePage';

/** What is written for developers and is no page. */
const NO_PAGES = /^dev\//;

/** The Markdown files of a folder below the site's own, paths from there; none where the folder is missing. */
export function readPages(siteDir: string, folder: string): Artifact[] {
  return filesBelow(join(siteDir, folder))
    .filter((path) => /\.mdx?$/.test(path) && !NO_PAGES.test(path))
    .sort()
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(siteDir, folder, path), 'utf8') }));
}

/**
 * What is wrong with pages: those that are no MDX, and the names that they use. Nothing is said of the reports in `broken`, which exist and cannot be shown:
 * the cause is elsewhere. The same message is given once per page, at its first line.
 */
export function pageProblems(pages: readonly Page[], names: PageNames, broken: ReadonlySet<string>): Problem[] {
  return pages.flatMap((page) => {
    const found = new Map<string, Problem>();
    for (const reference of mdxReferences(page)) {
      const message = broken.has(reportOf(reference, names) ?? '') ? null : checkReference(reference, names);
      if (message && !found.has(message)) found.set(message, problem(page.path, reference.line, message));
    }
    return page.error ? [page.error] : [...found.values()];
  });
}

/** Where a page first shows anything of a report, as `path:line`; null where it does not. */
export function firstUse(page: Page, report: string, names: PageNames): string | null {
  const found = mdxReferences(page).find((reference) => reportOf(reference, names) === report);
  return found ? `${page.path}:${found.line}` : null;
}

/** What one page prints of one report. */
export interface PageData {
  path: string;
  report: string;
  data: ReportData;
}

interface SliceInput {
  path: string;
  data: ReportData;
  uses: readonly Reference[];
  foldTabs?: boolean;
}

/** What a page needs of a report's data. */
function sliced({ data, uses, foldTabs }: SliceInput): ReportData {
  return pageSlice(data, uses, foldTabs);
}

/** A function that slices a report's data for a page anew only when the data or the page's uses are others than the last time. */
export function pageSlicer(): typeof sliced {
  return remembering(
    sliced,
    ({ path, data }) => `${path} ${data.report.id}`,
    ({ data, uses }) => [data, JSON.stringify(uses)],
  );
}

/** The data that each page carries, one entry per page and report that it shows. Names that do not exist are left out. `slice` is for those who ask again and again. */
export function pageData(
  pages: readonly Page[],
  names: PageNames,
  reports: readonly ReportData[],
  slice = sliced,
): PageData[] {
  return pages.flatMap((page) => {
    const uses = mdxReferences(page).map((reference) => ({ ...reference, report: reportOf(reference, names) }));
    return reports.flatMap((data) => {
      const report = data.report.id;
      const own = uses.filter((use) => use.report === report);
      return own.length === 0
        ? []
        : [{ path: page.path, report, data: slice({ path: page.path, data, uses: own, foldTabs: names.foldTabs }) }];
    });
  });
}
