import { useCallback } from 'react';
import { type CostChoice, NO_CHOICE, parseCostChoice, withCostChoice } from '../../benchmark/cost/choice';
import useUrlState from '../ui/useUrlState';

type Parsed = ReturnType<typeof parseCostChoice>;

const print = ({ choice }: Parsed, search: string) => withCostChoice(search, choice);

/** Prices in the URL, the parts of it that are not valid, and a setter; the default choice without scripts. */
export default function useCostChoice(types: readonly string[]) {
  const known = JSON.stringify(types);
  const parse = useCallback(
    (search: string): Parsed =>
      search === '' ? { choice: NO_CHOICE, problems: [] } : parseCostChoice(search, JSON.parse(known) as string[]),
    [known],
  );
  const [parsed, setParsed] = useUrlState(parse, print);
  const change = useCallback((choice: CostChoice) => setParsed({ choice, problems: [] }, 'cost'), [setParsed]);
  return { ...parsed, change };
}
