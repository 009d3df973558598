import { useEffect, useState } from 'react';
import { type CompareIndex, type IndexEntry, unpackIndex } from '../../benchmark/compareIndex';

/** The list of all result sets, null until it has come; `failed` says why it has not. */
export interface LoadedIndex {
  entries: IndexEntry[] | null;
  failed: string;
}

/** Fetches the list of all result sets once. `base` is the site's address and ends in a slash. */
export default function useIndex(base: string): LoadedIndex {
  const [index, setIndex] = useState<LoadedIndex>({ entries: null, failed: '' });
  useEffect(() => {
    const stop = new AbortController();
    fetch(`${base}data/compare-index.json`, { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then((packed: CompareIndex) => setIndex({ entries: unpackIndex(packed), failed: '' }))
      .catch((error: Error) => {
        if (!stop.signal.aborted)
          setIndex({ entries: null, failed: `The list of result sets could not be loaded: ${error.message}.` });
      });
    return () => stop.abort();
  }, [base]);
  return index;
}
