import type { SpecBase } from '../../benchmark/model/chart';
import type { Comparison, MatchedQuery } from '../../benchmark/model/comparison';
import { longestQueries } from '../../benchmark/model/queryPages';
import { sum } from '../../benchmark/model/statistics';
import { formatNumber, formatQueries, formatShare } from '../../benchmark/text/numbers';

/** The compared queries that a chart has marks for: of a large suite those that take the baseline longest. */
export function drawnQueries({ matched }: Pick<Comparison, 'matched'>): MatchedQuery[] {
  return longestQueries(matched, ({ baseline }) => baseline.timeS);
}

/** The field of a spec that counts the queries without a mark; empty for none. */
export function leftOut(all: readonly unknown[], drawn: readonly unknown[]): Pick<SpecBase, 'leftOut'> {
  return all.length === drawn.length ? {} : { leftOut: all.length - drawn.length };
}

/** Which queries of a comparison of large suites a chart draws, as `leftOutText`. */
export function leftOutOf({ matched, names }: Pick<Comparison, 'matched' | 'names'>): string {
  const timesS = matched.map(({ baseline }) => baseline.timeS);
  return leftOutText(timesS, names.baseline);
}

/** Which queries of a large suite a chart draws, with a space before it; '' if all. `timesS` are of the baseline. */
export function leftOutText(timesS: readonly number[], baseline: string): string {
  const drawn = longestQueries(timesS, (timeS) => timeS);
  if (drawn.length === timesS.length) return '';
  const share = formatShare(sum(drawn) / sum(timesS), 0);
  return ` The chart shows the ${formatQueries(drawn.length)} that take ${baseline} longest, ${share} of its time. The other ${formatNumber(timesS.length - drawn.length)} are in the CSV file.`;
}
