import type { LoggedPlan, OperatorCoverage, ReleaseOperators } from '../../benchmark/coverage/operators';
import { operatorCounts, shortName } from '../../benchmark/coverage/releases';
import { column } from '../../benchmark/model/columns';
import { groupBy } from '../../benchmark/model/groupBy';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { countNoun, formatNumber, formatQueries } from '../../benchmark/text/numbers';

/** A share of occurrences that counts as most, 0–1. */
const MOST = 0.9;
/** Maximum number of queries in the table. */
const MAX_ROWS = 500;
/** How often a kind of operator is native in the test plans; `unknown` if it is not in them. */
const LEVELS = ['all', 'most', 'less', 'unknown'] as const;
type Level = (typeof LEVELS)[number];

function countOf({ operators }: ReleaseOperators, kind: string) {
  return operators.find(({ operator }) => operator === kind);
}

function levelOf(release: ReleaseOperators, kind: string): Level {
  const found = countOf(release, kind);
  if (!found) return 'unknown';
  if (found.native === found.count) return 'all';
  return found.native >= MOST * found.count ? 'most' : 'less';
}

/** The operators of plans whose kinds have one of these levels. */
function countAt(plans: readonly LoggedPlan[], release: ReleaseOperators, levels: readonly Level[]): number {
  const all = plans.flatMap(({ operators }) => operators);
  return sum(all.map(([kind, count]) => (levels.includes(levelOf(release, kind)) ? count : 0)));
}

/** "all 30, since 1.0.0", "753 of 762", "not in the test plans": the newest release, and since when it runs all natively. */
function nativeText(releases: readonly ReleaseOperators[], kind: string): string {
  const newest = countOf(releases.at(-1) as ReleaseOperators, kind);
  if (!newest) return 'not in the test plans';
  if (newest.native < newest.count) return operatorCounts({ accelerated: newest.native, eligible: newest.count });
  const before = releases.findLastIndex((release) => levelOf(release, kind) !== 'all');
  const since = before === -1 ? 'in every release' : `since ${releases[before + 1]?.name.split(' ')[0]}`;
  return `all ${formatNumber(newest.count)}, ${since}`;
}

/** The reasons in the newest release that has any, after its name; '' without reasons, and for kinds that are not in the test plans. */
function reasonText(releases: readonly ReleaseOperators[], kind: string): string {
  if (!countOf(releases.at(-1) as ReleaseOperators, kind)) return '';
  const [name = ''] = kind.split(' ');
  const found = releases.flatMap((release) =>
    release.reasons
      .filter(({ operator }) => operator === name)
      .map(({ texts }) => `${release.name}: ${texts.join('; ')}`),
  );
  return found.at(-1) ?? '';
}

function percentOf(release: ReleaseOperators, kind: string): number | null {
  const found = countOf(release, kind);
  return found ? (100 * found.native) / found.count : null;
}

function releasesTable(plans: readonly LoggedPlan[], releases: readonly ReleaseOperators[]): Table {
  const level = (key: Level, label: string) =>
    [column(key, label, '', 'number'), (release: ReleaseOperators) => countAt(plans, release, [key])] as const;
  return tableOf(releases, [
    [column('release', 'Release'), 'name'],
    level('all', 'Native in all occurrences'),
    level('most', 'In 90% or more'),
    level('less', 'In less than 90%'),
    level('unknown', 'Not in the test plans'),
  ]);
}

function operatorsTable(plans: readonly LoggedPlan[], releases: readonly ReleaseOperators[]): Table {
  const newest = releases.at(-1) as ReleaseOperators;
  const kinds = [
    ...groupBy(
      plans.flatMap(({ operators }) => operators),
      ([kind]) => kind,
    ),
  ].map(([kind, own]) => ({ kind, count: sum(own.map(([, count]) => count)) }));
  return tableOf(
    kinds.sort((a, b) => b.count - a.count),
    [
      [column('operator', 'Operator'), 'kind'],
      [column('count', 'In your queries', '', 'number'), 'count'],
      [column('native', `Native in ${newest.name}`), ({ kind }) => nativeText(releases, kind)],
      ...releases.map(
        (release) =>
          [
            column(release.name, shortName(release.name), '%', 'number', 1),
            ({ kind }: (typeof kinds)[number]) => percentOf(release, kind),
          ] as const,
      ),
      [column('reasons', 'Reasons, in the engine’s words'), ({ kind }) => reasonText(releases, kind)],
    ],
  );
}

function queriesTable(plans: readonly LoggedPlan[], newest: ReleaseOperators): Table {
  const others = ({ operators }: LoggedPlan) =>
    operators
      .filter(([kind]) => ['less', 'unknown'].includes(levelOf(newest, kind)))
      .map(([kind, count]) => `${kind} (${formatNumber(count)})`);
  return tableOf(plans, [
    [column('query', 'Query'), 'name'],
    [column('operators', 'Operators', '', 'number'), ({ operators }) => sum(operators.map(([, count]) => count))],
    [column('native', 'Native in 90% or more', '', 'number'), (plan) => countAt([plan], newest, ['all', 'most'])],
    [column('others', 'Others, and not in the test plans'), (plan) => others(plan).join(', ') || 'none'],
  ]);
}

/** How often each release of an engine runs the kinds of operators of these plans natively. It is not about time. */
export function nativeOperators(plans: readonly LoggedPlan[], { name, plans: source, releases }: OperatorCoverage) {
  const [before, newest] = [releases.at(-2), releases.at(-1) as ReleaseOperators];
  const total = countAt(plans, newest, LEVELS);
  const mostly = (release: ReleaseOperators) => formatNumber(countAt(plans, release, ['all', 'most']));
  return {
    title: `Operators that ${name} runs natively`,
    answer: [
      { text: `${mostly(newest)} of ${countNoun(total, 'operator')}`, strong: true },
      {
        text: ` in ${plans.length === 1 ? 'your query' : `your ${formatNumber(plans.length)} queries`} are of kinds that ${name} ${newest.name} runs natively in at least 90% of cases in its test plans.`,
      },
      { text: before ? ` For ${before.name}, the count is ${mostly(before)}.` : '' },
    ],
    statement: `This is a statement about plans and not about time. The counts are from ${source.charAt(0).toLowerCase()}${source.slice(1)}, over empty tables. Kinds are names of operators, so an expression or a type in your query can still prevent a native operator.`,
    tables: [
      { label: 'Your operators by release', table: releasesTable(plans, releases) },
      { label: 'Kinds of operators', table: operatorsTable(plans, releases) },
      {
        label: plans.length > MAX_ROWS ? `Operators of the first ${formatQueries(MAX_ROWS)}` : 'Operators by query',
        table: queriesTable(plans.slice(0, MAX_ROWS), newest),
      },
    ],
  };
}
