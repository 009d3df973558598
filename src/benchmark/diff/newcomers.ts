import { lookAlike } from '../artifacts/sanityChecks/lookAlikes';
import type { ResultSet } from '../model/resultSet';
import type { Snapshot } from './types';

/** A sentence about the engine or release of a set if `before` lacks it; '' otherwise. */
function sentence({ engine: { id, title, version }, sources }: ResultSet, before: Snapshot, after: Snapshot): string {
  const own = before.resultSets.map(({ engine }) => engine).filter((engine) => engine.id === id);
  const releasesIn = ({ engines }: Snapshot) => engines.find((engine) => engine.id === id)?.releases;
  const verify = `verify against ${sources[0]?.path ?? 'a source: the result set has none'}`;
  if (own.length === 0 && !releasesIn(before)) {
    const titles = before.resultSets.map(({ engine }) => engine.title);
    const like = lookAlike(title, titles);
    return `New engine: ${title} ${version}${like === null ? '' : `; looks like ${like}`}; ${verify}`;
  }
  const isVersion = (release: { version: string }) => release.version === version;
  if (version === 'unknown' || own.some(isVersion) || releasesIn(before)?.some(isVersion)) return '';
  return `New release: ${title} ${version}, ${releasesIn(after)?.find(isVersion)?.date ?? 'no date'}; ${verify}`;
}

/** A sentence for each engine, and each release of a known engine, that only result sets of `after` have. */
export function newcomers(before: Snapshot, after: Snapshot): string[] {
  return [...new Set(after.resultSets.map((set) => sentence(set, before, after)))].filter((text) => text !== '');
}
