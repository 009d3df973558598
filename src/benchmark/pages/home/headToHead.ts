import type { Strength } from '../../../figures/answers/spec';
import type { Comparison } from '../../model/comparison';
import { groupBy } from '../../model/groupBy';
import { latestDate } from '../../model/order';
import { suiteAtSize } from '../../text/dataSize';
import { leadOf } from '../../text/lead';
import { capitalise, engineTitle } from '../../text/names';
import { formatMonth } from '../../text/numbers';
import { measuredBy, strengthOf } from './answers/evidence';
import type { Found } from './answers/find';
import { comparePair, type Pair, pairPath } from './answers/pairs';

/** Two engines that were measured together. */
export type HeadToHeadCard = ReturnType<typeof card>;

/** A card for each of so many pairs of engines. */
const SHOWN = 3;

/** What was published last first; then most queries, and the direction of the report, which comes first in the list. */
function newestFirst(a: Pair, b: Pair): number {
  return (
    latestDate([b.candidate, b.baseline]).localeCompare(latestDate([a.candidate, a.baseline])) ||
    b.candidate.rows.length - a.candidate.rows.length
  );
}

/** How many queries each side is faster on: clearly, if the queries were tested. */
function countsOf({ clear, faster, slower, matched }: Comparison) {
  const isTested = clear.faster + clear.slower > 0;
  const [candidate, baseline] = isTested ? [clear.faster, clear.slower] : [faster, slower];
  return { isTested, candidate, baseline, neither: matched.length - candidate - baseline };
}

/** How the bar of counts is drawn. */
function countsStrength(comparison: Comparison, isTested: boolean): Strength {
  if (strengthOf(comparison) === 'none') return 'none';
  return isTested ? 'clear' : 'measured';
}

function card(comparison: Comparison, path: string) {
  const { baseline, candidate, names, verdict } = comparison;
  const counts = countsOf(comparison);
  const date = formatMonth(latestDate([baseline, candidate]));
  return {
    path,
    pair: { baseline: baseline.id, candidate: candidate.id },
    word: verdict.word,
    sides: `${engineTitle(candidate.engine)} vs. ${engineTitle(baseline.engine)}`,
    setup: `${suiteAtSize(candidate.suite)}, ${date}. ${measuredBy(comparison)}.`,
    names: { baseline: capitalise(names.baseline), candidate: capitalise(names.candidate) },
    counts,
    strength: countsStrength(comparison, counts.isTested),
    sentence: leadOf(verdict.sentence).lead,
  };
}

/** The newest comparison of every two engines that were measured together, newest first. */
export function headToHead({ engineToEngine, environments, shown }: Found): HeadToHeadCard[] {
  const engines = ({ baseline, candidate }: Pair) => [baseline.engine.id, candidate.engine.id].sort().join(' ');
  return [...groupBy([...engineToEngine].sort(newestFirst), engines).values()]
    .flatMap((pairs) => pairs.slice(0, 1))
    .slice(0, SHOWN)
    .map((pair) => card(comparePair(pair, environments), pairPath(pair, shown)));
}
