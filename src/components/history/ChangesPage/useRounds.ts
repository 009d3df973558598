import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { StepRound } from '../../../benchmark/history/steps';

/** The two rounds that the address names, by default the last two; and the way to choose others, which the address keeps. */
export default function useRounds(rounds: readonly StepRound[]) {
  const { search, pathname } = useLocation();
  const history = useHistory();
  const named = new URLSearchParams(useIsBrowser() ? search : '');
  const of = (key: string) => rounds.find(({ id }) => id === named.get(key));
  return {
    from: of('from') ?? (rounds.at(-2) as StepRound),
    to: of('to') ?? (rounds.at(-1) as StepRound),
    choose: (from: string, to: string) => history.replace({ pathname, search: `?from=${from}&to=${to}` }),
  };
}
