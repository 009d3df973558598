import { useHistory } from '@docusaurus/router';
import { useMemo, useRef } from 'react';
import { type IndexFilter, indexSearch, parseIndexFilter } from '../../../benchmark/pages/query/indexFilter';
import useSearch from '../../ui/useSearch';

/** The filter in the address, every query without scripts, and what changes it. A copied link shows the same queries. */
export default function useAddressFilter(): [IndexFilter, (filter: IndexFilter) => void] {
  const history = useHistory();
  const search = useSearch();
  const filter = useMemo(() => parseIndexFilter(search), [search]);
  const change = useRef((next: IndexFilter) => history.replace({ ...history.location, search: indexSearch(next) }));
  return [filter, change.current];
}
