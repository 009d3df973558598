import { fetchIndex } from '../browser/fetchIndex';
import { ownStore } from '../browser/own/ownSets';
import { startEarly, type Wanted } from '../browser/session';
import type { IndexEntry } from '../setIndex';
import type { CompareStart } from '../start';
import { type CompareState, parseCompareState, type Sides } from '../urlState';
import { knownSides } from './known';

export const NO_SIDES: Sides = { baseline: '', candidates: [] };

/** The part of a state that requires computing, for existing sides. `base` is the site's URL and ends in a slash. */
export function wantedOf({ choice, buckets, allowScale }: CompareState, sides: Sides, base: string): Wanted {
  const chosen = ownStore.state().sets.filter(({ id }) => id === sides.baseline || sides.candidates.includes(id));
  const editions = chosen.map(({ edition }) => edition);
  return { base, baseline: sides.baseline, candidates: sides.candidates, choice, buckets, allowScale, editions };
}

/** Loads the list of result sets, and starts the comparison in the URL as soon as its sides are known to exist. */
export function startOnAddress(start: CompareStart, base: string): void {
  const { state } = parseCompareState(window.location.search, start.sides ?? NO_SIDES);
  const begin = (entries: IndexEntry[] | null) => {
    const sides = knownSides(state, start, entries);
    if (sides) startEarly(wantedOf(state, sides, base));
  };
  begin(null);
  fetchIndex(base).then(begin, () => undefined);
}
