import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { looksSecret, REDACTION } from '../../../src/benchmark/artifacts/secrets';
import { problem, problemLine, warning } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { unknownName } from '../../../src/benchmark/text/nearest';
import { isProblem, readArtifact } from '../../../src/data/decode';
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

/** The result set that --like names: an id in --out or static/data, or a folder. Throws InputError where it cannot be used. */
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

/** The environment's id, known in the data folder of --out or in static/data; `unknown` without the option. */
function environmentProblem(environment: string, out: string): void {
  const known = [join(out, '..'), DATA].flatMap((folder) => idsIn(join(folder, 'environments')));
  if (environment === 'unknown' || known.includes(environment)) return;
  throw new InputError(`--environment: ${unknownName('environment', environment, [...new Set(known), 'unknown'])}`);
}

/** What is wrong with a property; its value is not told where it may be a secret. */
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

/** The properties of the file that --configuration names, secrets redacted and each reported. */
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

/** Properties given one by one, secrets redacted and each reported. */
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

/** Properties in order of name: those of `others` where `base` has none of the name, or another one. */
function merged(base: Record<string, string>, others: Record<string, string>): Record<string, string> {
  if (Object.keys(others).length === 0) return base;
  return Object.fromEntries(Object.entries({ ...base, ...others }).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Environment and configuration of a request: its own, else those of its file, else those of --like, else unknown and empty, and the
 * properties given one by one; and what was changed in them, in a few words each.
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

/** What an InputError says that `use` throws; nothing where it throws none. */
function refusals(use: () => void): string[] {
  try {
    use();
  } catch (error) {
    if (error instanceof InputError) return error.messages;
    throw error;
  }
  return [];
}

/** What keeps a file that an option names from being read. */
function unreadable(path: string | undefined): Problem[] {
  const found = path ? readArtifact(path, path) : null;
  return found && isProblem(found) ? [found] : [];
}

/** What --environment and --like name that is not there, and the problems of the files that are named, as printed. */
export function settingFaults(request: ImportRequest): { missing: string[]; problems: string[] } {
  const { like, environment, configuration, out } = request;
  const missing = [
    ...(environment === undefined ? [] : refusals(() => environmentProblem(environment, out))),
    ...(like === undefined ? [] : refusals(() => likeSettings(like, out))),
  ];
  const found = configuration === undefined ? [] : readConfiguration(configuration).problems;
  const problems = found.filter(({ level }) => level === 'error');
  const files = [...unreadable(request.file), ...unreadable(request.iterationsFile)];
  return {
    missing,
    problems: [...problems.map((entry) => `--configuration: ${problemLine(entry)}`), ...files.map(problemLine)],
  };
}
