import { matchQuery } from '../../comparison/match';
import { partiesOf } from '../../comparison/party';
import { environmentDoubt } from '../../comparison/sameness';
import type { MatchedQuery, Verdict } from '../../model/comparison';
import { groupBy } from '../../model/groupBy';
import { compareSets } from '../../model/order';
import type { Environment, ResultRow, ResultSet } from '../../model/resultSet';
import { rowOf } from './rowsByQuery';

/** One result set's row of a query. */
export interface QueryEntry {
  set: ResultSet;
  row: ResultRow;
}

/** The entries of one environment; `environment` is null where it is not stated, and then nothing in it may be compared. */
export interface QueryGroup {
  environment: Environment | null;
  entries: QueryEntry[];
}

/** The entries of one scale factor and table format: what may share an axis. */
export interface QueryScale {
  scaleFactor: number;
  tableFormat: string;
  groups: QueryGroup[];
}

/** Fastest and slowest of a group by the statistic; `match` has the slowest as baseline and the fastest as candidate. */
export interface QuerySpan {
  environment: Environment;
  fastest: QueryEntry;
  slowest: QueryEntry;
  match: MatchedQuery;
  /** Null if the latest sources report different hardware for the two. */
  verdict: Verdict | null;
  /** The doubt about their environment, without a capital and a period; '' for none. */
  dispute: string;
}

/** The group with most result sets first, those without a stated environment last, else by title. */
function compareGroups(a: QueryGroup, b: QueryGroup): number {
  if (!a.environment || !b.environment) return Number(!a.environment) - Number(!b.environment);
  return b.entries.length - a.entries.length || (a.environment.title < b.environment.title ? -1 : 1);
}

function environmentGroups(entries: QueryEntry[], environments: readonly Environment[]): QueryGroup[] {
  const known = (set: ResultSet) => environments.find(({ id }) => id === set.environment) ?? null;
  return [...groupBy(entries, ({ set }) => known(set)?.id ?? '').values()]
    .map((own) => ({
      environment: own[0] ? known(own[0].set) : null,
      entries: own.sort((a, b) => compareSets(a.set, b.set)),
    }))
    .sort(compareGroups);
}

function entriesOf({ groups }: QueryScale): number {
  return groups.reduce((count, { entries }) => count + entries.length, 0);
}

/** What is known of one query: by scale factor, largest first, of one size the table format with most result sets, then by environment. Sets without a row of it are left out. */
export function queryScales(
  sets: readonly ResultSet[],
  query: string,
  environments: readonly Environment[],
): QueryScale[] {
  const entries = sets.flatMap((set) => {
    const row = rowOf(set, query);
    return row ? [{ set, row }] : [];
  });
  return [...groupBy(entries, ({ set }) => `${set.suite.scaleFactor} ${set.suite.tableFormat}`).values()]
    .map((own) => {
      const { scaleFactor, tableFormat } = (own[0] as QueryEntry).set.suite;
      return { scaleFactor, tableFormat, groups: environmentGroups(own, environments) };
    })
    .sort(
      (a, b) =>
        b.scaleFactor - a.scaleFactor || entriesOf(b) - entriesOf(a) || (a.tableFormat < b.tableFormat ? -1 : 1),
    );
}

/** The entries that have a time. */
export function timed({ entries }: QueryGroup): QueryEntry[] {
  return entries.filter(({ row }) => row.status === 'ok' && row.timeS !== null);
}

/** Fastest and slowest result set of a group; null where its environment is not stated or fewer than two sets have a time. */
export function querySpan(group: QueryGroup): QuerySpan | null {
  const { environment } = group;
  const byTime = timed(group).sort((a, b) => (a.row.timeS ?? 0) - (b.row.timeS ?? 0));
  const [fastest, slowest] = [byTime[0], byTime[byTime.length - 1]];
  if (!environment || !fastest || !slowest || fastest === slowest) return null;
  const match = matchQuery(slowest.set, fastest.set, fastest.row.query);
  if (!match) return null;
  const { dispute, sameness } = environmentDoubt(partiesOf(fastest.set, slowest.set, [environment]));
  const verdict = sameness === 'contradicted' ? null : match.verdict;
  return { environment, fastest, slowest, match, verdict, dispute };
}

/** The spans of all groups, the widest ratio first. */
export function querySpans(scales: readonly QueryScale[]): QuerySpan[] {
  return scales
    .flatMap(({ groups }) => groups.flatMap((group) => querySpan(group) ?? []))
    .sort((a, b) => b.match.speedup - a.match.speedup);
}
