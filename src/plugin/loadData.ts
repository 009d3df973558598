import { problem } from '../benchmark/parse';
import type { Artifact, Environment, Problem, Report, ResultSet } from '../benchmark/types';
import { type ArtifactFolder, readDataFolder } from './artifacts';
import type { JsonFile } from './jsonFile';
import { environmentProblems, type KnownIds, reportProblems } from './references';
import { reportTableProblems } from './reportTables';
import { parseResultSetFolder } from './resultSetFolder';
import { checkJson } from './schemaCheck';

/** What the data folder holds. Only artifacts without errors are in it; `problems` names the rest. */
export interface Data {
  resultSets: ResultSet[];
  environments: Environment[];
  reports: Report[];
  /** The small tables of each report, unparsed, by report id. */
  reportTables: Record<string, Artifact[]>;
  problems: Problem[];
  /** Every id that has a file, also where that file is broken. */
  ids: KnownIds;
}

/** Problems by file, then line: the order in which they are mended. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ level }) => level === 'error');
}

function withoutSchemaKey(value: unknown): object {
  const { $schema: _, ...rest } = value as Record<string, unknown>;
  return rest;
}

function loadEnvironments(files: { id: string; file: Artifact }[], problems: Problem[]): Environment[] {
  return files.flatMap(({ id, file }) => {
    const checked = checkJson(file, 'environment');
    problems.push(...checked.problems);
    return checked.file ? [{ id, ...withoutSchemaKey(checked.file.value) } as Environment] : [];
  });
}

function loadResultSets(folders: ArtifactFolder[], ids: KnownIds, problems: Problem[]): ResultSet[] {
  return folders.flatMap((folder) => {
    const parsed = parseResultSetFolder(folder);
    const path = `${folder.path}/datapackage.json`;
    problems.push(...parsed.problems, ...(parsed.resultSet ? environmentProblems(parsed.resultSet, path, ids) : []));
    return parsed.resultSet ? [parsed.resultSet] : [];
  });
}

function readReport(
  { id, path, files, unread }: ArtifactFolder,
  problems: Problem[],
): { file: JsonFile; report: Report } | null {
  const artifact = files.get('report.json');
  if (!artifact) {
    if (!unread.includes('report.json')) problems.push(problem(`${path}/report.json`, null, 'the file is missing'));
    return null;
  }
  const checked = checkJson(artifact, 'report');
  problems.push(...checked.problems);
  return checked.file
    ? { file: checked.file, report: { id, ...withoutSchemaKey(checked.file.value) } as Report }
    : null;
}

/** A report is usable when both of its result sets are, and nothing it refers to is missing. */
function loadReports(folders: ArtifactFolder[], resultSets: ResultSet[], ids: KnownIds, problems: Problem[]): Report[] {
  return folders.flatMap((folder) => {
    const read = readReport(folder, problems);
    if (!read) return [];
    const { file, report } = read;
    const [baseline, candidate] = [report.baseline, report.candidate].map((id) =>
      resultSets.find((set) => set.id === id),
    );
    const found = [
      ...reportProblems(file, report, resultSets, ids),
      ...reportTableProblems(tablesOf(folder), report, baseline, candidate),
    ];
    problems.push(...found);
    return baseline && candidate && !hasErrors(found) ? [report] : [];
  });
}

function tablesOf({ files }: ArtifactFolder): Artifact[] {
  return [...files.entries()].filter(([name]) => name.endsWith('.csv')).map(([, artifact]) => artifact);
}

/**
 * The artifacts of a data folder (result-sets/, environments/, reports/), checked against their schemas, parsed and
 * validated, with what refers to what. All problems of all files at once, by file and line; paths in problems are relative
 * to `projectRoot`. Never throws for bad data: an artifact with an error is left out of the lists.
 */
export function loadData(root: string, projectRoot = process.cwd()): Data {
  const folder = readDataFolder(root, projectRoot);
  const ids = {
    resultSets: folder.resultSets.map(({ id }) => id),
    environments: folder.environments.map(({ id }) => id),
    reports: folder.reports.map(({ id }) => id),
  };
  const problems = [...folder.problems];
  const environments = loadEnvironments(folder.environments, problems);
  const resultSets = loadResultSets(folder.resultSets, ids, problems);
  const reports = loadReports(folder.reports, resultSets, ids, problems);
  const reportTables = Object.fromEntries(folder.reports.map((report) => [report.id, tablesOf(report)]));
  return { resultSets, environments, reports, reportTables, problems: sortProblems(problems), ids };
}
