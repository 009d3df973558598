import { isComparable } from '../../benchmark/comparison/comparability';
import type { Comparable } from '../../benchmark/model/comparable';
import { NATIVE_SPARK } from '../../benchmark/model/order';
import { derivedTitle } from '../../benchmark/model/queries';
import { compareVersions } from '../../benchmark/model/versions';
import { queryVersionText } from '../../benchmark/text/stated';
import type { PickerGroup, PickerOption } from './pickerOptions';
import type { IndexEntry } from './setIndex';

/**
 * The groups of a picker with what can be compared with the other side in a separate group before the others. What is not published keeps
 * its groups, which stay first.
 */
export function comparableFirst(groups: readonly PickerGroup[], other: Comparable): PickerGroup[] {
  const { suite } = other;
  const isOwn = ({ options }: PickerGroup) => options.some(({ mark }) => mark !== undefined);
  const fits = (option: PickerOption) =>
    option.mark === undefined && (option.id === other.id || isComparable(other, option));
  const fitting = groups.flatMap(({ options }) => options.filter(fits));
  const others = groups.map((group) => ({ ...group, options: group.options.filter((option) => !fits(option)) }));
  const label = `Comparable: ${derivedTitle(suite)}, ${queryVersionText(suite)}, scale factor ${suite.scaleFactor}, ${suite.tableFormat}`;
  const rest = others.filter((group) => !isOwn(group));
  return [...groups.filter(isOwn), { label, options: fitting }, ...rest].filter(({ options }) => options.length > 0);
}

/** How far a set is from the one that was wanted: another engine counts more than another version. */
function distance(entry: IndexEntry, wanted: IndexEntry): number {
  if (entry.engine.id === wanted.engine.id) return entry.engine.version === wanted.engine.version ? 0 : 1;
  return entry.engine.id === NATIVE_SPARK ? 2 : 3;
}

/**
 * The result sets that can be compared with `side` in the place of `wanted`, at most `limit`: those of its engine first, then native
 * Spark, then the rest, newer versions before older ones. Empty where nothing fits.
 */
export function nearestComparable(
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
