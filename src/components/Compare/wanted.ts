import type { CompareStart } from '../../benchmark/compareStart';
import { type CompareState, parseCompareState, type Sides } from '../../benchmark/compareState';
import { startEarly, type Wanted } from '../../browser/session';
import { knownSides } from './known';

export const NO_SIDES: Sides = { baseline: '', candidates: [] };

/** What of a state is computed elsewhere, of the sides that exist. `base` is the site's address and ends in a slash. */
export function wantedOf({ choice, buckets, allowScale }: CompareState, sides: Sides, base: string): Wanted {
  return { base, baseline: sides.baseline, candidates: sides.candidates, choice, buckets, allowScale };
}

/** Starts on what the address asks for, where the list of result sets is not needed to know that it exists. */
export function startOnAddress(start: CompareStart, base: string): void {
  const { state } = parseCompareState(window.location.search, start.sides ?? NO_SIDES);
  const sides = knownSides(state, start, null);
  if (sides) startEarly(wantedOf(state, sides, base));
}
