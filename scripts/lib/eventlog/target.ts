import { join } from 'node:path';
import { hasErrors } from '../../../src/benchmark/model/problem';
import { METRICS_FILES } from '../../../src/benchmark/model/queryMetrics';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { readResultSetFolder } from '../../../src/data/dataFolder';
import { parseResultSetFolder } from '../../../src/data/resultSetFolder';
import type { ArtifactFolder } from '../../../src/resultSet/artifactFolder';
import { listedMetrics, withMetrics } from '../../../src/resultSet/eventLog/metricsResources';
import { SLUG } from '../../../src/resultSet/ids';
import { InputError } from '../command';
import { idsIn } from '../dataFolders';
import type { EventlogRequest } from './options';

export interface Target {
  folder: string;
  resultSet: ResultSet;
}

/** The folder without metrics; existing ones, and listed ones that are missing, will be replaced. */
function withoutMetrics({ files, ...folder }: ArtifactFolder): ArtifactFolder {
  const others = [...files].filter(([name]) => !(METRICS_FILES as string[]).includes(name));
  const pkg = files.get('datapackage.json');
  if (!pkg || listedMetrics(pkg.text).length === 0) return { ...folder, files: new Map(others) };
  const bare = { ...pkg, text: withMetrics(pkg.text, [], []) };
  return { ...folder, files: new Map(others).set('datapackage.json', bare) };
}

/** Throws InputError if the set has metrics, or lists some that are missing. */
function refuseMetrics({ files, path }: ArtifactFolder): void {
  const there = METRICS_FILES.find((name) => files.has(name));
  const gone = listedMetrics(files.get('datapackage.json')?.text ?? '').filter((name) => !files.has(name));
  if (gone.length > 0) {
    const names = gone.join(', ');
    throw new InputError(
      `${path}: datapackage.json lists missing files: ${names}; nothing written. Restore them with --force`,
    );
  }
  if (there) throw new InputError(`${path}/${there} already exists; nothing written. Replace it with --force`);
}

/**
 * Finds the result set of a request. Throws InputError if it is missing or broken, and, without --force, if it has
 * metrics or lists missing ones.
 */
export function findTarget(id: string, { data, force }: EventlogRequest): Target {
  const sets = join(data, 'result-sets');
  const known = idsIn(sets);
  if (!SLUG.test(id) || !known.includes(id)) throw new InputError(unknownName('result set', id, known));
  const path = join(sets, id);
  const { folder, problems } = readResultSetFolder(path, process.cwd());
  if (!force) refuseMetrics(folder);
  const { resultSet } = parseResultSetFolder(withoutMetrics(folder));
  const kept = force
    ? problems.filter(({ path: of }) => !METRICS_FILES.some((name) => of.endsWith(`/${name}`)))
    : problems;
  if (!resultSet || hasErrors(kept)) throw new InputError(`${path} has errors; npm run check names them`);
  return { folder: path, resultSet };
}
