import { isComparable } from '../../comparison/comparability';
import { NATIVE_SPARK } from '../../model/order';
import type { IndexEntry } from './index';
import type { Sides } from './urlState';

/** Where a set stands among those that another may be compared with: what else the reader has, then native Spark, then the rest. */
function rank({ mark, engine }: IndexEntry): number {
  if (mark !== undefined) return 0;
  return engine.id === NATIVE_SPARK ? 1 : 2;
}

/**
 * The sides once a reader's own set is there: it is the candidate, and the baseline stays where it fits; else the best that fits. A set
 * that is one of the sides already leaves them as they are.
 */
export function sidesWith(added: IndexEntry, entries: readonly IndexEntry[], sides: Sides): Sides {
  const { baseline, candidates } = sides;
  if (baseline === added.id || candidates.includes(added.id)) return sides;
  const fits = (entry: IndexEntry) => isComparable(entry, added);
  const current = entries.find(({ id }) => id === baseline);
  const [first] = entries.filter(fits).sort((a, b) => rank(a) - rank(b));
  const isOwnFirst = first?.mark !== undefined && current?.mark === undefined;
  const kept = current && fits(current) && !isOwnFirst ? baseline : (first?.id ?? baseline);
  return { baseline: kept, candidates: [added.id] };
}
