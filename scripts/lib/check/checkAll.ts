import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { megabytes } from '../../../src/benchmark/model/guards/fileSize';
import { sortProblems, warning } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { isLeftBehind } from '../../../src/data/artifactReader';
import { readDataFolder, shownPath } from '../../../src/data/dataFolder';
import { filesBelow } from '../../../src/data/filesBelow';
import { type Data, dataOf } from '../../../src/data/loadData';
import { brokenReports, unrenderableReports } from '../../../src/plugin/content/brokenReports';
import { siteContent } from '../../../src/plugin/content/siteContent';
import { authoredChartProblems } from '../../../src/plugin/mdx/authoredCharts';
import { namesOurs } from '../../../src/plugin/mdx/componentRegistry';
import { allowedNames, findBareFigures, isCheckedPage, reportIdOf } from '../../../src/plugin/mdx/figuresInProse';
import { hasNoModules, modulesOf } from '../../../src/plugin/mdx/ownElements';
import { pageProblems, readPages } from '../../../src/plugin/mdx/pages';
import { type Page, parsePage } from '../../../src/plugin/mdx/parsePage';
import { proseSpots } from '../../../src/plugin/mdx/prosePlaceholders';
import { backtestProblems } from '../backtest';
import { today } from '../today';
import { temporaryOf } from '../writeFolder';
import { adviceProblems } from './checkAdvice';
import { claimProblems } from './checkClaims';
import { dateProblems } from './checkDates';
import { licenceProblems } from './checkLicences';
import { linkProblems } from './checkLinks';
import { orphanProblems } from './checkOrphans';
import { rerunProblems } from './checkReruns';
import { simulationProblems } from './checkSimulation';
import { type CheckScope, OWN_SITE } from './scope';

/** Files of this size get a warning; it is 100 times a result set of 103 queries with iterations. */
const LARGE_BYTES = 1024 * 1024;

/** The warning about a file that was left behind, with what to do; `file` is its full path, `part` the left part of `name`. */
function leftProblem(path: string, file: string, name: string, part: string): Problem {
  const temporary = temporaryOf(part);
  const before = file.slice(0, file.length - name.length + name.indexOf(part));
  if (temporary?.isOld && !existsSync(join(before, temporary.target))) {
    const message = `${temporary.target} is missing, and this folder is its earlier state: an import was interrupted`;
    return warning(path, null, message, `rename the folder to ${temporary.target}, or import it again`);
  }
  const message = 'a file that an editor or an interrupted import left behind';
  return warning(path, null, message, 'remove it: it would be published');
}

/** Warnings about a file; `name` is its path below a served folder. */
function fileProblems(path: string, file: string, name: string, bytes: number): Problem[] {
  const part = name.split('/').find(isLeftBehind);
  const left = part === undefined ? [] : [leftProblem(path, file, name, part)];
  const large =
    bytes > LARGE_BYTES
      ? [warning(path, null, `the file is ${megabytes(bytes)}, which every clone downloads`, 'make it smaller')]
      : [];
  return [...left, ...large];
}

/** Warnings for large files and leftovers in the data folder and in served folders of the project. */
function servedFileProblems(dataFolder: string, projectRoot: string, served: readonly string[]): Problem[] {
  const folders = [dataFolder, ...served.map((name) => join(projectRoot, name))];
  const paths = folders.flatMap((folder) =>
    filesBelow(folder).map((name) => [shownPath(join(folder, name), projectRoot), join(folder, name), name] as const),
  );
  const files = new Map(paths.map((file) => [file[0], file]));
  return [...files.values()].flatMap(([path, file, name]) => fileProblems(path, file, name, statSync(file).size));
}

interface Checked {
  data: Data;
  pages: number;
  problems: Problem[];
}

/**
 * Every problem of a data folder: artifacts, licenses, large and leftover files. If the folder has reports, also
 * problems of the project's pages: invalid MDX, unknown names, hard-coded numbers, claims without evidence, broken
 * links to data and charts, unused artifacts, and charts of the earlier components whose labels and values do not
 * match. Never throws for bad data.
 */
export function checkAll(dataFolder: string, projectRoot: string, scope = OWN_SITE): Checked {
  const folder = readDataFolder(dataFolder, projectRoot);
  const data = dataOf(folder);
  const served = servedFileProblems(dataFolder, projectRoot, scope.servedFolders);
  const own = [...data.problems, ...licenceProblems(data, folder), ...dateProblems(folder, today()), ...served];
  if (data.ids.reports.length === 0) return { data, pages: 0, problems: sortProblems(own) };
  const content = siteContent(data, scope.featured, 'http://localhost/');
  const pages = pagesOf(projectRoot, scope);
  const problems = [
    ...own,
    ...simulationProblems(dataFolder, data.resultSets),
    ...backtestProblems(dataFolder, data.resultSets),
    ...rerunProblems(folder, data),
    ...orphanProblems(data, folder, pages, content.names),
    ...pageProblems(pages, content.names, brokenReports(content)),
    ...(scope.ownPagesOnly ? [] : pages.flatMap(authoredChartProblems)),
    ...linkProblems(pages, content, dataFolder),
    ...figureProblems(pages, data),
    ...claimProblems(pages, data, folder, content.names.reports, filesBelow(dataFolder)),
    ...adviceProblems(pages, data.reports, folder, content.names),
    ...pages.flatMap(proseSpots),
  ];
  const unshown = unrenderableReports(pages, content, shownPath(dataFolder, projectRoot));
  return { data, pages: pages.length, problems: [...sortProblems(problems), ...unshown] };
}

function pagesOf(projectRoot: string, { pageFolders, ownPagesOnly }: CheckScope): Page[] {
  const siteHas = ownPagesOnly ? modulesOf(projectRoot) : hasNoModules;
  const pages = pageFolders.flatMap((name) => readPages(projectRoot, name));
  const looked = ownPagesOnly ? pages.filter(({ text }) => namesOurs(text)) : pages;
  const parsed = looked.map((page) => parsePage(page, siteHas));
  return ownPagesOnly ? parsed.filter(({ own, error }) => error !== null || own.length > 0) : parsed;
}

/** Hard-coded numbers in reports and posts, except pages of a report with errors, whose `allow` is unknown. */
function figureProblems(pages: readonly Page[], { ids, reports }: Data): Problem[] {
  const broken = ids.reports.filter((id) => !reports.some((report) => report.id === id));
  return pages
    .filter(({ path }) => isCheckedPage(path) && !broken.includes(reportIdOf(path) ?? ''))
    .flatMap((page) => findBareFigures(page, allowedNames(page.path, reports)));
}
