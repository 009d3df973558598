import { useHistory } from '@docusaurus/router';
import { useCallback, useMemo } from 'react';
import { type CostChoice, NO_CHOICE, parseCostChoice, withCostChoice } from '../../benchmark/cost/choice';
import useSearch from '../ui/useSearch';

/** Prices in the URL, the parts of it that are not valid, and a setter; the default choice without scripts. */
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
