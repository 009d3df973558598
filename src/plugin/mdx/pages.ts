import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import type { ReportData } from '../../components/report/report';
import { filesBelow } from '../../data/filesBelow';
import { type Sharing, sharingOf } from './componentRegistry';
import { checkReference, type PageNames, reportOf } from './pageNames';
import { expandedUses, pageSlice } from './pageSlice';
import type { Page } from './parsePage';

/** Documents for developers, which are not pages. */
const NO_PAGES = /^dev\//;

/** Markdown files below a folder, with paths from the site folder; empty if it is missing. */
export function readPages(siteDir: string, folder: string): Artifact[] {
  return filesBelow(join(siteDir, folder))
    .filter((path) => /\.mdx?$/.test(path) && !NO_PAGES.test(path))
    .sort()
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(siteDir, folder, path), 'utf8') }));
}

/**
 * Problems of pages: invalid MDX and unknown names. Reports in `broken` are ignored, because they exist and the cause
 * is elsewhere. A message appears once per page, at its first line.
 */
export function pageProblems(pages: readonly Page[], names: PageNames, broken: ReadonlySet<string>): Problem[] {
  return pages.flatMap((page) => {
    const found = new Map<string, Problem>();
    for (const reference of page.references) {
      const message = broken.has(reportOf(reference, names) ?? '') ? null : checkReference(reference, names);
      if (message && !found.has(message)) found.set(message, problem(page.path, reference.line, message));
    }
    return page.error ? [page.error] : [...found.values()];
  });
}

/** The first use of a report on a page as `path:line`; null if there is none. */
export function firstUse(page: Page, report: string, names: PageNames): string | null {
  const found = page.references.find((reference) => reportOf(reference, names) === report);
  return found ? `${page.path}:${found.line}` : null;
}

export interface PageData {
  path: string;
  report: string;
  /** The components of the page that the data are for. */
  sharing: Sharing;
  data: ReportData;
}

/** An entry per page, report, and components that share data. Unknown names are omitted. */
export function pageData(pages: readonly Page[], names: PageNames, reports: readonly ReportData[]): PageData[] {
  return pages.flatMap((page) => {
    const uses = page.references.map((reference) => ({ ...reference, report: reportOf(reference, names) }));
    return reports.flatMap((data) => {
      const report = data.report.id;
      const own = uses.filter((use) => use.report === report);
      if (own.length === 0) return [];
      const { foldTabs } = names;
      const shown = [...own, ...expandedUses(data, own, { foldTabs })];
      return [...new Set(shown.map(({ component }) => sharingOf(component)))].map((sharing) => {
        return { path: page.path, report, sharing, data: pageSlice(data, own, { foldTabs, sharing }) };
      });
    });
  });
}
