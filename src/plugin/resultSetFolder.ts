import { OUTPUT_COLUMNS, parseOutputs, validateOutputs } from '../benchmark/outputs';
import { problem } from '../benchmark/parse';
import {
  ITERATION_COLUMNS,
  parseIterations,
  parseResults,
  RESULT_COLUMNS,
  type ResultSetPackage,
  resultSetFromPackage,
} from '../benchmark/results';
import { looksSecret } from '../benchmark/secrets';
import type { Artifact, Problem, ResultSet } from '../benchmark/types';
import { validateIterations, validateResultSet, validateRows } from '../benchmark/validate';
import type { JsonFile } from '../json/jsonFile';
import { type ArtifactFolder, readResultSetFolder } from './artifacts';
import { missingFile, type PackageResources, packageProblems } from './packageFolder';
import { sortProblems } from './problems';
import { checkJson } from './schemaCheck';

const COLUMNS: Record<string, readonly string[]> = {
  'results.csv': RESULT_COLUMNS,
  'iterations.csv': ITERATION_COLUMNS,
  'outputs.csv': OUTPUT_COLUMNS,
};
const REQUIRED = ['datapackage.json', 'results.csv'];
/** Spark properties that must not be published as they are. */
function secretProblems(json: JsonFile, { benchmark }: ResultSetPackage): Problem[] {
  return Object.entries(benchmark.configuration)
    .filter(([key, value]) => looksSecret(key, value))
    .map(([key]) => {
      const line = json.lineOf(['benchmark', 'configuration', key]);
      const message = `${key} looks like a secret, and this file is published`;
      return problem(json.path, line, message, 'write [redacted] as its value');
    });
}

function withoutErrors(resultSet: ResultSet | null, problems: Problem[]): ResultSet | null {
  return problems.some(({ level }) => level === 'error') ? null : resultSet;
}

function validated(
  pkg: ResultSetPackage,
  results: Artifact,
  iterations: Artifact | null,
  outputs: Artifact | null,
): { resultSet: ResultSet | null; problems: Problem[] } {
  const { resultSet, readable, unread, problems } = resultSetFromPackage(pkg, results, iterations, outputs);
  const found = validateResultSet(readable, results.path, unread.results);
  if (iterations) found.push(...validateIterations(readable, iterations.path, unread));
  if (outputs) found.push(...validateOutputs(readable, outputs.path));
  return { resultSet, problems: [...problems, ...found] };
}

/** The problems of the CSV files alone, for a folder whose package is missing or broken: all are wanted at once. */
function csvProblems({ files }: ArtifactFolder): Problem[] {
  const [results, iterations] = [files.get('results.csv'), files.get('iterations.csv')];
  const parsed = results ? parseResults(results) : null;
  return [
    ...(parsed && results ? [...parsed.problems, ...validateRows(parsed.rows, results.path, parsed.unread)] : []),
    ...(iterations ? parseIterations(iterations).problems : []),
    ...parseOutputs(files.get('outputs.csv') ?? null).problems,
  ];
}

/**
 * The result set of a folder whose files are read, with every problem of its files; null where one of them is an error.
 * Warnings (queries that are absent, iterations that drift from their statistic) leave the set usable.
 */
export function parseResultSetFolder(folder: ArtifactFolder): { resultSet: ResultSet | null; problems: Problem[] } {
  const [datapackage, results] = REQUIRED.map((name) => folder.files.get(name));
  const missing = REQUIRED.flatMap((name) =>
    missingFile(folder, name, 'a result set is datapackage.json and results.csv'),
  );
  const { file, problems } = datapackage ? checkJson(datapackage, 'result-set') : { file: null, problems: [] };
  if (!file || !results)
    return { resultSet: null, problems: sortProblems([...missing, ...problems, ...csvProblems(folder)]) };
  const pkg = file.value as ResultSetPackage & PackageResources;
  const [iterations, outputs] = ['iterations.csv', 'outputs.csv'].map((name) => folder.files.get(name) ?? null);
  const parsed = validated(pkg, results, iterations ?? null, outputs ?? null);
  const own = [...packageProblems(folder, file, pkg, (path) => COLUMNS[path] ?? null), ...secretProblems(file, pkg)];
  const all = sortProblems([...own, ...parsed.problems]);
  return { resultSet: withoutErrors(parsed.resultSet, all), problems: all };
}

/** The result set of a folder on disk, wherever it lies. */
export function loadResultSet(
  path: string,
  projectRoot = process.cwd(),
): { resultSet: ResultSet | null; problems: Problem[] } {
  const { folder, problems } = readResultSetFolder(path, projectRoot);
  const parsed = parseResultSetFolder(folder);
  const all = sortProblems([...problems, ...parsed.problems]);
  return { resultSet: withoutErrors(parsed.resultSet, all), problems: all };
}
