import type { Comparable } from '../../benchmark/model/comparable';
import { groupBy } from '../../benchmark/model/groupBy';
import { compareSuites } from '../../benchmark/model/order';
import { suiteSlug } from '../../benchmark/model/paths';
import { derivedTitle } from '../../benchmark/model/queries';
import { compareNatural, compareVersions } from '../../benchmark/model/versions';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { capitalise, engineTitle } from '../../benchmark/text/names';
import { queryVersionText } from '../../benchmark/text/notReported';
import { formatMonth } from '../../benchmark/text/numbers';
import { nameDifferences } from './nameDifferences';
import type { IndexEntry } from './setIndex';

/** A result set in a picker. */
export interface PickerOption extends Comparable {
  /** "Comet 0.16.0". */
  title: string;
  /** "TPC-DS at 3 TB, r8gd.12xlarge, May 2026", with "withdrawn" if it was; in lists with what distinguishes it from others of that title and place. */
  place: string;
  /** Label of an unpublished set. */
  mark?: string;
  /** Why it cannot be chosen, "already the baseline"; absent if it can. */
  taken?: string;
}

/** Result sets of one suite and query version, or the unpublished ones. */
export interface PickerGroup {
  /** "TPC-DS-derived, query version 4.0". */
  label: string;
  options: PickerOption[];
  /** True if the sets cannot be compared with the other side: listed only on demand, and for typed words. */
  isOther?: boolean;
}

function groupLabel({ suite, mark }: IndexEntry): string {
  if (mark !== undefined) return capitalise(mark);
  return `${derivedTitle(suite)}, ${queryVersionText(suite)}`;
}

/** The option of a result set; `differs` distinguishes it from others of its title and place. */
export function pickerOption(
  { id, engine, suite, machine = '', created, withdrawn, mark, harness, sources, outputs }: IndexEntry,
  differs = '',
): PickerOption {
  return {
    ...{ id, suite, harness, sources, outputs },
    title: engineTitle(engine),
    place: [suiteAtSize(suite), machine, formatMonth(created), withdrawn ? 'withdrawn' : '', differs]
      .filter((text) => text !== '')
      .join(', '),
    ...(mark === undefined ? {} : { mark }),
  };
}

/** Title and place of a set, which a list shows. */
function nameAndPlace(entry: IndexEntry): string {
  const { title, place } = pickerOption(entry);
  return `${title}, ${place}`;
}

/** Picker order: by suite and query version, then by engine, version (the newest first, 0.16 before 0.9), and id. */
export function pickerOrder(entries: readonly IndexEntry[]): IndexEntry[] {
  return [...entries].sort(
    (a, b) =>
      compareSuites(a.suite, b.suite) ||
      compareNatural(a.engine.title, b.engine.title) ||
      compareVersions(b.engine.version, a.engine.version) ||
      compareNatural(a.id, b.id),
  );
}

/** Result sets by suite and query version, unpublished ones separately, each group in the given order. */
export function pickerGroups(entries: readonly IndexEntry[]): PickerGroup[] {
  const groups = [...groupBy(entries, ({ suite, mark }) => mark ?? suiteSlug(suite)).values()];
  const differs = nameDifferences(entries, nameAndPlace);
  return groups.map((own) => ({
    label: groupLabel(own[0] as IndexEntry),
    options: own.map((entry) => pickerOption(entry, differs.get(entry.id))),
  }));
}

/** Returns a test for options with every word of `text` in id, title, place, suite, or mark. */
function matches(text: string): (option: PickerOption) => boolean {
  const words = text.toLowerCase().split(/\s+/);
  return ({ id, title, place, suite, mark = '' }) => {
    const all = [id, title, place, derivedTitle(suite), queryVersionText(suite), mark].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

/** Options that contain every word of `text`, at most `limit` in their groups, and their total number. */
export function pickerMatches(
  groups: readonly PickerGroup[],
  text: string,
  limit: number,
): { groups: PickerGroup[]; all: number } {
  const fits = matches(text);
  const found = groups.map((group) => ({ ...group, options: group.options.filter(fits) }));
  let room = limit;
  const shown = found.map((group) => {
    const options = group.options.slice(0, room);
    room -= options.length;
    return { ...group, options };
  });
  return {
    groups: shown.filter(({ options }) => options.length > 0),
    all: found.reduce((count, { options }) => count + options.length, 0),
  };
}
