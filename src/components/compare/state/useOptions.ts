import { useMemo } from 'react';
import { type PickerGroup, type PickerOption, pickerGroups, pickerOption } from '../pickerOptions';
import type { IndexEntry } from '../setIndex';

/** Options of pickers, computed on demand because there may be a thousand. */
export interface Options {
  groups: () => PickerGroup[];
  /** The option with an ID, without what distinguishes it in lists; undefined for an unknown ID, and until the list is loaded. */
  optionOf: (id: string) => PickerOption | undefined;
}

export default function useOptions(entries: readonly IndexEntry[] | null): Options {
  return useMemo(() => {
    let groups: PickerGroup[] | null = null;
    return {
      groups: () => {
        groups ??= pickerGroups(entries ?? []);
        return groups;
      },
      optionOf: (id) => {
        const entry = entries?.find((one) => one.id === id);
        return entry && pickerOption(entry);
      },
    };
  }, [entries]);
}
