import { wholeFamily } from '../../benchmark/comparison/match';
import { comparedSides } from '../../benchmark/comparison/side';
import { column } from '../../benchmark/model/columns';
import type { MatchedQuery } from '../../benchmark/model/comparison';
import { reportPath, tabPath } from '../../benchmark/model/paths';
import type { Environment } from '../../benchmark/model/resultSet';
import { SAME_WITHIN, sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise } from '../../benchmark/text/names';
import { countNoun, formatSeconds, rounded } from '../../benchmark/text/numbers';
import { type Block, fold, type SectionBlock, section } from '../page/page';
import type { MeasuredPair } from './measuredPairs';

/** A report and its pairs that have the query. */
interface ReportPairs {
  id: string;
  title: string;
  /** True if its page has the table of queries. */
  hasRows: boolean;
  pairs: MeasuredPair[];
}

/** A pair with its total-time ratio, with and without the query. */
interface Effect extends MeasuredPair {
  /** Name of the candidate, which differs from the name of the baseline. */
  name: string;
  total: number;
  without: number;
}

function totalOf(matched: readonly MatchedQuery[]): number {
  return sum(matched.map(({ baseline }) => baseline.timeS)) / sum(matched.map(({ candidate }) => candidate.timeS));
}

function effectOf(pair: MeasuredPair, environments: readonly Environment[]): Effect {
  const all = wholeFamily(pair.baseline, pair.candidate);
  const others = all.filter(({ query }) => query !== pair.match.query);
  const [, candidate] = comparedSides(pair.baseline, pair.candidate, environments);
  return {
    ...pair,
    name: capitalise(candidate.name),
    total: totalOf(all),
    without: others.length === 0 ? 1 : totalOf(others),
  };
}

function change({ total, without }: Effect): number {
  return Math.abs(Math.log(total / without));
}

/** Below this number of seconds, which reads "0.0 s", a query neither saves nor costs. */
const MIN_SHOWN_S = 0.05;

/** "turns the lead of Comet into a loss", "saves Comet 12.3 s", "costs Comet 161.0 s", "takes the same time". */
function whatItDoes({ match, total, without, name }: Effect): string {
  if (Math.abs(match.savedS) < MIN_SHOWN_S) return 'takes the same time on both sides';
  if (total < 1 / SAME_WITHIN && without > SAME_WITHIN) return `turns the lead of ${name} into a loss`;
  if (total > SAME_WITHIN && without < 1 / SAME_WITHIN) return `turns the loss of ${name} into a lead`;
  return `${match.savedS < 0 ? 'costs' : 'saves'} ${name} ${formatSeconds(Math.abs(match.savedS))}`;
}

/** Number of reports in view; the others are folded. */
const SHOWN = 2;

/** Reports by the effect of the query on their total-time ratio, the largest first; of several pairs the one with the largest. */
export function effectsSection(
  query: string,
  reports: readonly ReportPairs[],
  environments: readonly Environment[],
): SectionBlock {
  const rows = reports
    .flatMap(({ title, pairs }) =>
      pairs
        .map((pair) => ({ title, ...effectOf(pair, environments) }))
        .sort((a, b) => change(b) - change(a))
        .slice(0, 1),
    )
    .sort((a, b) => change(b) - change(a));
  const label = `Reports with ${query}`;
  const paths = Object.fromEntries(
    reports.map(({ id, title, hasRows }) => [title, hasRows ? `${tabPath(id, 'queries')}#${query}` : reportPath(id)]),
  );
  const tableWith = (shown: typeof rows, name: string, statement = ''): Block => ({
    kind: 'table',
    label: name,
    table: effectsTable(query, shown),
    statement,
    paths,
    isStacked: true,
  });
  const others = rows.slice(SHOWN);
  const smaller = `${countNoun(others.length, 'report')} with smaller effects`;
  return section(
    'reports',
    label,
    tableWith(rows.slice(0, SHOWN), label, 'A row has the engine whose ratio changes most.'),
    fold(smaller, 'more-reports', tableWith(others, smaller)),
  );
}

function effectsTable(query: string, effects: readonly (Effect & { title: string })[]): Table {
  return tableOf(effects, [
    [column('report', 'Report', '', 'query'), 'title'],
    [column('effect', `What ${query} does`), whatItDoes],
    [column('total', 'Total-time ratio', '×', 'number', 2), ({ total }) => rounded(total)],
    [column('without', `Without ${query}`, '×', 'number', 2), ({ without }) => rounded(without)],
  ]);
}
