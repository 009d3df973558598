import { fetchIndex } from '../browser/fetchIndex';
import { localSetStore } from '../browser/localResults/localSets';
import { type ComparisonRequest, startEarly } from '../browser/session';
import type { IndexEntry } from '../setIndex';
import type { CompareStart } from '../start';
import { type CompareState, parseCompareState, printCompareState, type Sides, sideIds } from '../urlState';
import { knownSides, vanillaOf } from './knownSides';

export const NO_SIDES: Sides = { baseline: '', candidates: [] };

/** What is known of result sets: at the start, and by the list of all, which is null until it is loaded. */
interface KnownSets {
  start: CompareStart;
  entries: readonly IndexEntry[] | null;
}

/** The part of a state that requires computing, for existing sides. `base` is the site's URL and ends in a slash. */
export function requestOf(
  { choice, buckets, allowScale }: CompareState,
  sides: Sides,
  base: string,
  { start, entries }: KnownSets,
): ComparisonRequest {
  const chosen = localSetStore.state().sets.filter(({ id }) => id === sides.baseline || sides.candidates.includes(id));
  const editions = chosen.map(({ edition }) => edition);
  const vanilla = vanillaOf(sides, start, entries);
  return { base, ...sides, vanilla, choice, buckets, allowScale, editions };
}

/** The query strings that show the initial comparison; empty without one. */
export function initialSearches(sides: Sides | null): string[] {
  return sides ? ['', printCompareState(parseCompareState('', sides).state)] : [];
}

/** Loads the list of result sets, and starts the comparison in the URL as soon as its sides are known to exist. */
export function startFromUrl(start: CompareStart, base: string): void {
  const { state } = parseCompareState(window.location.search, start.sides ?? NO_SIDES);
  const begin = (entries: IndexEntry[] | null) => {
    const sides = knownSides(state, start, entries);
    if (sides) startEarly(requestOf(state, sides, base, { start, entries }));
  };
  begin(null);
  fetchIndex(base, sideIds(state)).then(begin, () => undefined);
}
