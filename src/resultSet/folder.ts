import { validateQueryMetrics } from '../benchmark/artifacts/checkQueryMetrics';
import { validateIterations, validateResultSet, validateRows } from '../benchmark/artifacts/checkResultSet';
import { createdDay } from '../benchmark/artifacts/created';
import { parseOutputs, validateOutputs } from '../benchmark/artifacts/outputs';
import { parseQueryMetrics } from '../benchmark/artifacts/queryMetrics';
import {
  hasMemory,
  iterationColumns,
  parseIterations,
  parseResults,
  resultSetFromPackage,
} from '../benchmark/artifacts/resultSet';
import { plausibilityProblems } from '../benchmark/artifacts/sanityChecks/plausibility';
import { hasErrors, problem, sortProblems, warning } from '../benchmark/model/problem';
import { METRICS_TABLES, MISMATCH_NOTE, type QueryMetrics } from '../benchmark/model/queryMetrics';
import {
  type Artifact,
  ITERATIONS,
  OUTPUTS,
  type Problem,
  RESULTS,
  RESULTS_WITH_MEMORY,
  type ResultSet,
} from '../benchmark/model/resultSet';
import type { Columns } from '../benchmark/model/tables/columns';
import type { ResultSetPackage } from '../benchmark/schemas/resultSet';
import { formatNumber } from '../benchmark/text/numbers';
import { publishedProperty } from '../importers/sparkProperties';
import type { JsonFile } from '../json/jsonFile';
import type { ArtifactFolder } from './artifactFolder';
import { missingFile, packageProblems } from './packageFolder';

const TABLES: Readonly<Record<string, Columns>> = {
  'results.csv': RESULTS,
  'iterations.csv': ITERATIONS,
  'outputs.csv': OUTPUTS,
  ...METRICS_TABLES,
};
const REQUIRED = ['datapackage.json', 'results.csv'];

/** The columns of a file of a result set; null for another file. */
function columnsOf(path: string, { files }: ArtifactFolder): Columns | null {
  const artifact = files.get(path);
  if (path === 'results.csv' && artifact && hasMemory(artifact)) return RESULTS_WITH_MEMORY;
  if (path === 'iterations.csv' && artifact) return iterationColumns(artifact);
  return TABLES[path] ?? null;
}

/** A warning that lists Spark properties that the importers would not publish as they are; empty if there are none. */
function privacyWarnings(json: JsonFile, { benchmark }: ResultSetPackage): Problem[] {
  const named = Object.entries(benchmark.configuration).flatMap(([name, value]) => {
    const published = publishedProperty(name, value);
    return published?.name === name && published.value === value ? [] : [name];
  });
  if (named.length === 0) return [];
  const line = json.lineOf(['benchmark', 'configuration']);
  const message = `${formatNumber(named.length)} of the Spark properties could name people, hosts, or paths, and this file is published`;
  const cure = 'remove them or write * for the names, and record it in benchmark.changes';
  return [{ ...warning(json.path, line, message, cure), details: named }];
}

/** A warning for metrics that were kept although their log does not match the set. */
function mismatchWarnings(json: JsonFile, { benchmark }: ResultSetPackage): Problem[] {
  return benchmark.notes.flatMap(({ about, text }, index) => {
    if (about !== MISMATCH_NOTE) return [];
    return [warning(json.path, json.lineOf(['benchmark', 'notes', index]), `the metrics of the event log: ${text}`)];
  });
}

function withoutErrors<Parsed>(parsed: Parsed | null, problems: Problem[]): Parsed | null {
  return problems.some(({ level }) => level === 'error') ? null : parsed;
}

/** The column memory and its definition belong together. */
function memoryProblems(json: JsonFile, { benchmark }: ResultSetPackage, results: Artifact): Problem[] {
  const hasColumn = hasMemory(results);
  if (hasColumn === (benchmark.memory !== undefined)) return [];
  const line = json.lineOf(hasColumn ? ['benchmark'] : ['benchmark', 'memory']);
  return [
    hasColumn
      ? problem(
          json.path,
          line,
          'benchmark.memory is missing: results.csv has the column memory',
          'define what it holds',
        )
      : problem(json.path, line, 'benchmark.memory defines the column memory, which results.csv does not have'),
  ];
}

/** Results are published before they are read or withdrawn. */
function dateProblems({ path, lineOf }: JsonFile, { created: time, snapshot, benchmark }: ResultSetPackage): Problem[] {
  const created = createdDay(time);
  const cure = 'created is the day on which they were first published';
  const after = (day: string | undefined, what: string) =>
    day === undefined || created <= day
      ? []
      : [problem(path, lineOf(['created']), `created ${created} is later than ${what}`, cure)];
  return [
    ...after(snapshot, `snapshot ${snapshot}, on which the results were read`),
    ...after(benchmark.withdrawn?.day, `benchmark.withdrawn.day ${benchmark.withdrawn?.day}`),
  ];
}

/** Validates datapackage.json and looks for secrets; `file` is null if it does not fit the schema. */
export type CheckPackage = (artifact: Artifact) => { file: JsonFile | null; problems: Problem[] };

export interface Validated {
  resultSet: ResultSet | null;
  /** Metrics from event logs; null if the folder has none. */
  metrics: QueryMetrics | null;
  problems: Problem[];
}

function validated(pkg: ResultSetPackage, results: Artifact, { files, path }: ArtifactFolder): Validated {
  const [iterations = null, outputs = null] = ['iterations.csv', 'outputs.csv'].map((name) => files.get(name) ?? null);
  const { resultSet, readable, unread, problems } = resultSetFromPackage(pkg, results, iterations, outputs);
  const found = validateResultSet(readable, results.path, unread.results);
  if (iterations) found.push(...validateIterations(readable, iterations.path, unread));
  if (outputs) found.push(...validateOutputs(readable, outputs.path));
  const { metrics, problems: cells } = parseQueryMetrics(files);
  if (metrics && cells.length === 0) found.push(...validateQueryMetrics(metrics, readable, path));
  if (!hasErrors([...problems, ...found])) found.push(...plausibilityProblems(readable, results.path));
  return { resultSet, metrics, problems: [...problems, ...found, ...cells] };
}

/** Problems of the CSV files alone, if the package is missing or broken, so that all problems appear at once. */
function csvProblems({ files }: ArtifactFolder): Problem[] {
  const [results, iterations] = [files.get('results.csv'), files.get('iterations.csv')];
  const parsed = results ? parseResults(results) : null;
  return [
    ...(parsed && results ? [...parsed.problems, ...validateRows(parsed.rows, results.path, parsed.unread)] : []),
    ...parseIterations(iterations).problems,
    ...parseOutputs(files.get('outputs.csv') ?? null).problems,
    ...parseQueryMetrics(files).problems,
  ];
}

/**
 * The result set and metrics of a folder, with every problem of its files; null if there is an error. Warnings (absent
 * queries, iterations that differ from their statistic) keep the set usable.
 */
export function parseFolder(folder: ArtifactFolder, check: CheckPackage): Validated {
  const [datapackage, results] = REQUIRED.map((name) => folder.files.get(name));
  const missing = REQUIRED.flatMap((name) =>
    missingFile(folder, name, 'a result set is datapackage.json and results.csv'),
  );
  const { file, problems } = datapackage ? check(datapackage) : { file: null, problems: [] };
  if (!file || !results)
    return {
      resultSet: null,
      metrics: null,
      problems: sortProblems([...missing, ...problems, ...csvProblems(folder)]),
    };
  const pkg = file.value as ResultSetPackage;
  const parsed = validated(pkg, results, folder);
  const own = [
    ...problems,
    ...packageProblems(folder, file, pkg, (path) => columnsOf(path, folder)),
    ...privacyWarnings(file, pkg),
    ...mismatchWarnings(file, pkg),
    ...memoryProblems(file, pkg, results),
    ...dateProblems(file, pkg),
  ];
  const all = sortProblems([...own, ...parsed.problems]);
  const [resultSet, metrics] = [withoutErrors(parsed.resultSet, all), withoutErrors(parsed.metrics, all)];
  return { resultSet, metrics, problems: all };
}
