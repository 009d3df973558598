import { useHistory } from '@docusaurus/router';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import useSearchStep from '../../ui/useSearchStep';
import { addressOf, type CompareState, parseCompareState, type Sides, withValidSort } from '../urlState';

/** Changed parts of the state, or a function that computes them from the state in the URL. */
type Step = Partial<CompareState> | ((state: CompareState) => Partial<CompareState>);

/** The state in the URL, its parts that are not valid, and a setter. */
export interface AddressState {
  /** Null on the server and until the page is ready, because the server does not know the query string. */
  state: CompareState | null;
  problems: string[];
  /** Adds a history entry, which the back button reverts. Consecutive changes to one `field` share one entry. */
  change: (step: Step, field?: string) => void;
}

type History = ReturnType<typeof useHistory>;

/** Query string of the URL from "?"; null at first. Set in a transition, so that rendering does not block a phone. */
function useLateSearch(history: History): string | null {
  const [search, setSearch] = useState<string | null>(null);
  useEffect(() => {
    startTransition(() => setSearch(history.location.search));
    return history.listen((location) => setSearch(location.search));
  }, [history]);
  return search;
}

/** The state of the page, stored in the URL: back, forward, and a copied link restore it. */
export default function useCompareState(defaults: Sides): AddressState {
  const history = useHistory();
  const search = useLateSearch(history);
  const parsed = useMemo(() => (search === null ? null : parseCompareState(search, defaults)), [search, defaults]);
  const stepTo = useSearchStep(history);
  const change = useCallback<AddressState['change']>(
    (step, field) =>
      stepTo((present) => {
        const { state } = parseCompareState(present, defaults);
        const part = typeof step === 'function' ? step(state) : step;
        return addressOf(withValidSort({ ...state, ...part }, state), defaults);
      }, field),
    [stepTo, defaults],
  );
  return { state: parsed?.state ?? null, problems: parsed?.problems ?? [], change };
}
