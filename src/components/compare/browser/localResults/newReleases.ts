import { withRelease } from '../../../../resultSet/withRelease';
import type { LocalSet } from './localSets';

/**
 * Engine files with the releases of `sets` added, by path; omits unchanged files and files that cannot be fetched.
 * `base` is the URL of the folder of engines.
 */
export async function newReleases(base: string, sets: readonly LocalSet[]): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const { loaded } of sets) {
    const { id, version } = loaded.resultSet.engine;
    const path = `static/data/engines/${id}.json`;
    const response = files[path] === undefined ? await fetch(`${base}${id}.json`).catch(() => null) : null;
    const text = files[path] ?? (response?.ok ? await response.text() : '');
    const changed = withRelease(text, version);
    if (changed !== null) files[path] = changed;
  }
  return files;
}
