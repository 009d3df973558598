import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { looksSecret, REDACTION } from '../../../src/benchmark/artifacts/secrets';
import { problem, problemLine } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { isProblem, readArtifact, readForeign } from '../../../src/data/decode';
import { loadResultSet } from '../../../src/data/resultSetFolder';
import { leftOutWarning, propertyChanges, redactionWarning } from '../../../src/importers/configuration';
import { publishedProperties, sortedByName } from '../../../src/importers/sparkProperties';
import { type JsonFile, parseJson } from '../../../src/json/jsonFile';
import { SLUG } from '../../../src/resultSet/ids';
import { InputError } from '../command';
import { DATA, idsIn } from '../dataFolders';
import type { ImportRequest } from './request';

interface Settings {
  environment: string;
  configuration: Record<string, string>;
}

function knownSets(out: string): string[] {
  return [...new Set([...idsIn(out), ...idsIn(join(DATA, 'result-sets'))])];
}

/** The result set of --like: an id in --out or static/data, or a folder. Throws InputError if it cannot be used. */
function likeSettings(like: string, out: string): Settings {
  const folders = SLUG.test(like) ? [join(out, like), join(DATA, 'result-sets', like), like] : [like];
  const folder = folders.find((candidate) => existsSync(join(candidate, 'datapackage.json')));
  if (!folder) throw new InputError(`--like: ${unknownName('result set', like, knownSets(out))}`);
  const { resultSet, problems } = loadResultSet(folder);
  if (!resultSet)
    throw new InputError(`--like: ${folder} has errors: ${problems[0]?.message ?? ''}; see npm run check`);
  return { environment: resultSet.environment, configuration: publishedProperties(resultSet.configuration).kept };
}

/** Throws InputError for an environment id that is neither known in --out or static/data nor `unknown`. */
function environmentProblem(environment: string, out: string): void {
  const known = [join(out, '..'), DATA].flatMap((folder) => idsIn(join(folder, 'environments')));
  if (environment === 'unknown' || known.includes(environment)) return;
  throw new InputError(`--environment: ${unknownName('environment', environment, [...new Set(known), 'unknown'])}`);
}

/** Problems of a property; they omit its value if it may be a secret. */
function settingProblem(file: JsonFile, key: string, value: unknown): Problem[] {
  const at = (message: string, cure?: string) => [problem(file.path, file.lineOfKey([], key), message, cure)];
  if (!/^[A-Za-z][A-Za-z0-9._*-]*$/.test(key)) return at(`${JSON.stringify(key)} is not the name of a Spark property`);
  if (typeof value === 'string') return [];
  const json = JSON.stringify(value);
  if (looksSecret(key, json)) return at(`${key} must be a string`, `write ${JSON.stringify(REDACTION)}`);
  return at(`${key} must be a string, got ${json}`, `write ${JSON.stringify(String(value))}`);
}

interface ReadConfiguration {
  configuration: Record<string, string>;
  leftOut: string[];
  changes: string[];
  problems: Problem[];
}

/** The given properties as they are published; each secret and what is left out is reported. */
function published(
  given: Readonly<Record<string, unknown>>,
  path: string,
  lineOf: (name: string) => number | null,
  shownAs: (name: string) => string,
): ReadConfiguration {
  const found = publishedProperties(given);
  return {
    configuration: found.kept,
    leftOut: found.leftOut,
    changes: propertyChanges(given, found),
    problems: [
      ...found.secrets.map((name) => redactionWarning(path, lineOf(name), shownAs(name))),
      ...leftOutWarning(path, null, found.leftOut),
    ],
  };
}

/** The published properties in the file of --configuration. */
function readConfiguration(path: string): ReadConfiguration {
  const failed = (problems: Problem[]) => ({ configuration: {}, leftOut: [], changes: [], problems });
  const artifact = readArtifact(path, path);
  if (isProblem(artifact)) return failed([artifact]);
  const { file, problems } = parseJson(artifact);
  if (!file) return failed(problems);
  const { value } = file;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failed([problem(path, 1, 'the configuration must be one JSON object of strings')]);
  const wrong = Object.entries(value).flatMap(([key, entry]) => settingProblem(file, key, entry));
  if (wrong.length > 0) return failed(wrong);
  return published(
    value as Record<string, unknown>,
    path,
    (name) => file.lineOfKey([], name),
    (name) => name,
  );
}

/** The published properties of --property. */
function givenProperties({ properties = {}, file }: ImportRequest): ReadConfiguration {
  return published(
    properties,
    file,
    () => null,
    (name) => `--property ${name}`,
  );
}

/** Properties sorted by name; `others` add to `base` and override it. */
function merged(base: Record<string, string>, others: Record<string, string>): Record<string, string> {
  if (Object.keys(others).length === 0) return base;
  return sortedByName({ ...base, ...others });
}

/**
 * Environment and published configuration of a request: from the options, otherwise from its file, otherwise from
 * --like, otherwise unknown and empty; with the properties from options, and changes as short phrases.
 */
export function readSettings(
  request: ImportRequest,
  ofFile: Record<string, string>,
): Settings & { leftOut: string[]; changes: string[]; problems: Problem[] } {
  const like = request.like === undefined ? null : likeSettings(request.like, request.out);
  const environment = request.environment ?? like?.environment ?? 'unknown';
  if (request.environment !== undefined) environmentProblem(environment, request.out);
  const byDefault = Object.keys(ofFile).length > 0 ? ofFile : (like?.configuration ?? {});
  const read = request.configuration === undefined ? null : readConfiguration(request.configuration);
  const given = givenProperties(request);
  const sources = [...(read ? [read] : []), given];
  return {
    environment,
    configuration: merged(read?.configuration ?? byDefault, given.configuration),
    leftOut: sources.flatMap(({ leftOut }) => leftOut),
    changes: sources.flatMap(({ changes }) => changes),
    problems: sources.flatMap(({ problems }) => problems),
  };
}

/** The messages of an InputError that `use` throws; empty if it throws none. */
function errorMessages(use: () => void): string[] {
  try {
    use();
  } catch (error) {
    if (error instanceof InputError) return error.messages;
    throw error;
  }
  return [];
}

/** The problem of a file that an option names and that cannot be read; empty if it can. */
function unreadable(path: string | undefined): Problem[] {
  const artifact = path ? readForeign(path) : null;
  return artifact && isProblem(artifact) ? [artifact] : [];
}

/** Unknown names in --environment, --like, and --rerun-of, and the problems of named files as printed. */
export function settingFaults(request: ImportRequest): { missing: string[]; problems: string[] } {
  const { like, environment, rerunOf, configuration, out } = request;
  const sets = knownSets(out);
  const missing = [
    ...(environment === undefined ? [] : errorMessages(() => environmentProblem(environment, out))),
    ...(like === undefined ? [] : errorMessages(() => likeSettings(like, out))),
    ...(rerunOf === undefined || sets.includes(rerunOf)
      ? []
      : [`--rerun-of: ${unknownName('result set', rerunOf, sets)}`]),
  ];
  const configurationProblems = configuration === undefined ? [] : readConfiguration(configuration).problems;
  const problems = configurationProblems.filter(({ level }) => level === 'error');
  const files = [...unreadable(request.file), ...unreadable(request.iterationsFile)];
  return {
    missing,
    problems: [...problems.map((entry) => `--configuration: ${problemLine(entry)}`), ...files.map(problemLine)],
  };
}
