import { compare } from '../../benchmark/comparison/compare';
import { pairFaults } from '../../benchmark/comparison/pairFaults';
import type { TallyPart, VerdictTally } from '../../benchmark/model/figure';
import type { PublishedComparison } from '../../benchmark/model/published';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import { setWithId } from '../../benchmark/model/setLists';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber, formatQueries, formatTimeChange } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';

/** What the result sets of both sides show over their iterations, as a description. */
export interface Ranges {
  /** Queries whose ranges do not overlap, by the direction of the candidate, and the others. */
  slower: number;
  overlapping: number;
  faster: number;
  /** Expected number of ranges that do not overlap by chance. */
  byChance: number;
  /** Bounds of the time change of the total in %. */
  low: number;
  high: number;
}

/** Time change of the candidate in % at a speedup. */
const changePct = (speedup: number) => (1 / speedup - 1) * 100;

/** Ranges of sides of different query versions, which have no verdict. Null without both sets, or if they differ in anything else. */
export function rangesOf(
  { baseline, candidate }: PublishedComparison,
  resultSets: readonly ResultSet[],
  environments: readonly Environment[],
): Ranges | null {
  const [first, second] = [baseline, candidate].map(({ resultSet }) => setWithId(resultSets, resultSet ?? ''));
  if (!first || !second || pairFaults(first, second, ['queryVersion']).length > 0) return null;
  const { matched, byChance, total } = compare(first, second, environments, { vary: ['queryVersion'] });
  if (!total.repeat) return null;
  const faster = matched.filter(({ low }) => (low ?? 0) > 1).length;
  const slower = matched.filter(({ high }) => (high ?? 1) < 1).length;
  return {
    slower,
    overlapping: matched.length - slower - faster,
    faster,
    byChance: byChance.separated,
    low: changePct(total.repeat.high),
    high: changePct(total.repeat.low),
  };
}

/** "ranges.apart", "ranges.queries", "ranges.by_chance", "ranges.total_low", and "ranges.total_high". */
export function rangeValues({ slower, overlapping, faster, byChance, low, high }: Ranges): ValueTexts {
  return {
    'ranges.apart': formatNumber(slower + faster),
    'ranges.queries': formatNumber(slower + overlapping + faster),
    'ranges.by_chance': formatNumber(byChance, 1),
    'ranges.total_low': formatTimeChange(low),
    'ranges.total_high': formatTimeChange(high),
  };
}

/** "Over the iterations, the total takes between 1% and 5% more time.", or "… between 1% less time and 5% more time." */
export function rangesSentence({ low, high }: Ranges): string {
  const isOneWay = Math.sign(low) === Math.sign(high);
  const first = isOneWay ? `${formatNumber(Math.abs(low))}%` : formatTimeChange(low);
  return `Over the iterations, the total takes between ${first} and ${formatTimeChange(high)}.`;
}

/** Queries by their ranges, without a verdict. */
export function rangesTally(
  { slower, overlapping, faster, byChance }: Ranges,
  { baseline, candidate }: PublishedComparison,
): VerdictTally {
  const all = formatQueries(slower + overlapping + faster);
  const title = `The ranges of ${slower + faster} of ${all} do not overlap; ${formatNumber(byChance, 1)} are expected by chance`;
  const part = (verdict: TallyPart['verdict'], label: string, count: number): TallyPart => ({
    ...{ verdict, label, count },
    strength: 'none',
  });
  return {
    question: title,
    title,
    entries: [
      part('slower', `less time with ${capitalise(baseline.title)}`, slower),
      part('unclear', 'ranges overlap', overlapping),
      part('faster', `less time with ${capitalise(candidate.title)}`, faster),
    ],
    note: 'No verdict: the query texts of both sides differ.',
  };
}
