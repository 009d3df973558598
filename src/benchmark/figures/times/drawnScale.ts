import { groupBy } from '../../model/groupBy';
import type { ResultSet } from '../../model/resultSet';
import { compareVersions } from '../../model/versions';
import { baselineOf } from './baseline';
import { type QueryEntry, type QueryGroup, type QueryScale, timed } from './groups';

/** The most rows that an environment is drawn with in full: about two screens. */
export const MOST_DRAWN = 40;

/** What of a long list is drawn, for a sentence. */
export const DRAWN_WORDS =
  'the latest result of each engine, the results that reports compare, the baselines, the fastest, and the slowest';

function isOlder(a: ResultSet, b: ResultSet): boolean {
  const order = compareVersions(a.engine.version, b.engine.version);
  return order < 0 || (order === 0 && a.created < b.created);
}

/** The newest result set of each engine: by version, then by the day of its publication, else the last of the list. */
function newestOfEach(entries: readonly QueryEntry[]): QueryEntry[] {
  return [...groupBy(entries, ({ set }) => set.engine.id).values()].map((own) =>
    own.reduce((newest, entry) => (isOlder(entry.set, newest.set) ? newest : entry)),
  );
}

function ends(entries: readonly QueryEntry[]): QueryEntry[] {
  const seconds = ({ row }: QueryEntry) => row.timeS ?? 0;
  const [first] = entries;
  if (!first) return [];
  return [
    entries.reduce((fastest, entry) => (seconds(entry) < seconds(fastest) ? entry : fastest), first),
    entries.reduce((slowest, entry) => (seconds(entry) >= seconds(slowest) ? entry : slowest), first),
  ];
}

function drawnGroup(group: QueryGroup, compared: ReadonlySet<string>): QueryGroup {
  if (group.entries.length <= MOST_DRAWN) return group;
  const withTime = timed(group);
  const baseline = baselineOf(withTime);
  const kept = new Set([...newestOfEach(group.entries), ...ends(withTime), ...(baseline ? [baseline] : [])]);
  return { ...group, entries: group.entries.filter((entry) => kept.has(entry) || compared.has(entry.set.id)) };
}

/**
 * What of a scale a page draws: environments of up to 40 result sets whole; of more the newest of each engine, those that reports compare,
 * what the others are held against, the fastest and the slowest. The scale itself where that is all.
 */
export function drawnScale(scale: QueryScale, compared: ReadonlySet<string>): QueryScale {
  const groups = scale.groups.map((group) => drawnGroup(group, compared));
  return groups.some((group, at) => group !== scale.groups[at]) ? { ...scale, groups } : scale;
}
