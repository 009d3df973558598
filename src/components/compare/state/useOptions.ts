import { useMemo } from 'react';
import { nameDifferences } from '../nameDifferences';
import { type PickerGroup, type PickerOption, pickerGroups, pickerOption } from '../pickerOptions';
import type { IndexEntry } from '../setIndex';

/** What pickers offer; made when it is asked for, since a thousand options cost more than the one that is chosen. */
export interface Options {
  groups: () => PickerGroup[];
  /** The option of an id; undefined if there is none, and until the list has come. */
  optionOf: (id: string) => PickerOption | undefined;
}

/** The options of the list of result sets. */
export default function useOptions(entries: readonly IndexEntry[] | null): Options {
  return useMemo(() => {
    let groups: PickerGroup[] | null = null;
    let differs: Map<string, string> | null = null;
    return {
      groups: () => {
        groups ??= pickerGroups(entries ?? []);
        return groups;
      },
      optionOf: (id) => {
        const entry = entries?.find((one) => one.id === id);
        differs ??= nameDifferences(entries ?? []);
        return entry && pickerOption(entry, differs.get(id));
      },
    };
  }, [entries]);
}
