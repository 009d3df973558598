import type { Comparison } from '../../benchmark/model/comparison';
import type { Strength } from '../../benchmark/model/figure';
import { groupBy } from '../../benchmark/model/groupBy';
import { latestDate } from '../../benchmark/model/order';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { splitLead } from '../../benchmark/text/lead';
import { capitalise, engineTitle, joinWords } from '../../benchmark/text/names';
import { formatMonth } from '../../benchmark/text/numbers';
import { publicationDay } from '../../benchmark/text/publicationDay';
import { measuredByText, strengthOf } from './engineSummary/evidence';
import type { Found } from './engineSummary/findPairs';
import { comparePair, type Pair, pairPath } from './engineSummary/pairs';

/** Two engines on one suite. */
export type HeadToHeadCard = ReturnType<typeof card>;

const MAX_CARDS = 3;

/** Sorts by latest publication, then by most queries; a report's pair precedes its inverse. */
function newestFirst(a: Pair, b: Pair): number {
  return (
    latestDate([b.candidate, b.baseline]).localeCompare(latestDate([a.candidate, a.baseline])) ||
    b.candidate.rows.length - a.candidate.rows.length
  );
}

/** "July 2025" of one round; otherwise each month, "not measured together: June 2026 and August 2026". */
function datesText(baseline: ResultSet, candidate: ResultSet, together: boolean): string {
  const ordered = candidate.created < baseline.created ? [candidate, baseline] : [baseline, candidate];
  const months = ordered.map((set) => publicationDay(set, formatMonth));
  return together ? (months.at(-1) ?? '') : `not measured together: ${joinWords([...new Set(months)])}`;
}

/** Number of queries on which each side is faster: clearly, if any query is clear. */
function countsOf({ clear, faster, slower, matched }: Comparison) {
  const isTested = clear.faster + clear.slower > 0;
  const [candidate, baseline] = isTested ? [clear.faster, clear.slower] : [faster, slower];
  return { isTested, candidate, baseline, neither: matched.length - candidate - baseline };
}

/** Strength of the bar of counts. */
function countsStrength(comparison: Comparison, isTested: boolean): Strength {
  if (strengthOf(comparison) === 'none') return 'none';
  return isTested ? 'clear' : 'measured';
}

function card(comparison: Comparison, path: string, together: boolean) {
  const { baseline, candidate, names, verdict } = comparison;
  const counts = countsOf(comparison);
  return {
    path,
    pair: { baseline: baseline.id, candidate: candidate.id },
    word: verdict.word,
    sides: `${engineTitle(candidate.engine)} vs. ${engineTitle(baseline.engine)}`,
    setup: `${suiteAtSize(candidate.suite)}, ${datesText(baseline, candidate, together)}. ${measuredByText(comparison)}.`,
    names: { baseline: capitalise(names.baseline), candidate: capitalise(names.candidate) },
    counts,
    strength: countsStrength(comparison, counts.isTested),
    sentence: splitLead(verdict.sentence).lead,
  };
}

/** Newest comparison of every two engines on one suite, newest first. */
export function headToHead({ engineToEngine, environments, shown }: Found): HeadToHeadCard[] {
  const engines = ({ baseline, candidate }: Pair) => [baseline.engine.id, candidate.engine.id].sort().join(' ');
  return [...groupBy([...engineToEngine].sort(newestFirst), engines).values()]
    .flatMap((pairs) => pairs.slice(0, 1))
    .slice(0, MAX_CARDS)
    .map((pair) => card(comparePair(pair, environments), pairPath(pair, shown), pair.together));
}
