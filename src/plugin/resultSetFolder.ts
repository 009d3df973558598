import { problem } from '../benchmark/parse';
import {
  ITERATION_COLUMNS,
  parseIterations,
  parseResults,
  RESULT_COLUMNS,
  type ResultSetPackage,
  resultSetFromPackage,
} from '../benchmark/results';
import type { Artifact, Problem, ResultSet } from '../benchmark/types';
import { validateIterations, validateResultSet } from '../benchmark/validate';
import { type ArtifactFolder, readResultSetFolder } from './artifacts';
import type { JsonFile } from './jsonFile';
import { checkJson } from './schemaCheck';

/** The keys of datapackage.json that describe files; the figures do not depend on them. */
interface PackageResources {
  resources: { path: string; schema: { fields: { name: string }[] } }[];
}

const COLUMNS: Record<string, readonly string[]> = {
  'results.csv': RESULT_COLUMNS,
  'iterations.csv': ITERATION_COLUMNS,
};
const REQUIRED = ['datapackage.json', 'results.csv'];
const SECRET = /secret|password|passwd|credential|token|access\.?key/i;
const REDACTED = /^(|\[redacted\]|\*+(\(redacted\))?)$/;

/** Whether a Spark property must not be published as it is. Spark itself writes *********(redacted). */
export function looksSecret(key: string, value: string): boolean {
  return SECRET.test(key) && !REDACTED.test(value);
}

/** The resources must be the files that are there, with the columns of the format. */
function resourceProblems(folder: ArtifactFolder, json: JsonFile, { resources }: PackageResources): Problem[] {
  const listed = resources.map(({ path }) => path);
  const missing = Object.keys(COLUMNS)
    .filter((name) => folder.files.has(name) && !listed.includes(name))
    .map((name) =>
      problem(json.path, json.lineOf(['resources']), `resources does not list ${name}, which is in the folder`),
    );
  const wrong = resources.flatMap(({ path, schema }, index) => {
    const wanted = (COLUMNS[path] ?? []).join(',');
    const found = schema.fields.map(({ name }) => name).join(',');
    const line = json.lineOf(['resources', index]);
    if (listed.indexOf(path) !== index) return [problem(json.path, line, `resources lists ${path} twice`)];
    if (!folder.files.has(path))
      return [problem(json.path, line, `resources lists ${path}, which is not in the folder`)];
    return found === wanted ? [] : [problem(json.path, line, `the fields of ${path} must be ${wanted}, got ${found}`)];
  });
  return [...missing, ...wrong];
}

function packageProblems(folder: ArtifactFolder, json: JsonFile, pkg: ResultSetPackage & PackageResources): Problem[] {
  const named =
    pkg.name === folder.id
      ? []
      : [problem(json.path, json.lineOf(['name']), `name must be the folder's name, ${folder.id}, got ${pkg.name}`)];
  const secrets = Object.entries(pkg.benchmark.configuration)
    .filter(([key, value]) => looksSecret(key, value))
    .map(([key]) => {
      const line = json.lineOf(['benchmark', 'configuration', key]);
      return problem(
        json.path,
        line,
        `${key} looks like a secret, and this file is published`,
        'write [redacted] as its value',
      );
    });
  return [...named, ...secrets, ...resourceProblems(folder, json, pkg)];
}

function missingFile({ path }: ArtifactFolder, name: string): Problem {
  return problem(`${path}/${name}`, null, 'the file is missing', 'a result set is datapackage.json and results.csv');
}

function withoutErrors(resultSet: ResultSet | null, problems: Problem[]): ResultSet | null {
  return problems.some(({ level }) => level === 'error') ? null : resultSet;
}

function validated(
  pkg: ResultSetPackage,
  results: Artifact,
  iterations: Artifact | null,
): { resultSet: ResultSet | null; problems: Problem[] } {
  const { resultSet, problems } = resultSetFromPackage(pkg, results, iterations);
  if (!resultSet) return { resultSet, problems };
  const found = validateResultSet(resultSet, results.path);
  if (iterations) found.push(...validateIterations(resultSet, iterations.path));
  return { resultSet, problems: [...problems, ...found] };
}

/** The problems of the CSV files alone, for a folder whose package is missing or broken: all are wanted at once. */
function csvProblems({ files }: ArtifactFolder): Problem[] {
  const [results, iterations] = [files.get('results.csv'), files.get('iterations.csv')];
  return [
    ...(results ? parseResults(results).problems : []),
    ...(iterations ? parseIterations(iterations).problems : []),
  ];
}

/**
 * The result set of a folder whose files are read, with every problem of its files; null where one of them is an error.
 * Warnings (queries that are absent, iterations that drift from their statistic) leave the set usable.
 */
export function parseResultSetFolder(folder: ArtifactFolder): { resultSet: ResultSet | null; problems: Problem[] } {
  const [datapackage, results] = REQUIRED.map((name) => folder.files.get(name));
  const missing = REQUIRED.filter((name) => !folder.files.has(name) && !folder.unread.includes(name)).map((name) =>
    missingFile(folder, name),
  );
  const { file, problems } = datapackage ? checkJson(datapackage, 'result-set') : { file: null, problems: [] };
  if (!file || !results) return { resultSet: null, problems: [...missing, ...problems, ...csvProblems(folder)] };
  const pkg = file.value as ResultSetPackage & PackageResources;
  const parsed = validated(pkg, results, folder.files.get('iterations.csv') ?? null);
  const all = [...packageProblems(folder, file, pkg), ...parsed.problems];
  return { resultSet: withoutErrors(parsed.resultSet, all), problems: all };
}

/** The result set of a folder on disk, wherever it lies. */
export function loadResultSet(
  path: string,
  projectRoot = process.cwd(),
): { resultSet: ResultSet | null; problems: Problem[] } {
  const { folder, problems } = readResultSetFolder(path, projectRoot);
  const parsed = parseResultSetFolder(folder);
  const all = [...problems, ...parsed.problems];
  return { resultSet: withoutErrors(parsed.resultSet, all), problems: all };
}
