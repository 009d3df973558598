import { lookAlike } from '../artifacts/suspicious/lookAlikes';
import type { ResultSet } from '../model/resultSet';
import type { Snapshot } from './types';

type Engines = Pick<Snapshot, 'resultSets' | 'engines'>;

/** Versions of an engine in its file and in result sets; null if the engine is unknown. */
function versionsOf(id: string, { resultSets, engines }: Engines): Set<string> | null {
  const sets = resultSets.filter(({ engine }) => engine.id === id);
  const record = engines.find((engine) => engine.id === id);
  if (sets.length === 0 && !record) return null;
  return new Set([
    ...sets.map(({ engine }) => engine.version),
    ...(record?.releases ?? []).map(({ version }) => version),
  ]);
}

function sentence({ engine, sources }: ResultSet, before: Engines, after: Engines): string {
  const { id, title, version } = engine;
  const verify = `verify against ${sources[0]?.path ?? 'a source: the result set has none'}`;
  const versions = versionsOf(id, before);
  if (!versions) {
    const like = lookAlike(
      title,
      before.resultSets.map((set) => set.engine.title),
    );
    return `New engine: ${title} ${version}${like === null ? '' : `; looks like ${like}`}; ${verify}`;
  }
  if (version === 'unknown' || versions.has(version)) return '';
  const releases = after.engines.find((engine) => engine.id === id)?.releases ?? [];
  const date = releases.find((release) => release.version === version)?.date;
  return `New release: ${title} ${version}, ${date ?? 'no date'}; ${verify}`;
}

/** A sentence for each engine, and each release of a known engine, that only result sets of `after` have. */
export function newcomers(before: Engines, after: Engines): string[] {
  const sentences = after.resultSets.map((set) => sentence(set, before, after)).filter((text) => text !== '');
  return [...new Set(sentences)];
}
