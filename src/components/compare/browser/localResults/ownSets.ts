import { OWN } from '../../../../benchmark/model/unpublished';
import type { ParsedSet, TakenIds } from '../../../../fileParser/messages';
import { deleteSet, storeSet } from './database';
import { parseLocalSet } from './localSet';
import { localSetStore } from './localSets';

/** The ids of the sets made from each file, by the key of its job. */
export type MadeSets = Map<number, string[]>;

export const KEPT = 'The earlier result set is kept. To keep both, enter another “Result set ID”.';

/** The ids of sets that replace a different one of another job. */
function replacedIds(sets: readonly ParsedSet[], own: readonly string[]): string[] {
  const others = localSetStore.state().sets.filter(({ id }) => !own.includes(id.slice(OWN.length)));
  const replaced = sets.filter(({ id, files }) => {
    const kept = others.find((other) => other.id === `${OWN}${id}`);
    return kept !== undefined && JSON.stringify(kept.files) !== JSON.stringify(files);
  });
  return replaced.map(({ id }) => id);
}

/** Adds a set to the reader's own sets and stores it if the browser allows it. Null for an invalid set. */
async function storeLocalSet(base: string, { id, ...parsed }: ParsedSet): Promise<string | null> {
  const own = parseLocalSet({ ...parsed, id: `${OWN}${id}` });
  if (!own) return null;
  const others = localSetStore.state().sets.filter((set) => set.id !== own.id);
  localSetStore.set({ sets: [own, ...others] });
  await storeSet(base, own).catch(() => undefined);
  return own.id;
}

/** Removes a set from the browser's storage and from the page, so that it is not loaded on the next visit. */
export async function forgetSet(base: string, id: string): Promise<void> {
  await deleteSet(base, id).catch(() => undefined);
  localSetStore.set({ sets: localSetStore.state().sets.filter((set) => set.id !== id) });
}

/**
 * Keeps the sets of a job and forgets those that it made before its answers were corrected. Returns the ids of the valid
 * ones; null if the reader keeps a set that one of them would replace.
 */
export async function keepSets(
  base: string,
  name: string,
  sets: readonly ParsedSet[],
  made: MadeSets,
  key: number,
  confirm: (question: string) => boolean,
): Promise<string[] | null> {
  const earlier = made.get(key) ?? [];
  const replaced = replacedIds(sets, earlier).join(', ');
  if (replaced !== '' && !confirm(`Replace ${replaced} with the times in ${name}?`)) return null;
  const stored = await Promise.all(sets.map((set) => storeLocalSet(base, set)));
  const corrected = earlier.filter((id) => sets.every((set) => set.id !== id));
  await Promise.all(corrected.map((id) => forgetSet(base, `${OWN}${id}`)));
  const ids = sets.map(({ id }) => id);
  for (const [other, own] of made)
    made.set(
      other,
      own.filter((id) => !ids.includes(id)),
    );
  made.set(key, ids);
  return stored.filter((id) => id !== null);
}

/** The ids of the sets of other jobs and earlier visits, with the file of each; '' if it is unknown. */
export function takenIds(made: MadeSets, key: number): TakenIds {
  const own = made.get(key) ?? [];
  const kept = localSetStore.state().sets.map(({ id, file = '' }) => [id.slice(OWN.length), file] as const);
  return Object.fromEntries(kept.filter(([id]) => !own.includes(id)));
}
