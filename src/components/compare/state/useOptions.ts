import { useMemo } from 'react';
import { nameDifferences } from '../nameDifferences';
import { type PickerGroup, type PickerOption, pickerGroups, pickerOption } from '../pickerOptions';
import type { IndexEntry } from '../setIndex';

/** Options of pickers, computed on demand because there may be a thousand. */
export interface Options {
  groups: () => PickerGroup[];
  /** The option with an ID; undefined if there is none, and until the list is loaded. */
  optionOf: (id: string) => PickerOption | undefined;
}

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
