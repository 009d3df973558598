import { useMemo } from 'react';
import { type PickerGroup, type PickerOption, pickerGroups, pickerOption } from '../pickerOptions';
import type { IndexEntry } from '../setIndex';

/** Options of pickers, computed on demand because there may be a thousand. */
export interface Options {
  /** Null until the list is loaded. */
  groups: () => PickerGroup[] | null;
  /** The option with an ID, without what distinguishes it in lists; undefined for an unknown ID. */
  optionOf: (id: string) => PickerOption | undefined;
}

/** The options of all result sets; until the list is loaded, those of `known`. */
export default function useOptions(entries: readonly IndexEntry[] | null, known: readonly IndexEntry[]): Options {
  return useMemo(() => {
    let groups: PickerGroup[] | null = null;
    return {
      groups: () => {
        groups ??= entries && pickerGroups(entries);
        return groups;
      },
      optionOf: (id) => {
        const entry = (entries ?? known).find((one) => one.id === id);
        return entry && pickerOption(entry);
      },
    };
  }, [entries, known]);
}
