import { isComparable } from '../../benchmark/comparison/pairFaults';
import { groupBy } from '../../benchmark/model/groupBy';
import { compareSets, newestQueriesFirst } from '../../benchmark/model/order';
import { queryPagePath } from '../../benchmark/model/paths';
import { compareQueries, suiteFamily, suiteTitle } from '../../benchmark/model/queries';
import { hasQueryPage, queryPagesOf } from '../../benchmark/model/queryPages';
import type { ResultSet } from '../../benchmark/model/resultSet';
import type { Round } from '../../benchmark/model/round';
import { rowOf } from '../../benchmark/model/rows';
import { enginesOf } from '../../benchmark/model/setLists';
import { formatMark, sizeText } from '../../benchmark/text/dataSize';
import { newestPairs } from '../home/engineSummary/newestPairs';
import { type Pair, vanillaPairs } from '../home/engineSummary/pairs';

export interface SuiteInput {
  resultSets: readonly ResultSet[];
  rounds: readonly Round[];
  /** Reports with their compared result sets, the baseline of each list first. */
  reports: readonly { sets: readonly (readonly string[])[] }[];
}

/** Newest result of each engine at one data size and table format, with its baseline. */
export interface QuerySize {
  scaleFactor: number;
  /** "3 TB", "3 TB on Iceberg". */
  text: string;
  pairs: Pair[];
}

/** Queries of a suite, over all query versions and data sizes. */
export interface QuerySuite {
  /** "tpcds". */
  id: string;
  /** "TPC-DS". */
  title: string;
  /** Sets with the newest query version first. */
  sets: ResultSet[];
  /** In natural order. */
  queries: string[];
  /** The queries that have a page, in the same order. */
  paged: string[];
  /** Largest first, of one size Parquet first; omits those without a pair. */
  sizes: QuerySize[];
}

export function pairsOf(reports: SuiteInput['reports'], resultSets: readonly ResultSet[]): Pair[] {
  const byId = new Map(resultSets.map((set) => [set.id, set]));
  return reports.flatMap(({ sets }) =>
    sets.flatMap(([first = '', ...others]) => {
      const baseline = byId.get(first);
      return others.flatMap((id) => {
        const candidate = byId.get(id);
        return baseline && candidate ? [{ baseline, candidate }] : [];
      });
    }),
  );
}

/** Pairs with the set that was published first as the baseline, for data without vanilla Spark. */
function pairsWithFirst(sets: readonly ResultSet[]): Pair[] {
  const [baseline, ...others] = [...sets].sort((a, b) => (a.created < b.created ? -1 : Number(a.created > b.created)));
  if (!baseline) return [];
  return others.filter((set) => isComparable(baseline, set)).map((candidate) => ({ baseline, candidate }));
}

function sizesOf(sets: readonly ResultSet[], native: readonly Pair[]): QuerySize[] {
  return [...groupBy(sets, ({ suite }) => `${sizeText(suite)}${formatMark(suite).replace(', ', ' on ')}`)]
    .map(([text, own]) => {
      const found = native.filter(({ candidate }) => own.includes(candidate));
      const pairs = newestPairs(found.length > 0 ? found : pairsWithFirst(own));
      return { scaleFactor: (own[0] as ResultSet).suite.scaleFactor, text, pairs };
    })
    .sort((a, b) => b.scaleFactor - a.scaleFactor || a.text.localeCompare(b.text))
    .filter(({ pairs }) => pairs.length > 0);
}

export function querySuites(input: SuiteInput): QuerySuite[] {
  const { resultSets } = input;
  const engines = enginesOf(resultSets);
  const pages = queryPagesOf(resultSets);
  const native = vanillaPairs({ ...input, environments: [], engines, compared: pairsOf(input.reports, resultSets) });
  const ordered = [...resultSets].sort((a, b) => newestQueriesFirst(a.suite, b.suite) || compareSets(a, b));
  return [...groupBy(ordered, ({ suite }) => suiteFamily(suite.name))].map(([id, sets]) => {
    const names = new Set(sets.flatMap(({ rows }) => rows.map(({ query }) => query)));
    const [set] = sets as [ResultSet];
    const queries = [...names].sort(compareQueries);
    const paged = queries.filter((query) => hasQueryPage(queryPagePath(set, query), pages));
    return { id, title: suiteTitle(set.suite), sets, queries, paged, sizes: sizesOf(sets, native) };
  });
}

export function setsWith({ sets }: Pick<QuerySuite, 'sets'>, query: string): ResultSet[] {
  return sets.filter((set) => rowOf(set, query) !== undefined);
}
