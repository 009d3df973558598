import { wholeFamily } from '../../benchmark/comparison/match';
import { column } from '../../benchmark/model/columns';
import type { MatchedQuery } from '../../benchmark/model/comparison';
import { SAME_WITHIN, sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise, engineNames } from '../../benchmark/text/names';
import { formatSeconds, rounded } from '../../benchmark/text/numbers';
import type { MeasuredPair } from './measuredPairs';

/** A report and its pairs that have the query. */
interface ReportPairs {
  title: string;
  pairs: MeasuredPair[];
}

/** A pair with its total-time ratio, with and without the query. */
interface Effect extends MeasuredPair {
  total: number;
  without: number;
}

function totalOf(matched: readonly MatchedQuery[]): number {
  return sum(matched.map(({ baseline }) => baseline.timeS)) / sum(matched.map(({ candidate }) => candidate.timeS));
}

function effectOf(pair: MeasuredPair): Effect {
  const all = wholeFamily(pair.baseline, pair.candidate);
  const others = all.filter(({ query }) => query !== pair.match.query);
  return { ...pair, total: totalOf(all), without: others.length === 0 ? 1 : totalOf(others) };
}

function change({ total, without }: Effect): number {
  return Math.abs(Math.log(total / without));
}

/** "turns the lead of Comet into a loss", "saves Comet 12.3 s", "costs Comet 161.0 s". */
function whatItDoes({ baseline, candidate, match, total, without }: Effect): string {
  const name = capitalise(engineNames(baseline.engine, candidate.engine).candidate);
  if (total < 1 / SAME_WITHIN && without > SAME_WITHIN) return `turns the lead of ${name} into a loss`;
  if (total > SAME_WITHIN && without < 1 / SAME_WITHIN) return `turns the loss of ${name} into a lead`;
  return `${match.savedS < 0 ? 'costs' : 'saves'} ${name} ${formatSeconds(Math.abs(match.savedS))}`;
}

/** Effect of a query on the total-time ratio of each report; with several pairs, the one with the largest change. */
export function effectsTable(query: string, reports: readonly ReportPairs[]): Table {
  const rows = reports.flatMap(({ title, pairs }) =>
    pairs
      .map(effectOf)
      .sort((a, b) => change(b) - change(a))
      .slice(0, 1)
      .map((effect) => ({ title, ...effect })),
  );
  return tableOf(rows, [
    [column('report', 'Report', '', 'query'), 'title'],
    [column('effect', `What ${query} does`), whatItDoes],
    [column('total', `Total-time ratio with ${query}`, '×', 'number', 2), ({ total }) => rounded(total)],
    [column('without', 'Without', '×', 'number', 2), ({ without }) => rounded(without)],
  ]);
}
