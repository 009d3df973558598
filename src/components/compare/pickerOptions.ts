import type { Comparable } from '../../benchmark/model/comparable';
import { groupBy } from '../../benchmark/model/groupBy';
import { compareSuites } from '../../benchmark/model/order';
import { suiteSlug } from '../../benchmark/model/paths';
import { derivedTitle } from '../../benchmark/model/queries';
import { compareNatural, compareVersions } from '../../benchmark/model/versions';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { capitalise, engineTitle } from '../../benchmark/text/names';
import { formatMonth } from '../../benchmark/text/numbers';
import { queryVersionText } from '../../benchmark/text/stated';
import { nameDifferences } from './nameDifferences';
import type { IndexEntry } from './setIndex';

/** A result set as a picker offers it. */
export interface PickerOption extends Comparable {
  /** "Comet 0.16.0". */
  title: string;
  /** "TPC-DS at 3 TB, r8gd.12xlarge, May 2026". */
  place: string;
  /** What tells it from others of its title; '' where no other has it. */
  differs: string;
  /** What must stand next to one that is not published. */
  mark?: string;
}

/** The result sets of one suite and query version, or those that are not published. */
export interface PickerGroup {
  /** "TPC-DS-derived, query version 4.0". */
  label: string;
  options: PickerOption[];
}

function groupLabel({ suite, mark }: IndexEntry): string {
  if (mark !== undefined) return capitalise(mark);
  return `${derivedTitle(suite)}, ${queryVersionText(suite)}`;
}

/** A result set as a picker offers it, with what tells it from others of its title. */
export function pickerOption(
  { id, engine, suite, machine = '', created, mark, harness, sources, outputs }: IndexEntry,
  differs = '',
): PickerOption {
  return {
    ...{ id, suite, harness, sources, outputs },
    title: engineTitle(engine),
    place: [suiteAtSize(suite), machine, formatMonth(created)].filter((text) => text !== '').join(', '),
    differs,
    ...(mark === undefined ? {} : { mark }),
  };
}

/** Result sets by suite and query version, within them by engine, version and id: the order of the pickers. 0.9 comes before 0.16. */
export function pickerOrder(entries: readonly IndexEntry[]): IndexEntry[] {
  return [...entries].sort(
    (a, b) =>
      compareSuites(a.suite, b.suite) ||
      compareNatural(a.engine.title, b.engine.title) ||
      compareVersions(a.engine.version, b.engine.version) ||
      compareNatural(a.id, b.id),
  );
}

/** All result sets by suite and query version, those that are not published by themselves, each group in the order given. */
export function pickerGroups(entries: readonly IndexEntry[]): PickerGroup[] {
  const groups = [...groupBy(entries, ({ suite, mark }) => mark ?? suiteSlug(suite)).values()];
  const differs = nameDifferences(entries);
  return groups.map((own) => ({
    label: groupLabel(own[0] as IndexEntry),
    options: own.map((entry) => pickerOption(entry, differs.get(entry.id))),
  }));
}

/** Whether every word of `text` is in the option's id, title or group. */
function matches(text: string): (option: PickerOption, group: PickerGroup) => boolean {
  const words = text.toLowerCase().split(/\s+/);
  return ({ id, title }, { label }) => {
    const all = `${id} ${title} ${label}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

/** The options that contain every word of `text`, at most `limit` of them in their groups, and how many there are in all. */
export function pickerMatches(
  groups: readonly PickerGroup[],
  text: string,
  limit: number,
): { groups: PickerGroup[]; all: number } {
  const fits = matches(text);
  const found = groups.map((group) => ({ ...group, options: group.options.filter((entry) => fits(entry, group)) }));
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
