import { useHistory } from '@docusaurus/router';
import { useCallback, useMemo } from 'react';
import { type CostChoice, NO_CHOICE, parseCostChoice, withCostChoice } from '../../benchmark/cost/choice';
import useSearch from '../ui/useSearch';

/** What the address says of prices, with what of it is not understood; as at first where there are no scripts. */
export default function useCostChoice(types: readonly string[]) {
  const history = useHistory();
  const search = useSearch();
  const known = JSON.stringify(types);
  const parsed = useMemo(
    () =>
      search === '' ? { choice: NO_CHOICE, problems: [] } : parseCostChoice(search, JSON.parse(known) as string[]),
    [search, known],
  );
  const change = useCallback(
    (choice: CostChoice) => {
      const { location } = history;
      history.replace({ ...location, search: withCostChoice(location.search, choice) });
    },
    [history],
  );
  return { ...parsed, change };
}
