import type { useHistory } from '@docusaurus/router';
import { useCallback, useEffect, useRef } from 'react';
import { replaceSearch } from './replaceSearch';

type Step = (print: (present: string) => string, field?: string) => void;

/**
 * Changes the query string with a history entry, which the back button reverts. Consecutive changes to one `field` share
 * one entry. A step uses the browser's history directly and then informs the router, because the router's push moves the
 * focus to the top of the page.
 */
export default function useSearchStep(history: ReturnType<typeof useHistory>): Step {
  const typedInto = useRef('');
  useEffect(() => {
    return history.listen((_, action) => {
      if (action === 'POP') typedInto.current = '';
    });
  }, [history]);
  return useCallback<Step>(
    (print, field = '') => {
      const { search } = history.location;
      if (print(search) === search) return;
      const goesOn = field !== '' && field === typedInto.current;
      typedInto.current = field;
      if (!goesOn) window.history.pushState(window.history.state, '');
      replaceSearch(history, print);
    },
    [history],
  );
}
