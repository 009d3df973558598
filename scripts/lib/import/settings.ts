import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { looksSecret, REDACTION } from '../../../src/benchmark/artifacts/secrets';
import { problem, problemLine, warning } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { isProblem, readArtifact, readForeign } from '../../../src/data/decode';
import { loadResultSet } from '../../../src/data/resultSetFolder';
import { redactionWarning, SECRETS_REDACTED } from '../../../src/importers/configuration';
import { type JsonFile, parseJson } from '../../../src/json/jsonFile';
import { SLUG } from '../../../src/resultSet/ids';
import { InputError } from '../command';
import { DATA, idsIn } from '../dataFolders';
import type { ImportRequest } from './request';

interface Settings {
  environment: string;
  configuration: Record<string, string>;
}

/** The result set of --like: an id in --out or static/data, or a folder. Throws InputError if it cannot be used. */
function likeSettings(like: string, out: string): Settings {
  const folders = SLUG.test(like) ? [join(out, like), join(DATA, 'result-sets', like), like] : [like];
  const folder = folders.find((candidate) => existsSync(join(candidate, 'datapackage.json')));
  if (!folder) {
    const known = [...new Set([...idsIn(out), ...idsIn(join(DATA, 'result-sets'))])];
    throw new InputError(`--like: ${unknownName('result set', like, known)}`);
  }
  const { resultSet, problems } = loadResultSet(folder);
  if (!resultSet)
    throw new InputError(`--like: ${folder} has errors: ${problems[0]?.message ?? ''}; see npm run check`);
  return { environment: resultSet.environment, configuration: resultSet.configuration };
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
  if (typeof value === 'string') return [redactionWarning(file, [], key, value)].filter((entry) => entry !== null);
  const json = JSON.stringify(value);
  if (looksSecret(key, json)) return at(`${key} must be a string`, `write ${JSON.stringify(REDACTION)}`);
  return at(`${key} must be a string, got ${json}`, `write ${JSON.stringify(String(value))}`);
}

interface ReadConfiguration {
  configuration: Record<string, string>;
  problems: Problem[];
}

/** The properties in the file of --configuration, secrets redacted and each reported. */
function readConfiguration(path: string): ReadConfiguration {
  const artifact = readArtifact(path, path);
  if (isProblem(artifact)) return { configuration: {}, problems: [artifact] };
  const { file, problems } = parseJson(artifact);
  if (!file) return { configuration: {}, problems };
  if (typeof file.value !== 'object' || file.value === null || Array.isArray(file.value)) {
    return { configuration: {}, problems: [problem(path, 1, 'the configuration must be one JSON object of strings')] };
  }
  const found = Object.entries(file.value).flatMap(([key, value]) => settingProblem(file, key, value));
  const kept = Object.entries(file.value as Record<string, string>).map(([key, value]) => [
    key,
    looksSecret(key, String(value)) ? REDACTION : value,
  ]);
  return { configuration: Object.fromEntries(kept), problems: found };
}

/** Redacts and reports secrets. */
function givenProperties({ properties = {}, file }: ImportRequest): ReadConfiguration {
  const given = Object.entries(properties);
  const secret = given.filter(([key, value]) => looksSecret(key, value)).map(([key]) => key);
  return {
    configuration: Object.fromEntries(given.map(([key, value]) => [key, secret.includes(key) ? REDACTION : value])),
    problems: secret.map((key) =>
      warning(
        file,
        null,
        `--property ${key} looks like a secret, and result sets are published; written as ${REDACTION}`,
      ),
    ),
  };
}

/** Properties sorted by name; `others` add to `base` and override it. */
function merged(base: Record<string, string>, others: Record<string, string>): Record<string, string> {
  if (Object.keys(others).length === 0) return base;
  return Object.fromEntries(Object.entries({ ...base, ...others }).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Environment and configuration of a request: from the options, otherwise from its file, otherwise from --like,
 * otherwise unknown and empty; with the properties from options, and changes as short phrases.
 */
export function readSettings(
  request: ImportRequest,
  ofFile: Record<string, string>,
): Settings & { changes: string[]; problems: Problem[] } {
  const like = request.like === undefined ? null : likeSettings(request.like, request.out);
  const environment = request.environment ?? like?.environment ?? 'unknown';
  if (request.environment !== undefined) environmentProblem(environment, request.out);
  const found = Object.keys(ofFile).length > 0 ? ofFile : (like?.configuration ?? {});
  const read = request.configuration === undefined ? null : readConfiguration(request.configuration);
  const given = givenProperties(request);
  const own = [read, given].flatMap((part) => Object.values(part?.configuration ?? {}));
  return {
    environment,
    configuration: merged(read?.configuration ?? found, given.configuration),
    changes: own.includes(REDACTION) ? [SECRETS_REDACTED] : [],
    problems: [...(read?.problems ?? []), ...given.problems],
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
  const found = path ? readForeign(path) : null;
  return found && isProblem(found) ? [found] : [];
}

/** Missing values of --environment and --like, and the problems of named files as printed. */
export function settingFaults(request: ImportRequest): { missing: string[]; problems: string[] } {
  const { like, environment, configuration, out } = request;
  const missing = [
    ...(environment === undefined ? [] : errorMessages(() => environmentProblem(environment, out))),
    ...(like === undefined ? [] : errorMessages(() => likeSettings(like, out))),
  ];
  const found = configuration === undefined ? [] : readConfiguration(configuration).problems;
  const problems = found.filter(({ level }) => level === 'error');
  const files = [...unreadable(request.file), ...unreadable(request.iterationsFile)];
  return {
    missing,
    problems: [...problems.map((entry) => `--configuration: ${problemLine(entry)}`), ...files.map(problemLine)],
  };
}
