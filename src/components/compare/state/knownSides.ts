import { unpublishedMark } from '../../../benchmark/model/unpublished';
import { suggestName } from '../../../benchmark/text/suggestName';
import type { IndexEntry } from '../setIndex';
import type { CompareStart } from '../start';
import { type Sides, sideIds } from '../urlState';

/** IDs that certainly exist: in the initial pair, in a report, or in the list of result sets once it is loaded. */
function certainIds({ sides, pairs }: CompareStart, entries: readonly IndexEntry[] | null): ReadonlySet<string> {
  return new Set([
    ...(sides ? sideIds(sides) : []),
    ...pairs.flatMap(({ baseline, candidate }) => [baseline, candidate]),
    ...(entries ?? []).map(({ id }) => id),
  ]);
}

/**
 * The sides that can be compared: after the list is loaded, the existing ones; before that, all sides if all certainly
 * exist. Null if there is no baseline or no candidate.
 */
export function knownSides(sides: Sides, start: CompareStart, entries: readonly IndexEntry[] | null): Sides | null {
  const ids = certainIds(start, entries);
  const candidates = sides.candidates.filter((id) => ids.has(id));
  if (!ids.has(sides.baseline) || candidates.length === 0) return null;
  return entries || candidates.length === sides.candidates.length ? { ...sides, candidates } : null;
}

/** The id of the vanilla Spark measured with the candidate, if each side of a pair of engines has one; otherwise null. */
export function vanillaOf(
  { baseline, candidates }: Sides,
  { vanilla }: CompareStart,
  entries: readonly IndexEntry[] | null,
): string | null {
  if (candidates.length !== 1) return null;
  const [first, second] = [baseline, ...candidates].map(
    (id) => vanilla[id] ?? entries?.find((entry) => entry.id === id)?.vanilla,
  );
  return (first && second) ?? null;
}

const notHereMessage = (id: string) =>
  `The result set ${id.slice(0, 100)} is not published and not in this browser. It opens where it was read, or with a link that carries it.`;

/** A sentence for each unknown ID, with the most similar known ID that is no side. Empty until the list is loaded. */
export function unknownIds(sides: Sides, start: CompareStart, entries: readonly IndexEntry[] | null): string[] {
  if (!entries) return [];
  const sought = sideIds(sides);
  const free = entries.map(({ id }) => id).filter((id) => !sought.includes(id));
  const certain = certainIds(start, entries);
  return sought
    .filter((id) => !certain.has(id))
    .map((id) => {
      if (unpublishedMark(id) !== '') return notHereMessage(id);
      const meant = suggestName(id, free);
      return `There is no result set named ${id.slice(0, 100)}. ${meant ? `Did you mean ${meant}?` : 'Choose another one.'}`;
    });
}
