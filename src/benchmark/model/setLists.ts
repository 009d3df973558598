import { groupBy } from './groupBy';
import type { ResultSet } from './resultSet';
import { suiteKey } from './round';

type Sets = readonly ResultSet[];

/** Returns a function that computes a value of a list of result sets on the first call with that list. */
export function ofList<Value>(compute: (sets: Sets) => Value): (sets: Sets) => Value {
  const known = new WeakMap<Sets, { value: Value }>();
  return (sets) => {
    const found = known.get(sets) ?? { value: compute(sets) };
    known.set(sets, found);
    return found.value;
  };
}

const byId = ofList((sets) => new Map(sets.map((set) => [set.id, set])));
const bySuite = ofList((sets) => groupBy(sets, suiteKey));

/** The set of a list with an id; undefined for an unknown ID. */
export function setWithId(sets: Sets, id: string): ResultSet | undefined {
  return byId(sets).get(id);
}

/** The sets of a list with the suite, query version, scale factor, and table format of a set: only these may be comparable. */
export function setsOfSuite(sets: Sets, set: ResultSet): Sets {
  return bySuite(sets).get(suiteKey(set)) ?? [];
}

/** The first mention of each engine in a list, in the list's order. */
export const enginesOf = ofList((sets) =>
  [...groupBy(sets, ({ engine }) => engine.id).values()].flatMap(([first]) => first?.engine ?? []),
);

/** The sets of a list that were published last, at most `limit`, in the list's order. */
export function newestSets(sets: Sets, limit: number): Sets {
  if (sets.length <= limit) return sets;
  const newest = [...sets].sort((a, b) => (a.created === b.created ? 0 : a.created < b.created ? 1 : -1));
  const kept = new Set(newest.slice(0, limit));
  return sets.filter((set) => kept.has(set));
}
