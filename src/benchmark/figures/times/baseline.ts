import { NATIVE_SPARK } from '../../model/order';
import type { QueryEntry } from './groups';

/** What the other result sets of an environment are held against: native Spark, else the set that was published first. */
export function baselineOf(entries: readonly QueryEntry[]): QueryEntry | undefined {
  const native = entries.find(({ set }) => set.engine.id === NATIVE_SPARK);
  const byDate = (a: QueryEntry, b: QueryEntry) =>
    a.set.created < b.set.created ? -1 : Number(a.set.created > b.set.created);
  return native ?? [...entries].sort(byDate)[0];
}
