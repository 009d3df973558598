import { problem } from '../model/problem';
import type { Problem, ResultSet } from '../model/resultSet';
import type { Snapshot } from './types';

/** Up to this number, changed times are listed; the rest are counted. */
const MAX_LISTED = 3;

/** A query with a changed time; null for no time. */
interface ChangedTime {
  query: string;
  /** Line in the new results.csv; null if unknown. */
  line: number | null;
  before: number | null;
  after: number | null;
}

/** Queries in both sets with a changed time. */
export function findChangedTimes(before: ResultSet, after: ResultSet): ChangedTime[] {
  const old = new Map(before.rows.map((row) => [row.query, row.timeS]));
  return after.rows.flatMap(({ query, line, timeS }) => {
    const was = old.get(query);
    return was === undefined || was === timeS ? [] : [{ query, line: line ?? null, before: was, after: timeS }];
  });
}

const seconds = (time: number | null) => (time === null ? 'none' : `${time} s`);

/** "q72 32.41 s → 9.1 s, q3 1 s → 2 s and 4 more". */
export function changedTimesText(moved: readonly ChangedTime[]): string {
  const named = moved
    .slice(0, MAX_LISTED)
    .map(({ query, before, after }) => `${query} ${seconds(before)} → ${seconds(after)}`);
  const more = moved.length > MAX_LISTED ? ` and ${moved.length - MAX_LISTED} more` : '';
  return `${named.join(', ')}${more}`;
}

/** True if two states of a set name the same commit of the same source and the same snapshot day. */
function isSameReading(before: ResultSet, after: ResultSet): boolean {
  return JSON.stringify([before.sources, before.snapshot]) === JSON.stringify([after.sources, after.snapshot]);
}

/** An error per set for published times that changed without a new snapshot of the source, at the first such time. */
export function rewrittenProblems(before: Snapshot, after: Snapshot): Problem[] {
  return after.resultSets.flatMap((set) => {
    const old = before.resultSets.find(({ id }) => id === set.id);
    const moved = old && isSameReading(old, set) ? findChangedTimes(old, set) : [];
    const [first] = moved;
    if (!first) return [];
    const message = `published times changed, but source, commit, and snapshot date did not: ${changedTimesText(moved)}`;
    const cure = 'give the commit or date of the new snapshot, or restore the old times';
    return [problem(`${after.folder}/result-sets/${set.id}/results.csv`, first.line, message, cure)];
  });
}
