import { useHistory } from '@docusaurus/router';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import useSearchStep from './useSearchStep';

/**
 * State in the query string, and its setter: back, forward, and a copied link restore the view, and consecutive changes to one
 * `field` share one history entry. `parse`
 * gets '' on the server and at first, so that a URL without a query string renders only once; `print` returns the query
 * string of a state, given the present one. Both must keep their identity between renders.
 */
export default function useUrlState<State>(
  parse: (search: string) => State,
  print: (state: State, search: string) => string,
): [State, (step: State | ((state: State) => State), field?: string) => void] {
  const history = useHistory();
  const search = useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
  const state = useMemo(() => parse(search), [parse, search]);
  const stepTo = useSearchStep(history);
  const latest = useRef(state);
  latest.current = state;
  const change = useCallback(
    (step: State | ((state: State) => State), field?: string) => {
      latest.current = step instanceof Function ? step(latest.current) : step;
      stepTo((present) => print(latest.current, present), field);
    },
    [stepTo, print],
  );
  return [state, change];
}
