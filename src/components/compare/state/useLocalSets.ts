import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { fetchIndex } from '../browser/fetchIndex';
import {
  type LocalSetsState,
  localSetStore,
  mayHaveStoredSets,
  NO_LOCAL_SETS,
} from '../browser/localResults/localSets';
import { chooseSides } from '../chooseSides';
import type { IndexEntry } from '../setIndex';
import { parseCompareState } from '../urlState';
import { NO_SIDES } from './comparisonRequest';
import type { AddressState } from './useCompareState';

/** Unpublished sets. Sets stored in this browser are loaded if there are any. */
export function useLocalSets(base: string): LocalSetsState {
  useEffect(() => {
    if (!mayHaveStoredSets(base)) return;
    localSetStore.set({ isLoading: true });
    import('../browser/localResults/database')
      .then(({ loadStoredSets }) => loadStoredSets(base))
      .catch(() => localSetStore.set({ isLoading: false }));
  }, [base]);
  return useSyncExternalStore(localSetStore.listen, localSetStore.state, () => NO_LOCAL_SETS);
}

/**
 * The list of result sets, unpublished ones first, null until both lists are loaded; and a callback that compares newly
 * loaded sets, among all published ones, or restores the query string of a saved comparison.
 */
export function useLocalSides(
  { sets, isLoading }: LocalSetsState,
  published: IndexEntry[] | null,
  base: string,
  change: AddressState['change'],
) {
  const entries = useMemo(
    () => (published && !isLoading ? [...sets.map(({ entry }) => entry), ...published] : null),
    [sets, isLoading, published],
  );
  const onMade = useCallback(
    async (ids: readonly string[], search?: string) => {
      if (search !== undefined) return change(() => parseCompareState(search, NO_SIDES).state);
      const others = await fetchIndex(base, null).catch(() => []);
      const own = localSetStore.state().sets.map(({ entry }) => entry);
      const added = ids.flatMap((id) => own.find((entry) => entry.id === id) ?? []);
      change((state) => chooseSides(added, [...own, ...others], state));
    },
    [base, change],
  );
  return { entries, onMade };
}
