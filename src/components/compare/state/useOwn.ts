import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { mayHaveOwn, NO_OWN, type OwnState, ownStore } from '../browser/own/ownSets';
import type { IndexEntry } from '../setIndex';
import { sidesWith } from '../sidesWith';
import { parseCompareState } from '../urlState';
import type { AddressState } from './useCompareState';
import { NO_SIDES } from './wanted';

/** Unpublished sets. Sets stored in this browser are loaded if there are any. */
export function useOwn(base: string): OwnState {
  useEffect(() => {
    if (!mayHaveOwn(base)) return;
    ownStore.set({ isLoading: true });
    import('../browser/own/database')
      .then(({ loadKept }) => loadKept(base))
      .catch(() => ownStore.set({ isLoading: false }));
  }, [base]);
  return useSyncExternalStore(ownStore.listen, ownStore.state, () => NO_OWN);
}

/**
 * The list of result sets, unpublished ones first, null until both lists are loaded; the engines of published sets; and
 * a callback that compares newly loaded sets or restores the query string of a saved comparison.
 */
export function useOwnSides(
  { sets, isLoading }: OwnState,
  published: IndexEntry[] | null,
  change: AddressState['change'],
) {
  const entries = useMemo(
    () => (published && !isLoading ? [...sets.map(({ entry }) => entry), ...published] : null),
    [sets, isLoading, published],
  );
  const engines = useMemo(() => [...new Set((published ?? []).map(({ engine }) => engine.title))], [published]);
  const list = useRef(published);
  list.current = published;
  const onMade = useCallback(
    (ids: readonly string[], search?: string) => {
      if (search !== undefined) return change(() => parseCompareState(search, NO_SIDES).state);
      const own = ownStore.state().sets.map(({ entry }) => entry);
      const added = ids.flatMap((id) => own.find((entry) => entry.id === id) ?? []);
      change((state) => sidesWith(added, [...own, ...(list.current ?? [])], state));
    },
    [change],
  );
  return { entries, engines, onMade };
}
