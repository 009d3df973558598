import { isComparable, pairFaults } from '../../benchmark/comparison/pairFaults';
import { NATIVE_SPARK } from '../../benchmark/model/order';
import type { IndexEntry } from './setIndex';
import type { Sides } from './urlState';

/** Rank of a set as a baseline: the reader's other sets, then vanilla Spark, then the rest. */
function rank({ mark, engine }: IndexEntry): number {
  if (mark !== undefined) return 0;
  return engine.id === NATIVE_SPARK ? 1 : 2;
}

function nearestTo(only: IndexEntry, entries: readonly IndexEntry[]): IndexEntry | undefined {
  const faults = (entry: IndexEntry) => pairFaults(entry, only).length;
  return entries.filter(({ id }) => id !== only.id).sort((a, b) => faults(a) - faults(b) || rank(a) - rank(b))[0];
}

/**
 * Sides after a reader opened sets: of several, vanilla Spark or otherwise the first is the baseline, and the others
 * are candidates. A single set is the candidate, and the baseline stays if it is comparable; otherwise the best
 * comparable set replaces it, or, if there is none, the set with the fewest reasons against it. Sets that already are
 * sides change nothing.
 */
export function chooseSides(added: readonly IndexEntry[], entries: readonly IndexEntry[], sides: Sides): Sides {
  const { baseline, candidates } = sides;
  const [only, second] = added;
  if (!only || added.every(({ id }) => baseline === id || candidates.includes(id))) return sides;
  if (second) {
    const first = added.find(({ engine }) => engine.id === NATIVE_SPARK) ?? only;
    return { baseline: first.id, candidates: added.filter((entry) => entry !== first).map(({ id }) => id) };
  }
  const fits = (entry: IndexEntry) => isComparable(entry, only);
  const current = entries.find(({ id }) => id === baseline);
  const [first] = entries.filter(fits).sort((a, b) => rank(a) - rank(b));
  const isOwnFirst = first?.mark !== undefined && current?.mark === undefined;
  const nearest = first ?? nearestTo(only, entries);
  const kept = current && fits(current) && !isOwnFirst ? baseline : (nearest?.id ?? baseline);
  return { baseline: kept, candidates: [only.id] };
}
