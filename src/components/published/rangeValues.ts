import { compare } from '../../benchmark/comparison/compare';
import { pairFaults } from '../../benchmark/comparison/pairFaults';
import type { PublishedComparison } from '../../benchmark/model/published';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import { setWithId } from '../../benchmark/model/setLists';
import { formatNumber, formatTimeChange } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';

/** Time change of the candidate in % at a speedup. */
const changePct = (speedup: number) => (1 / speedup - 1) * 100;

/**
 * What the result sets of both sides show as a description: "ranges.apart", "ranges.queries", "ranges.by_chance", and the
 * bounds of the total's change over iterations, "ranges.total_low" and "ranges.total_high". Sides of different query
 * versions have no verdict. Empty without both sets, or if the sets differ in anything else.
 */
export function rangeValues(
  { baseline, candidate }: PublishedComparison,
  resultSets: readonly ResultSet[],
  environments: readonly Environment[],
): ValueTexts {
  const [first, second] = [baseline, candidate].map(({ resultSet }) => setWithId(resultSets, resultSet ?? ''));
  if (!first || !second || pairFaults(first, second, ['queryVersion']).length > 0) return {};
  const { matched, byChance, total } = compare(first, second, environments, { vary: ['queryVersion'] });
  if (!total.repeat) return {};
  const apart = matched.filter(({ low, high }) => (low ?? 0) > 1 || (high ?? 1) < 1).length;
  return {
    'ranges.apart': formatNumber(apart),
    'ranges.queries': formatNumber(matched.length),
    'ranges.by_chance': formatNumber(byChance.separated, 1),
    'ranges.total_low': formatTimeChange(changePct(total.repeat.high)),
    'ranges.total_high': formatTimeChange(changePct(total.repeat.low)),
  };
}
