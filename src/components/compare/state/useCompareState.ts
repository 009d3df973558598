import { useHistory } from '@docusaurus/router';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addressOf, type CompareState, parseCompareState, type Sides, settled } from '../urlState';

/** What changes: some parts, or what becomes of those that the address has by then. */
type Step = Partial<CompareState> | ((state: CompareState) => Partial<CompareState>);

/** What the address says, what of it is not understood, and how it is changed. */
export interface AddressState {
  /** Null on the server and until the page is ready: the server does not know the address. */
  state: CompareState | null;
  problems: string[];
  /** Makes a step that the back button takes back. What is typed into one `field` without another change between is one step. */
  change: (step: Step, field?: string) => void;
}

type History = ReturnType<typeof useHistory>;

/** The part of the address from "?" on; null at first. It comes as a transition, so that a phone is not kept by the whole page at once. */
function useLateSearch(history: History): string | null {
  const [search, setSearch] = useState<string | null>(null);
  useEffect(() => {
    startTransition(() => setSearch(history.location.search));
    return history.listen((location) => setSearch(location.search));
  }, [history]);
  return search;
}

/**
 * The state of the page, which is that of its address: back, forward and a copied link restore it. A step is made in the browser's
 * history itself and then named to the router, because the router's own push takes the focus to the top of the page.
 */
export default function useCompareState(defaults: Sides): AddressState {
  const history = useHistory();
  const search = useLateSearch(history);
  const parsed = useMemo(() => (search === null ? null : parseCompareState(search, defaults)), [search, defaults]);
  const typedInto = useRef('');
  useEffect(() => {
    return history.listen((_, action) => {
      if (action === 'POP') typedInto.current = '';
    });
  }, [history]);
  const change = useCallback<AddressState['change']>(
    (step, field = '') => {
      const { location } = history;
      const { state } = parseCompareState(location.search, defaults);
      const part = typeof step === 'function' ? step(state) : step;
      const next = addressOf(settled({ ...state, ...part }, state), defaults);
      if (next === location.search) return;
      const goesOn = field !== '' && field === typedInto.current;
      typedInto.current = field;
      if (!goesOn) window.history.pushState(window.history.state, '');
      history.replace({ ...location, search: next });
    },
    [history, defaults],
  );
  return { state: parsed?.state ?? null, problems: parsed?.problems ?? [], change };
}
