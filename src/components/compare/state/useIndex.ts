import { useEffect, useState } from 'react';
import { fetchIndex } from '../browser/fetchIndex';
import type { IndexEntry } from '../setIndex';
import { type Sides, sideIds } from '../urlState';

/** The list of result sets, null until it is loaded; `failed` is the error message or ''. */
interface LoadedIndex {
  entries: IndexEntry[] | null;
  failed: string;
}

/** The list of result sets: those of the sides' suites, or all. `base` is the site's URL and ends in a slash. */
export default function useIndex(base: string, sides: Sides | null, isWhole: boolean): LoadedIndex {
  const [index, setIndex] = useState<LoadedIndex>({ entries: null, failed: '' });
  const ids = sides && sideIds(sides).join(' ');
  useEffect(() => {
    if (ids === null) return;
    let isCurrent = true;
    const set = (loaded: LoadedIndex) => isCurrent && setIndex(loaded);
    fetchIndex(base, isWhole ? null : ids.split(' ').filter((id) => id !== '')).then(
      (entries) => set({ entries, failed: '' }),
      ({ message }: Error) =>
        set({ entries: null, failed: `The list of result sets could not be loaded: ${message}.` }),
    );
    return () => {
      isCurrent = false;
    };
  }, [base, ids, isWhole]);
  return index;
}
