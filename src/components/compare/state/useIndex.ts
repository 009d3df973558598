import { useEffect, useState } from 'react';
import { fetchIndex } from '../browser/fetchIndex';
import type { IndexEntry } from '../setIndex';

/** The list of all result sets, null until it is loaded; `failed` is the error message or ''. */
interface LoadedIndex {
  entries: IndexEntry[] | null;
  failed: string;
}

/** The list of all result sets. `base` is the site's URL and ends in a slash. */
export default function useIndex(base: string): LoadedIndex {
  const [index, setIndex] = useState<LoadedIndex>({ entries: null, failed: '' });
  useEffect(() => {
    fetchIndex(base).then(
      (entries) => setIndex({ entries, failed: '' }),
      ({ message }: Error) =>
        setIndex({ entries: null, failed: `The list of result sets could not be loaded: ${message}.` }),
    );
  }, [base]);
  return index;
}
