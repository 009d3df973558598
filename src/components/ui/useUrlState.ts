import { useHistory } from '@docusaurus/router';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { replaceSearch } from './replaceSearch';

/**
 * State in the query string, and its setter, which replaces the URL, so that a copied link restores the view. `parse`
 * gets '' on the server and at first, so that a URL without a query string renders only once; `print` returns the query
 * string of a state, given the present one. Both must keep their identity between renders.
 */
export default function useUrlState<State>(
  parse: (search: string) => State,
  print: (state: State, search: string) => string,
): [State, (step: State | ((state: State) => State)) => void] {
  const history = useHistory();
  const search = useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
  const state = useMemo(() => parse(search), [parse, search]);
  const latest = useRef(state);
  latest.current = state;
  const change = useCallback(
    (step: State | ((state: State) => State)) => {
      latest.current = step instanceof Function ? step(latest.current) : step;
      replaceSearch(history, (present) => print(latest.current, present));
    },
    [history, print],
  );
  return [state, change];
}
