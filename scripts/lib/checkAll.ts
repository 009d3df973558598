import type { Problem } from '../../src/benchmark/types';
import { shownPath } from '../../src/plugin/artifacts';
import { allowedNames, bareFigures, holdsFigures } from '../../src/plugin/figuresInProse';
import { legacyChartProblems } from '../../src/plugin/legacyCharts';
import { type Data, loadData } from '../../src/plugin/loadData';
import { brokenReports, unshownReports } from '../../src/plugin/loadSiteContent';
import { pageProblems, readPages } from '../../src/plugin/pages';
import { sortProblems } from '../../src/plugin/problems';
import { proseSpots } from '../../src/plugin/proseSpots';
import { siteContent } from '../../src/plugin/siteContent';

const PAGE_FOLDERS = ['docs', 'blog', 'src/pages'];
/** The report that `<PerformanceDashboard />` without a name shows, as in docusaurus.config.ts. */
const FEATURED = 'gluten-velox-vs-comet';

/** What was looked at, with everything that is wrong with it. */
export interface Checked {
  data: Data;
  pages: number;
  problems: Problem[];
}

/**
 * Every problem of a data folder, and of the pages of the project when the folder has reports: names that do not exist and
 * figures typed into prose; charts of the earlier components whose labels and values do not fit. Never throws for bad data.
 */
export function checkAll(dataFolder: string, projectRoot: string): Checked {
  const data = loadData(dataFolder, projectRoot);
  if (data.ids.reports.length === 0) return { data, pages: 0, problems: data.problems };
  const content = siteContent(data, FEATURED, 'http://localhost/');
  const pages = PAGE_FOLDERS.flatMap((folder) => readPages(projectRoot, folder));
  const figures = pages
    .filter(({ path }) => holdsFigures(path))
    .flatMap((page) => bareFigures(page, allowedNames(page.path, [...data.reports, ...data.summaryReports])));
  const problems = [
    ...data.problems,
    ...pageProblems(pages, content.known, brokenReports(content)),
    ...pages.flatMap(legacyChartProblems),
    ...figures,
    ...pages.flatMap(proseSpots),
  ];
  const unshown = unshownReports(pages, content, shownPath(dataFolder, projectRoot));
  return { data, pages: pages.length, problems: [...sortProblems(problems), ...unshown] };
}
