import { withRelease } from '../../../../resultSet/withRelease';
import type { OwnSet } from './ownSets';

/** The files of engines with the releases of sets that they do not list, by path; none that cannot be fetched. `base` is the URL of the engines’ folder. */
export async function newReleases(base: string, sets: readonly OwnSet[]): Promise<Record<string, string>> {
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
