import { MAX_FILE_BYTES } from '../benchmark/model/guards/fileSize';
import { hasErrors } from '../benchmark/model/problem';
import { METRICS_FILES } from '../benchmark/model/queryMetrics';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { formatQueries } from '../benchmark/text/numbers';
import { decodeArtifact, tooLarge } from '../resultSet/decodeArtifact';
import { type CheckPackage, parseFolder } from '../resultSet/folder';
import { propertyLines, withPublishedProperties } from '../resultSet/publishedPackage';
import { pageLine } from './labels';
import type { DroppedFile, MakeSets, ParsedSet, ReadRequest, SendMessage } from './messages';

const WHAT = 'Result set in this site’s format';
const FILES = ['datapackage.json', 'results.csv', 'iterations.csv', 'outputs.csv', ...METRICS_FILES];

const nameOf = (path: string) => path.split('/').at(-1) ?? path;

export async function textOf({ path, file }: DroppedFile, decode = decodeArtifact): Promise<Artifact | Problem> {
  if (file.size > MAX_FILE_BYTES) return tooLarge(path, file.size);
  return decode(path, new Uint8Array(await file.arrayBuffer()));
}

/** The id in a package; otherwise `name`, because dropped files can be in a folder of any name. */
function idIn(pkg: Artifact | undefined, name: string): string {
  try {
    const id: unknown = JSON.parse(pkg?.text ?? '').name;
    return typeof id === 'string' ? id : name;
  } catch {
    return name;
  }
}

async function environmentOf(files: readonly DroppedFile[], id: string): Promise<ParsedSet['environment']> {
  const file = files.find(({ path }) => path.endsWith(`environments/${id}.json`) || path === `${id}.json`);
  const found = file && (await textOf(file));
  return found && 'text' in found ? { id, text: found.text } : null;
}

/** Parses the folder of a result set, without properties that are not published; asks no questions. */
export async function readSet(
  { name, files }: ReadRequest,
  check: CheckPackage,
  tell: SendMessage,
): Promise<MakeSets | null> {
  const own = files.filter(({ path }) => FILES.includes(nameOf(path)));
  const read = await Promise.all(own.map(async (given) => [nameOf(given.path), await textOf(given)] as const));
  const artifacts = new Map(read.flatMap(([file, found]) => ('text' in found ? [[file, found] as const] : [])));
  const unread = read.flatMap(([, found]) => ('text' in found ? [] : [found]));
  const id = idIn(artifacts.get('datapackage.json'), name);
  const parsed = parseFolder({ id, path: name, files: artifacts, unread: [] }, check);
  const problems = [...unread, ...parsed.problems];
  const { resultSet } = parsed;
  if (!resultSet || hasErrors(problems)) {
    const errors = problems.filter(({ level }) => level === 'error');
    tell({ kind: 'refused', what: WHAT, why: errors.map(pageLine), isBroken: false });
    return null;
  }
  const published = withPublishedProperties(artifacts.get('datapackage.json')?.text ?? '');
  const texts = [...artifacts].map(([file, { text }]): [string, string] => [
    file,
    file === 'datapackage.json' ? published.text : text,
  ]);
  const environment = await environmentOf(files, resultSet.environment);
  const found = [formatQueries(resultSet.rows.length), ...problems.map(pageLine)];
  const properties = propertyLines(published.properties);
  tell({ kind: 'made', what: WHAT, found, properties, sets: [{ id, files: texts, environment }] });
  return null;
}
