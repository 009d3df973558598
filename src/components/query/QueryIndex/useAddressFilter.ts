import { useHistory } from '@docusaurus/router';
import { useMemo, useRef } from 'react';
import {
  type IndexFilter,
  parseIndexFilter,
  WHOLE_LIST,
  withIndexFilter,
} from '../../../benchmark/pages/query/indexFilter';
import useSearch from '../../ui/useSearch';

/** The filter of a list as the address has it, every query where there are no scripts, and what changes it. A copied link shows the same queries. */
export default function useAddressFilter(slug: string): [IndexFilter, (filter: IndexFilter) => void] {
  const history = useHistory();
  const search = useSearch();
  const filter = useMemo(() => (search === '' ? WHOLE_LIST : parseIndexFilter(search, slug)), [search, slug]);
  const change = useRef((next: IndexFilter) => {
    const { location } = history;
    history.replace({ ...location, search: withIndexFilter(location.search, slug, next) });
  });
  return [filter, change.current];
}
