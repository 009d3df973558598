import { useEffect, useSyncExternalStore } from 'react';
import { mayHaveOwn, NO_OWN, type OwnState, ownStore } from '../../../browser/own/ownSets';

/** The sets that are not published. Those that are kept in this browser are read if there are any. */
export default function useOwn(): OwnState {
  useEffect(() => {
    if (!mayHaveOwn()) return;
    ownStore.set({ isLoading: true });
    import('../../../browser/own/database')
      .then(({ loadKept }) => loadKept())
      .catch(() => ownStore.set({ isLoading: false }));
  }, []);
  return useSyncExternalStore(ownStore.listen, ownStore.state, () => NO_OWN);
}
