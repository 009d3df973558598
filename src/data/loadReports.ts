import { branchSourceProblems } from '../benchmark/artifacts/branchSources';
import { isEarlierReport } from '../benchmark/artifacts/earlierReport';
import { reportFromJson } from '../benchmark/artifacts/report';
import { hasErrors, problem } from '../benchmark/model/problem';
import { comparedSets, hasSeveral, pairOf, type Report } from '../benchmark/model/report';
import type { Artifact, Problem, ResultSet } from '../benchmark/model/resultSet';
import type { ReportFile } from '../benchmark/schemas/report';
import { type JsonFile, parseJson } from '../json/jsonFile';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import { reportTableProblems } from './checkReportTables';
import { reportDateProblems } from './dates';
import { type PublishedArtifacts, textProblems } from './published/publishedInput';
import { publishedProblems } from './published/publishedReferences';
import { comparisonProblems, type KnownIds, ownProblems } from './references';
import { checkJson } from './schemaCheck';
import { sideProblems } from './sideReferences';

interface ReadReport {
  folder: ArtifactFolder;
  file: JsonFile;
  report: Report;
}

interface ReportArtifacts extends PublishedArtifacts {
  resultSets: readonly ResultSet[];
}

/** The report.json of a folder, checked with its schema. */
function readReport(folder: ArtifactFolder, problems: Problem[]): ReadReport | null {
  const { id, path, files, unread } = folder;
  const artifact = files.get('report.json');
  if (!artifact) {
    if (!unread.includes('report.json')) problems.push(problem(`${path}/report.json`, null, 'the file is missing'));
    return null;
  }
  const earlier = parseJson(artifact).file;
  if (earlier && isEarlierReport(earlier.value)) {
    const message =
      'the report names its result sets as earlier versions did; now `sides` lists them, the baseline first';
    problems.push(problem(earlier.path, 1, message, 'npm run convert-reports rewrites it'));
    return null;
  }
  const checked = checkJson(artifact, 'report');
  problems.push(...checked.problems);
  if (!checked.file) return null;
  const { file } = checked;
  const report = reportFromJson(id, file.value as ReportFile);
  return { folder, file, report };
}

export function tablesOf({ files }: ArtifactFolder): Artifact[] {
  return [...files.entries()].filter(([name]) => name.endsWith('.csv')).map(([, artifact]) => artifact);
}

/** Problems of a report's tables; a report without a comparison must not have any. */
function tableProblems(folder: ArtifactFolder, report: Report, resultSets: readonly ResultSet[]): Problem[] {
  const tables = tablesOf(folder);
  const pair = pairOf(report);
  if (pair) return reportTableProblems(tables, report, pair, resultSets);
  const cure = hasSeveral(report)
    ? 'a report on several candidates is report.json alone'
    : 'a report of published comparisons is report.json alone: put figures into published/';
  return tables.map(({ path }) => problem(path, null, 'nothing reads this table', cure));
}

function isComplete(report: Report, artifacts: ReportArtifacts): boolean {
  const { publishedComparisons, usage } = report;
  const has = (list: readonly { id: string }[], id: string) => list.some((entry) => entry.id === id);
  return (
    comparedSets(report).every((id) => has(artifacts.resultSets, id)) &&
    publishedComparisons.every(({ id }) => has(artifacts.published, id)) &&
    (usage === null || has(artifacts.resourceUsage, usage.id))
  );
}

/**
 * Valid reports, with reports that compare result sets first: all their artifacts are valid, and no reference is
 * missing. Problems of the others are added to `problems`.
 */
export function loadReports(
  folders: readonly ArtifactFolder[],
  artifacts: ReportArtifacts,
  ids: KnownIds,
  problems: Problem[],
): Report[] {
  const reports = folders.flatMap((folder) => {
    const read = readReport(folder, problems);
    if (!read) return [];
    const { file, report } = read;
    const found = [
      ...ownProblems(file, report),
      ...sideProblems(file, report, artifacts.resultSets, ids),
      ...comparisonProblems(file, report, artifacts.resultSets),
      ...publishedProblems(file, report, { ...artifacts, ids }),
      ...reportDateProblems(file, report, artifacts.resultSets),
      ...branchSourceProblems(report.sources, file.path, (index) => file.lineOf(['sources', index, 'path'])),
      ...tableProblems(folder, report, artifacts.resultSets),
    ];
    const complete = isComplete(report, artifacts);
    if (complete && !hasErrors(found)) found.push(...textProblems(file, report, artifacts));
    problems.push(...found);
    return complete && !hasErrors(found) ? [report] : [];
  });
  const compares = (report: Report) => comparedSets(report).length > 0;
  return [...reports.filter(compares), ...reports.filter((report) => !compares(report))];
}
