import type { IndexEntry } from '../../benchmark/compareIndex';
import type { CompareStart } from '../../benchmark/compareStart';
import type { Sides } from '../../benchmark/compareState';
import { nearest } from '../../benchmark/nearest';

function sidesOf({ baseline, candidates }: Sides): string[] {
  return [baseline, ...candidates];
}

/** Whether both sides are there for certain: of a report, or in the list of result sets once it has come. */
export function known(sides: Sides, { reports }: CompareStart, entries: readonly IndexEntry[] | null): boolean {
  const ids = new Set([
    ...reports.flatMap(({ baseline, candidate }) => [baseline, candidate]),
    ...(entries ?? []).map(({ id }) => id),
  ]);
  return sides.candidates.length > 0 && sidesOf(sides).every((id) => ids.has(id));
}

/** A sentence for each id that is in no list, with the one that was probably meant. Nothing as long as the list has not come. */
export function unknownIds(sides: Sides, start: CompareStart, entries: readonly IndexEntry[] | null): string[] {
  if (!entries) return [];
  const ids = entries.map(({ id }) => id);
  return sidesOf(sides)
    .filter((id) => id !== '' && !known({ baseline: id, candidates: [id] }, start, entries))
    .map((id) => {
      const meant = nearest(id, ids);
      return `There is no result set ${id.slice(0, 100)}${meant ? `; did you mean ${meant}?` : '.'}`;
    });
}
