import { capacityProblems } from '../benchmark/capacityProblems';
import type { Published, ResourceUsage } from '../benchmark/publishedTypes';
import type { QueryMetrics } from '../benchmark/queryMetrics';
import type { Report, SummaryReport } from '../benchmark/reportTypes';
import type { Artifact, Environment, Problem, ResultSet } from '../benchmark/types';
import { type ArtifactFolder, type DataFolder, readDataFolder } from './artifacts';
import { loadPublished } from './loadPublished';
import { readReports, tablesOf, usableComparisons, usableSummaries, withoutSchemaKey } from './loadReports';
import { loadSuites, type QueryTexts } from './loadSuites';
import { sortProblems } from './problems';
import { environmentProblems, type KnownIds } from './references';
import { parseResourceUsageFolder } from './resourceUsageFolder';
import { parseResultSetFolder } from './resultSetFolder';
import { checkJson } from './schemaCheck';

/** What the data folder holds. Only artifacts without errors are in it; `problems` names the rest. */
export interface Data {
  resultSets: ResultSet[];
  /** What the event logs of result sets tell, by id; only of those that have such files. */
  queryMetrics: Record<string, QueryMetrics>;
  environments: Environment[];
  published: Published[];
  resourceUsage: ResourceUsage[];
  reports: Report[];
  /** The reports of which only summaries were published. */
  summaryReports: SummaryReport[];
  /** The small tables of each report, unparsed, by report id. */
  reportTables: Record<string, Artifact[]>;
  /** What the queries of each suite are. */
  queryTexts: QueryTexts;
  problems: Problem[];
  /** Every id that has a file, also where that file is broken. */
  ids: KnownIds;
}

function loadEnvironments(files: { id: string; file: Artifact }[], problems: Problem[]): Environment[] {
  return files.flatMap(({ id, file }) => {
    const checked = checkJson(file, 'environment');
    problems.push(...checked.problems);
    if (!checked.file) return [];
    const environment = { id, ...withoutSchemaKey(checked.file.value) } as Environment;
    problems.push(...capacityProblems(environment, file.path, checked.file.lineOf));
    return [environment];
  });
}

function loadResourceUsage(folders: ArtifactFolder[], problems: Problem[]): ResourceUsage[] {
  return folders.flatMap((folder) => {
    const parsed = parseResourceUsageFolder(folder);
    problems.push(...parsed.problems);
    return parsed.usage ? [parsed.usage] : [];
  });
}

type ResultSets = Pick<Data, 'resultSets' | 'queryMetrics'>;

function loadResultSets(folders: ArtifactFolder[], ids: KnownIds, problems: Problem[]): ResultSets {
  const queryMetrics: ResultSets['queryMetrics'] = {};
  const resultSets = folders.flatMap((folder) => {
    const parsed = parseResultSetFolder(folder);
    const path = `${folder.path}/datapackage.json`;
    problems.push(...parsed.problems, ...(parsed.resultSet ? environmentProblems(parsed.resultSet, path, ids) : []));
    if (parsed.metrics) queryMetrics[folder.id] = parsed.metrics;
    return parsed.resultSet ? [parsed.resultSet] : [];
  });
  return { resultSets, queryMetrics };
}

function knownIds({ resultSets, published, resourceUsage, environments, reports }: DataFolder): KnownIds {
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  return {
    resultSets: idsOf(resultSets),
    published: idsOf(published),
    resourceUsage: idsOf(resourceUsage),
    environments: idsOf(environments),
    reports: idsOf(reports),
  };
}

/**
 * The artifacts of a data folder (result-sets/, published/, resource-usage/, environments/, reports/, suites/), checked against their schemas,
 * parsed and validated, with what refers to what. All problems of all files at once, by file and line; paths in problems are relative to
 * `projectRoot`. Never throws for bad data: an artifact with an error is left out of the lists. What a published source contradicts is a
 * warning.
 */
export function loadData(root: string, projectRoot = process.cwd()): Data {
  return dataOf(readDataFolder(root, projectRoot));
}

/** The same of a folder whose files are read, from disk or from a git revision. */
export function dataOf(folder: DataFolder): Data {
  const ids = knownIds(folder);
  const problems = [...folder.problems];
  const environments = loadEnvironments(folder.environments, problems);
  const { resultSets, queryMetrics } = loadResultSets(folder.resultSets, ids, problems);
  const published = loadPublished(folder.published, environments, ids, problems);
  const resourceUsage = loadResourceUsage(folder.resourceUsage, problems);
  const files = readReports(folder.reports, problems);
  const reports = usableComparisons(files.comparisons, resultSets, ids, problems);
  const artifacts = { published, resourceUsage, environments, problems: [...problems] };
  const summaryReports = usableSummaries(files.summaries, artifacts, ids, problems);
  const queryTexts = loadSuites(folder.suites, problems);
  const reportTables = Object.fromEntries(folder.reports.map((report) => [report.id, tablesOf(report)]));
  const sorted = sortProblems(problems);
  return {
    resultSets,
    queryMetrics,
    environments,
    published,
    resourceUsage,
    reports,
    summaryReports,
    reportTables,
    queryTexts,
    problems: sorted,
    ids,
  };
}
