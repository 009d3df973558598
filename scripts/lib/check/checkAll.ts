import { sortProblems } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { readDataFolder, shownPath } from '../../../src/data/dataFolder';
import { type Data, dataOf } from '../../../src/data/loadData';
import { brokenReports, unshownReports } from '../../../src/plugin/content/brokenReports';
import { siteContent } from '../../../src/plugin/content/siteContent';
import { allowedNames, bareFigures, holdsFigures } from '../../../src/plugin/mdx/figuresInProse';
import { legacyChartProblems } from '../../../src/plugin/mdx/legacyCharts';
import { pageProblems, readPages } from '../../../src/plugin/mdx/pages';
import { type Page, parsePage } from '../../../src/plugin/mdx/parsePage';
import { proseSpots } from '../../../src/plugin/mdx/prosePlaceholders';
import { claimProblems } from './checkClaims';
import { servedFileProblems } from './checkFiles';
import { licenceProblems } from './checkLicences';
import { linkProblems } from './checkLinks';
import { orphanProblems } from './checkOrphans';

const PAGE_FOLDERS = ['docs', 'blog', 'src/pages'];
/** The report that `<PerformanceDashboard />` without a name shows, as in docusaurus.config.ts. */
const FEATURED = 'gluten-velox-vs-comet';

/** What was looked at, with everything that is wrong with it. */
interface Checked {
  data: Data;
  pages: number;
  problems: Problem[];
}

/**
 * Every problem of a data folder: its artifacts, their licences, large and left-over files. Where the folder has reports, also those of the
 * pages of the project: what is no MDX, names that do not exist, figures typed into prose, claims without evidence, links to data and charts that lead nowhere, artifacts that
 * nothing uses, charts of the earlier components whose labels and values do not fit. Never throws for bad data.
 */
export function checkAll(dataFolder: string, projectRoot: string): Checked {
  const folder = readDataFolder(dataFolder, projectRoot);
  const data = dataOf(folder);
  const own = [...data.problems, ...licenceProblems(data, folder), ...servedFileProblems(dataFolder, projectRoot)];
  if (data.ids.reports.length === 0) return { data, pages: 0, problems: sortProblems(own) };
  const content = siteContent(data, FEATURED, 'http://localhost/');
  const pages = PAGE_FOLDERS.flatMap((name) => readPages(projectRoot, name)).map(parsePage);
  const problems = [
    ...own,
    ...orphanProblems(data, folder, pages, content.names),
    ...pageProblems(pages, content.names, brokenReports(content)),
    ...pages.flatMap(legacyChartProblems),
    ...linkProblems(pages, content, dataFolder),
    ...figureProblems(pages, data),
    ...claimProblems(pages, data, folder, content.names.reports),
    ...pages.flatMap(proseSpots),
  ];
  const unshown = unshownReports(pages, content, shownPath(dataFolder, projectRoot));
  return { data, pages: pages.length, problems: [...sortProblems(problems), ...unshown] };
}

/** The figures typed into the prose of reports and blog posts. */
function figureProblems(pages: readonly Page[], { reports }: Data): Problem[] {
  return pages
    .filter(({ path }) => holdsFigures(path))
    .flatMap((page) => bareFigures(page, allowedNames(page.path, reports)));
}
