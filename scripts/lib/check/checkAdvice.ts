import { problem } from '../../../src/benchmark/model/problem';
import type { Report } from '../../../src/benchmark/model/report';
import type { Artifact, Problem } from '../../../src/benchmark/model/resultSet';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import type { DataFolder } from '../../../src/data/dataFolder';
import { parseJson } from '../../../src/json/jsonFile';
import { anchorIds } from '../../../src/plugin/mdx/pageAnchors';
import { type PageNames, reportOf } from '../../../src/plugin/mdx/pageNames';
import type { Page } from '../../../src/plugin/mdx/parsePage';

/** The problem of advice whose reasons are in no section of the report's pages; null if they are, or it has no page. */
function adviceProblem({ id, advice }: Report, file: Artifact, pages: readonly Page[], names: PageNames) {
  const reportPages = pages.filter(({ references }) =>
    references.some((reference) => reportOf(reference, names) === id),
  );
  if (!advice || reportPages.length === 0) return null;
  // Tabs that the site generates have no page of their own among `pages`.
  const sections = names.foldTabs ? [] : (names.reports[id]?.sections ?? []).map((section) => section.id);
  const ids = [...new Set([...sections, ...reportPages.flatMap((page) => anchorIds(page, names))])];
  const anchor = advice.why.slice(1);
  if (ids.includes(anchor)) return null;
  const line = parseJson(file).file?.lineOf(['advice', 'why']) ?? null;
  const message = `advice.why: ${unknownName('section', anchor, ids)}`;
  return problem(file.path, line, message, `name a section of ${reportPages.map(({ path }) => path).join(' or ')}`);
}

/** Problems of reports whose advice links to a section that none of their pages has. */
export function adviceProblems(
  pages: readonly Page[],
  reports: readonly Report[],
  folder: DataFolder,
  names: PageNames,
): Problem[] {
  return reports.flatMap((report) => {
    const file = folder.reports.find(({ id }) => id === report.id)?.files.get('report.json');
    return (file && adviceProblem(report, file, pages, names)) ?? [];
  });
}
