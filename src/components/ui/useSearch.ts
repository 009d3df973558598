import { useHistory } from '@docusaurus/router';
import { useSyncExternalStore } from 'react';

/** The query string of the URL from "?"; '' on the server and at first, so that a URL without one renders only once. */
export default function useSearch(): string {
  const history = useHistory();
  return useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
}
