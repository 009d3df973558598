import { isComparable } from '../../benchmark/comparison/pairFaults';
import { NATIVE_SPARK } from '../../benchmark/model/order';
import { compareVersions } from '../../benchmark/model/versions';
import type { PickerGroup, PickerOption } from './pickerOptions';
import type { IndexEntry } from './setIndex';

/** Options with the reason why some are taken, which come last. */
function takenLast(options: readonly PickerOption[], taken: ReadonlyMap<string, string>): PickerOption[] {
  const used = options.flatMap((option) => {
    const reason = taken.get(option.id);
    return reason === undefined ? [] : [{ ...option, taken: reason }];
  });
  return [...options.filter(({ id }) => !taken.has(id)), ...used];
}

/**
 * Groups of a picker, with the options that are comparable to the other side in a separate group before the others.
 * Unpublished sets keep their groups, which come first. `taken` has the reasons of options that are sides already, by ID.
 */
export function comparableFirst(
  groups: readonly PickerGroup[],
  other: PickerOption,
  taken: ReadonlyMap<string, string> = new Map(),
): PickerGroup[] {
  const isOwn = ({ options }: PickerGroup) => options.some(({ mark }) => mark !== undefined);
  const fits = (option: PickerOption) =>
    option.mark === undefined && (option.id === other.id || isComparable(other, option));
  const fitting = groups.flatMap(({ options }) => options.filter(fits));
  const free = fitting.filter(({ id }) => id !== other.id && !taken.has(id));
  const label = `Comparable with ${other.title} (${free.length})`;
  const rest = groups
    .filter((group) => !isOwn(group))
    .map((group) => ({ ...group, options: group.options.filter((option) => !fits(option)), isOther: true }));
  return [...groups.filter(isOwn), { label, options: fitting }, ...rest]
    .filter(({ options }) => options.length > 0)
    .map((group) => ({ ...group, options: takenLast(group.options, taken) }));
}

/** Distance of a set from the wanted one: a different engine counts more than a different version. */
function distance(entry: IndexEntry, wanted: IndexEntry): number {
  if (entry.engine.id === wanted.engine.id) return entry.engine.version === wanted.engine.version ? 0 : 1;
  return entry.engine.id === NATIVE_SPARK ? 2 : 3;
}

/**
 * Result sets that can replace `wanted` in a comparison with `side`, at most `limit`: its engine first, then vanilla
 * Spark, then the rest, newer versions first.
 */
export function comparableSuggestions(
  side: IndexEntry,
  wanted: IndexEntry,
  entries: readonly IndexEntry[],
  limit: number,
): IndexEntry[] {
  return entries
    .filter((entry) => isComparable(side, entry))
    .sort(
      (a, b) =>
        distance(a, wanted) - distance(b, wanted) ||
        compareVersions(b.engine.version, a.engine.version) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, limit);
}
