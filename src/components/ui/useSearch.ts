import { useHistory } from '@docusaurus/router';
import { useSyncExternalStore } from 'react';

/** The part of the address from "?" on; '' on the server and at first, so that an address without one is not rendered twice. */
export default function useSearch(): string {
  const history = useHistory();
  return useSyncExternalStore(
    history.listen,
    () => history.location.search,
    () => '',
  );
}
