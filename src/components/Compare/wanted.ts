import type { CompareStart } from '../../benchmark/compareStart';
import { type CompareState, parseCompareState, type Sides } from '../../benchmark/compareState';
import { startEarly, type Wanted } from '../../browser/session';
import { known } from './known';

export const NO_SIDES: Sides = { baseline: '', candidates: [] };

/** What of a state is computed elsewhere. `base` is the site's address and ends in a slash. */
export function wantedOf({ baseline, candidates, choice, buckets, allowScale }: CompareState, base: string): Wanted {
  return { base, baseline, candidates, choice, buckets, allowScale };
}

/** Starts on what the address asks for, where the list of result sets is not needed to know that it exists. */
export function startOnAddress(start: CompareStart, base: string): void {
  const { state } = parseCompareState(window.location.search, start.sides ?? NO_SIDES);
  if (known(state, start, null)) startEarly(wantedOf(state, base));
}
