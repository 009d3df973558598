import { branchSourceProblems } from '../benchmark/artifacts/branchSources';
import { reportFromJson, reportSchema } from '../benchmark/artifacts/report';
import { hasErrors, problem } from '../benchmark/model/problem';
import { comparedSets, type Report } from '../benchmark/model/report';
import type { Artifact, Problem, ResultSet } from '../benchmark/model/resultSet';
import type { JsonFile } from '../json/jsonFile';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import { reportTableProblems } from './checkReportTables';
import { reportDateProblems } from './dates';
import { multiCandidateProblems } from './multiCandidateReferences';
import { type PublishedArtifacts, textProblems } from './published/publishedInput';
import { publishedProblems } from './published/publishedReferences';
import { comparisonProblems, type KnownIds, ownProblems } from './references';
import { checkJson } from './schemaCheck';

interface ReportFile {
  folder: ArtifactFolder;
  file: JsonFile;
  report: Report;
}

interface ReportArtifacts extends PublishedArtifacts {
  resultSets: readonly ResultSet[];
}

/** The report.json of a folder, checked with the schema of its kind of report. */
function readReport(folder: ArtifactFolder, problems: Problem[]): ReportFile | null {
  const { id, path, files, unread } = folder;
  const artifact = files.get('report.json');
  if (!artifact) {
    if (!unread.includes('report.json')) problems.push(problem(`${path}/report.json`, null, 'the file is missing'));
    return null;
  }
  const checked = checkJson(artifact, reportSchema);
  problems.push(...checked.problems);
  if (!checked.file) return null;
  const { file } = checked;
  const report = reportFromJson(id, file.value);
  return { folder, file, report };
}

export function tablesOf({ files }: ArtifactFolder): Artifact[] {
  return [...files.entries()].filter(([name]) => name.endsWith('.csv')).map(([, artifact]) => artifact);
}

/** Problems of a report's tables; a report without a comparison must not have any. */
function tableProblems(folder: ArtifactFolder, report: Report, resultSets: readonly ResultSet[]): Problem[] {
  const tables = tablesOf(folder);
  if (report.comparison) return reportTableProblems(tables, report, report.comparison, resultSets);
  const cure = report.multiCandidate
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
      ...comparisonProblems(file, report, artifacts.resultSets, ids),
      ...multiCandidateProblems(file, report, artifacts.resultSets, ids),
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
