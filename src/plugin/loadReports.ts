import { problem } from '../benchmark/parse';
import type { Report, SummaryReport } from '../benchmark/reportTypes';
import type { Artifact, Problem, ResultSet } from '../benchmark/types';
import type { JsonFile } from '../json/jsonFile';
import type { ArtifactFolder } from './artifacts';
import { hasErrors } from './problems';
import { type KnownIds, reportProblems } from './references';
import { reportTableProblems } from './reportTables';
import { checkJson } from './schemaCheck';
import { type SummaryArtifacts, textProblems } from './summaryInput';
import { summaryProblems } from './summaryReferences';

interface ReportFile {
  folder: ArtifactFolder;
  file: JsonFile;
  report: Report | SummaryReport;
}

/** A report.json without its own schema's name. */
export function withoutSchemaKey(value: unknown): object {
  const { $schema: _, ...rest } = value as Record<string, unknown>;
  return rest;
}

function isSummary(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'summaries' in value;
}

/** The report.json of a folder, held against the schema of its kind: one with `summaries` shows published summaries. */
function readReport(folder: ArtifactFolder, problems: Problem[]): ReportFile | null {
  const { id, path, files, unread } = folder;
  const artifact = files.get('report.json');
  if (!artifact) {
    if (!unread.includes('report.json')) problems.push(problem(`${path}/report.json`, null, 'the file is missing'));
    return null;
  }
  const checked = checkJson(artifact, (value) => (isSummary(value) ? 'summary-report' : 'report'));
  problems.push(...checked.problems);
  if (!checked.file) return null;
  const report = { id, ...withoutSchemaKey(checked.file.value) } as Report | SummaryReport;
  return { folder, file: checked.file, report };
}

/** The small tables of a report, in order of name. */
export function tablesOf({ files }: ArtifactFolder): Artifact[] {
  return [...files.entries()].filter(([name]) => name.endsWith('.csv')).map(([, artifact]) => artifact);
}

/** Every report.json that fits its schema, by kind. */
export interface ReportFiles {
  comparisons: (ReportFile & { report: Report })[];
  summaries: (ReportFile & { report: SummaryReport })[];
}

/** Reads every report.json; what is wrong with them is added to `problems`. */
export function readReports(folders: readonly ArtifactFolder[], problems: Problem[]): ReportFiles {
  const files = folders.flatMap((folder) => readReport(folder, problems) ?? []);
  return {
    comparisons: files.filter(({ report }) => !isSummary(report)) as ReportFiles['comparisons'],
    summaries: files.filter(({ report }) => isSummary(report)) as ReportFiles['summaries'],
  };
}

/** The comparisons that are usable: both result sets are, and nothing they refer to is missing. */
export function usableComparisons(
  files: ReportFiles['comparisons'],
  resultSets: ResultSet[],
  ids: KnownIds,
  problems: Problem[],
): Report[] {
  return files.flatMap(({ folder, file, report }) => {
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

function tableProblems(folder: ArtifactFolder): Problem[] {
  const cure = 'a report of published summaries is report.json alone: put figures into published/';
  return tablesOf(folder).map(({ path }) => problem(path, null, 'nothing reads this table', cure));
}

/** The reports of published summaries that are usable: every artifact that they name is, and nothing they refer to is missing. */
export function usableSummaries(
  files: ReportFiles['summaries'],
  artifacts: SummaryArtifacts,
  ids: KnownIds,
  problems: Problem[],
): SummaryReport[] {
  return files.flatMap(({ folder, file, report }) => {
    const found = [...summaryProblems(file, report, { ...artifacts, ids }), ...tableProblems(folder)];
    const usage = report.usage;
    const complete =
      report.summaries.every(({ id }) => artifacts.published.some((set) => set.id === id)) &&
      (usage === null || artifacts.resourceUsage.some((set) => set.id === usage.id));
    if (complete && !hasErrors(found)) found.push(...textProblems(file, report, artifacts));
    problems.push(...found);
    return complete && !hasErrors(found) ? [report] : [];
  });
}
