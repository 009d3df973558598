import { useEffect, useSyncExternalStore } from 'react';
import { mayHaveOwn, NO_OWN, type OwnState, ownStore } from '../../../browser/own/ownSets';

/** The sets that are not published. What is kept in this browser, or came with the link, is fetched where there is any. */
export default function useOwn(base: string): OwnState {
  useEffect(() => {
    if (!mayHaveOwn()) return;
    const { hash } = window.location;
    ownStore.set({ isLoading: true });
    import('../../../browser/own/loadOwn')
      .then(({ loadOwn }) => loadOwn(base, hash.startsWith('#sent=') ? hash : ''))
      .catch(() => ownStore.set({ isLoading: false }));
  }, [base]);
  return useSyncExternalStore(ownStore.listen, ownStore.state, () => NO_OWN);
}
