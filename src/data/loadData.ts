import { capacityProblems } from '../benchmark/artifacts/capacity';
import {
  type EnvironmentFile,
  environmentHistoryProblems,
  statementProblems,
} from '../benchmark/artifacts/checkStatements';
import { contradictions } from '../benchmark/artifacts/contradictions';
import { crossProblems } from '../benchmark/artifacts/sanityChecks/crossCheck';
import { type PriceFile, priceProblems, sumProblems } from '../benchmark/cost/checkPrices';
import type { Price } from '../benchmark/model/cost/price';
import type { Coverage } from '../benchmark/model/coverage';
import { quoteValue } from '../benchmark/model/guards/plainText';
import { recordOf } from '../benchmark/model/guards/record';
import { problem, sortProblems, warning } from '../benchmark/model/problem';
import type { PublishedComparison, ResourceUsage } from '../benchmark/model/published';
import { isTpc, TPC_SUITES } from '../benchmark/model/queries';
import type { QueryMetrics } from '../benchmark/model/queryMetrics';
import type { Report } from '../benchmark/model/report';
import type { Artifact, Environment, Problem, ResultSet } from '../benchmark/model/resultSet';
import type { EngineRecord, Round } from '../benchmark/model/round';
import { unknownName } from '../benchmark/text/suggestName';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import { type DataFolder, readDataFolder } from './dataFolder';
import { commitDayProblems } from './dates';
import { loadCoverages } from './loadCoverage';
import { loadHistory } from './loadHistory';
import { loadReports, tablesOf } from './loadReports';
import { loadSuites, type OwnSuite, type QueryTexts } from './loadSuites';
import { type PublishedFile, parsePublishedFolder } from './published/publishedFolder';
import { parseResourceUsageFolder } from './published/resourceUsageFolder';
import {
  competitorProblems,
  type KnownIds,
  rerunDifferences,
  rerunProblems,
  resultSetReferences,
  unknownAt,
} from './references';
import { parseResultSetFolder } from './resultSetFolder';
import { readValue } from './schemaCheck';

/** Problems of a published comparison that names an environment without a file. */
function publishedEnvironmentProblems({ published, json }: PublishedFile, ids: KnownIds): Problem[] {
  return (['environment', 'extraEnvironment'] as const).flatMap((key) => {
    const id = published[key];
    if (id === null || ids.environments.includes(id)) return [];
    const line = json.lineOf(['published', key]);
    const message = `${key}: ${unknownName('environment', id, ids.environments)}`;
    return [problem(json.path, line, message, 'add the file to environments/, name one that is there, or write null')];
  });
}

/** Problems of sides that name a result set that does not exist. */
function publishedSetProblems({ published, json }: PublishedFile, { resultSets }: KnownIds): Problem[] {
  return (['baseline', 'candidate'] as const).flatMap((side) => {
    const { resultSet } = published[side];
    return resultSet === undefined
      ? []
      : unknownAt(json, ['published', side, 'resultSet'], 'result set', resultSet, resultSets);
  });
}

/** The problem of a candidate whose engine has no file: its page would not show the totals. */
function publishedEngineProblems({ published: { candidate }, json }: PublishedFile, { engines }: KnownIds): Problem[] {
  if (!candidate.engine) return [];
  return unknownAt(json, ['published', 'candidate', 'engine', 'id'], 'engine', candidate.engine.id, engines);
}

/**
 * Valid published comparisons. Errors of the others, and warnings about contradictions in sources, are added to
 * `problems`.
 */
function loadPublished(
  folders: readonly ArtifactFolder[],
  environments: readonly Environment[],
  suites: readonly OwnSuite[],
  ids: KnownIds,
  problems: Problem[],
): PublishedComparison[] {
  return folders.flatMap((folder) => {
    const { found, problems: own } = parsePublishedFolder(folder);
    problems.push(...own);
    if (!found) return [];
    const { published, json } = found;
    const unknown = [
      ...publishedEnvironmentProblems(found, ids),
      ...publishedEngineProblems(found, ids),
      ...publishedSetProblems(found, ids),
      ...rerunProblems(json.path, Object.values(published.rerunOf ?? {}), ids),
    ];
    const named = environments.filter(({ id }) => [published.environment, published.extraEnvironment].includes(id));
    const suite = published.suite?.name;
    if (suite && !isTpc(suite) && !suites.some((own) => own.id === suite))
      problems.push(unknownSuite(suite, json.path, suites));
    problems.push(...unknown, ...contradictions(published, { folder: folder.path, lineOf: json.lineOf }, named));
    return unknown.length === 0 ? [published] : [];
  });
}

/** Maximum number of absent queries that are named; the others are counted. */
const MAX_LISTED = 10;

function absentWarning({ rows }: ResultSet, { queries }: OwnSuite, path: string): Problem[] {
  const absent = queries.filter((query) => !rows.some((row) => row.query === query));
  if (absent.length === 0) return [];
  const more = absent.length > MAX_LISTED ? ` and ${absent.length - MAX_LISTED} more` : '';
  const message = `${absent.length} of ${queries.length} queries are absent: ${absent.slice(0, MAX_LISTED).join(', ')}${more}`;
  return [warning(path, null, message, 'add them with status not_run and the reason')];
}

/** The problem of a suite that is neither a TPC suite nor in suites/. */
function unknownSuite(name: string, path: string, suites: readonly OwnSuite[]): Problem {
  const known = [...TPC_SUITES, ...suites.map(({ id }) => id)];
  const cure = 'add suites/<id>/ with suite.json and queries.csv, or name a suite that is there';
  return problem(path, null, unknownName('suite', name, known), cure);
}

/**
 * Differences between a result set and its team's own suite in suites/: missing suite, unknown query, different title;
 * absent queries are a warning. `folder` is the path of the set. Empty for TPC suites.
 */
function suiteProblems(set: ResultSet, folder: string, suites: readonly OwnSuite[]): Problem[] {
  if (isTpc(set.suite.name)) return [];
  const [pkg, results] = [`${folder}/datapackage.json`, `${folder}/results.csv`];
  const suite = suites.find(({ id }) => id === set.suite.name);
  if (!suite) return [unknownSuite(set.suite.name, pkg, suites)];
  const title = set.suite.title ?? set.suite.name;
  const strangers = set.rows.filter(({ query }) => !suite.queries.includes(query));
  return [
    ...(title === suite.title
      ? []
      : [
          problem(
            pkg,
            null,
            `benchmark.suite.title is ${quoteValue(title)}, suite.json has ${quoteValue(suite.title)}`,
          ),
        ]),
    ...strangers.map(({ query, line }) => problem(results, line, `${quoteValue(query)} is not a query of ${suite.id}`)),
    ...(strangers.length === 0 ? absentWarning(set, suite, results) : []),
  ];
}

/** Valid node prices. Errors of the others, and warnings about contradictions, are added to `problems`. */
function loadPrices(files: readonly { id: string; file: Artifact }[], problems: Problem[]): Price[] {
  const found = files.flatMap(({ id, file }): PriceFile[] => {
    const read = readValue(file, 'price', problems);
    return read ? [{ ...read, price: { id, ...read.value } }] : [];
  });
  problems.push(...priceProblems(found));
  return found.map(({ price }) => price);
}

/** Content of the data folder. Contains only artifacts without errors; `problems` lists the rest. */
export interface Data {
  resultSets: ResultSet[];
  /** Metrics from the event logs of result sets, by id; only sets that have such files. */
  queryMetrics: Record<string, QueryMetrics>;
  environments: Environment[];
  /** Sorted by date. */
  rounds: Round[];
  engines: EngineRecord[];
  /** How much of each plan engines run natively; coverage that engines counted is first. */
  coverages: Coverage[];
  /** Node prices that sources report. */
  prices: Price[];
  published: PublishedComparison[];
  resourceUsage: ResourceUsage[];
  /** Reports that compare result sets come first. */
  reports: Report[];
  /** By report id, unparsed. */
  reportTables: Record<string, Artifact[]>;
  queryTexts: QueryTexts;
  ownSuites: OwnSuite[];
  problems: Problem[];
  /** Every id that has a file, even if the file is broken. */
  ids: KnownIds;
}

/** Defaults for facts that an environment's file omits. */
const UNSTATED: Omit<Environment, 'id' | 'title'> = {
  cluster: 'unknown',
  nodes: 'unknown',
  instanceType: 'unknown',
  coresPerNode: 'unknown',
  memoryPerNodeGb: 'unknown',
  localStorage: 'unknown',
  executors: 'unknown',
  executorCores: 'unknown',
  executorMemoryGb: 'unknown',
  driverCores: 'unknown',
  driverMemoryGb: 'unknown',
  storage: 'unknown',
  architecture: 'unknown',
  spark: 'unknown',
  java: 'unknown',
  scala: 'unknown',
  sources: [],
  notes: [],
};

function loadEnvironments(files: { id: string; file: Artifact }[], problems: Problem[]): EnvironmentFile[] {
  return files.flatMap(({ id, file }) => {
    const read = readValue(file, 'environment', problems);
    if (!read) return [];
    const found = { ...read, environment: { id, ...UNSTATED, ...read.value } };
    const own = statementProblems(found);
    problems.push(...own, ...capacityProblems(found.environment, read.path, read.lineOf));
    return own.length === 0 ? [found] : [];
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
  const queryMetrics: ResultSets['queryMetrics'] = recordOf();
  const resultSets = folders.flatMap((folder) => {
    const parsed = parseResultSetFolder(folder);
    const path = `${folder.path}/datapackage.json`;
    problems.push(...parsed.problems, ...(parsed.resultSet ? resultSetReferences(parsed.resultSet, path, ids) : []));
    if (parsed.metrics) queryMetrics[folder.id] = parsed.metrics;
    return parsed.resultSet ? [parsed.resultSet] : [];
  });
  return { resultSets, queryMetrics };
}

function knownIds({ resultSets, published, resourceUsage, environments, engines, reports }: DataFolder): KnownIds {
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  return {
    resultSets: idsOf(resultSets),
    published: idsOf(published),
    resourceUsage: idsOf(resourceUsage),
    environments: idsOf(environments),
    engines: idsOf(engines),
    reports: idsOf(reports),
  };
}

/**
 * Artifacts of a data folder (result-sets/, published/, resource-usage/, environments/, rounds/, engines/, coverage/, reports/,
 * suites/), checked with their schemas, parsed, and validated with their references. Returns all problems of all files,
 * by file and line; their paths are relative to `projectRoot`. Never throws for bad data: an artifact with an error is
 * omitted. A contradiction in a published source is a warning.
 */
export function loadData(root: string, projectRoot = process.cwd()): Data {
  return dataOf(readDataFolder(root, projectRoot));
}

/** Returns the path of a result set's folder by its id, for messages. */
function setPaths({ resultSets }: DataFolder): (id: string) => string {
  const paths = new Map(resultSets.map(({ id, path }) => [id, path]));
  return (id) => paths.get(id) ?? id;
}

/** Problems that show only with all result sets; `setPath` returns the folder of one. */
function setProblems(resultSets: readonly ResultSet[], setPath: (id: string) => string): Problem[] {
  const manifestPath = (id: string) => `${setPath(id)}/datapackage.json`;
  return [
    ...commitDayProblems(resultSets, manifestPath),
    ...rerunDifferences(resultSets, manifestPath),
    ...competitorProblems(resultSets, manifestPath),
    ...crossProblems(
      resultSets.map((set) => ({ set, path: `${setPath(set.id)}/results.csv` })),
      resultSets,
    ),
  ];
}

/** Like loadData, for a folder that was read from disk or a Git revision. */
export function dataOf(folder: DataFolder): Data {
  const ids = knownIds(folder);
  const problems = [...folder.problems];
  const environmentFiles = loadEnvironments(folder.environments, problems);
  const prices = loadPrices(folder.prices, problems);
  const environments = environmentFiles.map(({ environment }) => environment);
  const { queryTexts, ownSuites } = loadSuites(folder.suites, problems);
  const { resultSets, queryMetrics } = loadResultSets(folder.resultSets, ids, problems);
  const setPath = setPaths(folder);
  const found = [
    ...environmentFiles.flatMap((file) => environmentHistoryProblems(file, resultSets, ids.resultSets)),
    ...environmentFiles.flatMap((file) => sumProblems(file, prices)),
    ...setProblems(resultSets, setPath),
    ...resultSets.flatMap((set) => suiteProblems(set, setPath(set.id), ownSuites)),
  ];
  for (const one of found) problems.push(one);
  const published = loadPublished(folder.published, environments, ownSuites, ids, problems);
  const resourceUsage = loadResourceUsage(folder.resourceUsage, problems);
  const artifacts = { resultSets, environments, published, resourceUsage };
  const history = loadHistory(folder, artifacts, ids, problems);
  const coverages = loadCoverages(
    folder.coverages,
    folder.engines.map(({ id }) => id),
    problems,
  );
  const reports = loadReports(folder.reports, artifacts, ids, problems);
  const reportTables = recordOf(folder.reports.map((report) => [report.id, tablesOf(report)] as const));
  return {
    ...artifacts,
    ...history,
    coverages,
    prices,
    queryMetrics,
    reports,
    reportTables,
    queryTexts,
    ownSuites,
    problems: sortProblems(problems),
    ids,
  };
}
