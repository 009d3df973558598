import { useHistory } from '@docusaurus/router';
import { useCallback, useMemo, useRef } from 'react';
import { type TableView, WHOLE_TABLE } from '../../../benchmark/figures/tableView';
import { parseTableView, withTableView } from '../../../benchmark/pages/compare/tableAddress';
import useSearch from '../../ui/useSearch';

/** What the address says of the table of queries, as at first where there are no scripts, and what changes it. A copied link shows the same rows. */
export default function useAddressView(): [TableView, (part: Partial<TableView>) => void] {
  const history = useHistory();
  const search = useSearch();
  const view = useMemo(
    () => (search === '' ? WHOLE_TABLE : parseTableView(new URLSearchParams(search), [], [])),
    [search],
  );
  const now = useRef(view);
  now.current = view;
  const change = useCallback(
    (part: Partial<TableView>) => {
      const { location } = history;
      now.current = { ...now.current, ...part };
      history.replace({ ...location, search: withTableView(location.search, now.current) });
    },
    [history],
  );
  return [view, change];
}
