import { bucketCounts } from '../comparison/buckets';
import { compare } from '../comparison/compare';
import { CompareError } from '../comparison/pairFaults';
import type { Comparison, Setting } from '../model/comparison';
import { compareQueries } from '../model/queries';
import { formatSpeedup } from '../text/numbers';
import type {
  BucketMove,
  ComparisonChange,
  Pair,
  QueryMove,
  QueryState,
  SettingMove,
  Snapshot,
  VerdictState,
} from './types';

/** Comparison of a pair at one revision; null if a side is missing, has errors, or the two cannot be compared. */
function comparisonAt(
  { resultSets, environments }: Snapshot,
  { baseline, candidate, vary = [] }: Pair,
): Comparison | null {
  const [a, b] = [baseline, candidate].map((id) => resultSets.find((set) => set.id === id));
  if (!a || !b) return null;
  try {
    return compare(a, b, environments, { vary });
  } catch (error) {
    if (error instanceof CompareError) return null;
    throw error;
  }
}

function verdictState(comparison: Comparison | null): VerdictState | null {
  if (!comparison) return null;
  const { verdict, total, geometricMean, median, matched, clear } = comparison;
  return {
    ...verdict,
    totalSpeedup: total.speedup,
    geometricMeanSpeedup: geometricMean.speedup,
    medianSpeedup: median.speedup,
    matched: matched.length,
    clearlyFaster: clear.faster,
    clearlySlower: clear.slower,
  };
}

function queryStates(comparison: Comparison | null): Map<string, QueryState> {
  const matched = comparison?.matched ?? [];
  return new Map(matched.map(({ query, verdict, speedup }) => [query, { verdict, speedup }]));
}

/** True if a query is new, gone, has a different verdict, or is clear with a different printed speedup. */
function isChanged(before: QueryState | null, after: QueryState | null): boolean {
  if (!before || !after) return before !== after;
  if (before.verdict !== after.verdict) return true;
  return after.verdict !== 'unclear' && formatSpeedup(before.speedup) !== formatSpeedup(after.speedup);
}

/** Why a query is not matched, and on which side; '' if it is matched. */
function unmatchedReason({ unmatched }: Comparison, query: string): string {
  const found = unmatched.find((entry) => entry.query === query);
  if (!found) return '';
  return found.side === 'both' ? found.reason : `${found.side} ${found.reason}`;
}

function queryMoves(before: Comparison | null, after: Comparison | null): QueryMove[] {
  if (!before || !after) return [];
  const [left, right] = [queryStates(before), queryStates(after)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .sort(compareQueries)
    .map((query) => ({
      query,
      before: left.get(query) ?? null,
      after: right.get(query) ?? null,
      reason: unmatchedReason(after, query) || unmatchedReason(before, query),
    }))
    .filter((move) => isChanged(move.before, move.after));
}

function bucketMoves(before: Comparison | null, after: Comparison | null): BucketMove[] {
  if (!before || !after) return [];
  const left = bucketCounts(before.matched, 'speedup');
  return bucketCounts(after.matched, 'speedup')
    .map(({ label, count }, place) => ({ label, before: left[place]?.count ?? 0, after: count }))
    .filter((move) => move.before !== move.after);
}

function sides(setting: Setting | undefined): SettingMove['after'] {
  return setting ? { baseline: setting.baseline, candidate: setting.candidate } : null;
}

function settingMoves(before: Comparison | null, after: Comparison | null): SettingMove[] {
  if (!before || !after) return [];
  const key = ({ area, name }: Setting) => JSON.stringify([area, name]);
  const [left, right] = [before, after].map(
    ({ environment }) => new Map(environment.settings.map((setting) => [key(setting), setting])),
  );
  return [...new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])].flatMap((name) => {
    const [a, b] = [left?.get(name), right?.get(name)];
    const known = a ?? b;
    if (!known || (a?.baseline === b?.baseline && a?.candidate === b?.candidate)) return [];
    return [{ area: known.area, name: known.name, before: sides(a), after: sides(b) }];
  });
}

/** True if a comparison is unchanged. Numbers are compared unrounded. */
function isSame(change: ComparisonChange): boolean {
  const { before, after, queries, buckets, settings } = change;
  return JSON.stringify(before) === JSON.stringify(after) && queries.length + buckets.length + settings.length === 0;
}

/** Change of a pair's comparison; null if it is unchanged, or could not be made at either revision. */
export function comparisonChange(pair: Pair, before: Snapshot, after: Snapshot): ComparisonChange | null {
  const [left, right] = [comparisonAt(before, pair), comparisonAt(after, pair)];
  const change = {
    ...pair,
    before: verdictState(left),
    after: verdictState(right),
    queries: queryMoves(left, right),
    buckets: bucketMoves(left, right),
    settings: settingMoves(left, right),
    environmentNote: (right ?? left)?.environment.note ?? '',
  };
  return isSame(change) ? null : change;
}
