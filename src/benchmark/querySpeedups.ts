import { verdictReason } from './findings';
import { matchQuery } from './match';
import { type QueryEntry, type QueryGroup, timed } from './queryGroups';
import type { SpeedupGroup, SpeedupRow } from './queryTypes';
import { spreadCell } from './scale';
import { comparePath } from './suitePaths';
import type { ResultSet } from './types';
import { rounded } from './values';

/** What the others are held against: native Spark, else the set that was published first. */
function baselineOf(entries: readonly QueryEntry[]): QueryEntry | undefined {
  const native = entries.find(({ set }) => set.engine.id === 'native-spark');
  const [oldest] = [...entries].sort((a, b) =>
    a.set.created < b.set.created ? -1 : Number(a.set.created > b.set.created),
  );
  return native ?? oldest;
}

function speedupRow(baseline: QueryEntry, { set, row }: QueryEntry, name: string): SpeedupRow[] {
  const match = matchQuery(baseline.set, set, row.query);
  if (!match) return [];
  return [
    {
      name,
      speedup: rounded(match.speedup),
      low: rounded(match.low),
      high: rounded(match.high),
      spread: spreadCell(match),
      verdict: match.verdict,
      reason: verdictReason(match),
      path: comparePath(baseline.set.id, [set.id]),
    },
  ];
}

/** Each result set of a group against one of them; null where the environment is not stated or fewer than two sets have a time. */
export function speedupGroup(group: QueryGroup, nameOf: (set: ResultSet) => string): SpeedupGroup | null {
  const entries = timed(group);
  const baseline = baselineOf(entries);
  if (!group.environment || !baseline || entries.length < 2) return null;
  return {
    environment: group.environment.title,
    baseline: nameOf(baseline.set),
    rows: entries
      .filter((entry) => entry !== baseline)
      .flatMap((entry) => speedupRow(baseline, entry, nameOf(entry.set))),
  };
}
