import { useMemo } from 'react';
import type { IndexEntry } from '../../benchmark/compareIndex';
import { type PickGroup, type PickOption, pickGroups, pickOption } from '../../benchmark/pickList';

/** What pickers offer; made when it is asked for, since a thousand options cost more than the one that is chosen. */
export interface Options {
  groups: () => PickGroup[];
  /** The option of an id; undefined where there is none, and until the list has come. */
  optionOf: (id: string) => PickOption | undefined;
}

/** The options of the list of result sets. */
export default function useOptions(entries: readonly IndexEntry[] | null): Options {
  return useMemo(() => {
    let groups: PickGroup[] | null = null;
    return {
      groups: () => {
        groups ??= pickGroups(entries ?? []);
        return groups;
      },
      optionOf: (id) => {
        const entry = entries?.find((one) => one.id === id);
        return entry && pickOption(entry);
      },
    };
  }, [entries]);
}
