import { byInfluence, decidingQuery, type QueryInfluence } from '../../benchmark/comparison/influence';
import type { Comparison } from '../../benchmark/model/comparison';
import type { ResultSet, Side } from '../../benchmark/model/resultSet';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { capitalise, engineName } from '../../benchmark/text/names';
import { formatQueries } from '../../benchmark/text/numbers';
import { sideTitle } from './titles';

/** Names of a side: with version, and as short as distinguishes it from the others. */
export interface SideName {
  title: string;
  name: string;
}

/** One suite of several candidates: a comparison for each, all of the same queries. */
export interface EngineSuite {
  /** Start of its charts' ids: "tpcds". */
  key: string;
  comparisons: readonly Comparison[];
  baseline: SideName;
  /** Candidates in the order of the comparisons. */
  candidates: readonly SideName[];
  /** Each two candidates compared with each other over the same queries, if they can be. */
  pairs: readonly Comparison[];
}

/** Query with the largest effect on a candidate's total, with this candidate. */
export interface SuiteDecider extends QueryInfluence {
  candidate: SideName;
  index: number;
}

/** A comparison as a suite with one candidate. */
export function suiteOf(comparison: Comparison): EngineSuite {
  const side = (of: Side): SideName => ({ title: sideTitle(comparison, of), name: comparison.names[of] });
  return { key: '', comparisons: [comparison], baseline: side('baseline'), candidates: [side('candidate')], pairs: [] };
}

/** First comparison of a suite, for values that all share. */
export function firstOf({ comparisons }: EngineSuite): Comparison {
  return comparisons[0] as Comparison;
}

/** Ids of the faster and the slower side; null unless the verdict names a side beyond reruns. */
function orderOf({ baseline, candidate, verdict }: Comparison): [string, string] | null {
  if (verdict.case === 'faster' || verdict.case === 'ahead') return [candidate.id, baseline.id];
  return verdict.case === 'slower' || verdict.case === 'behind' ? [baseline.id, candidate.id] : null;
}

/** Index of the candidate whose own comparison with each other candidate favors it beyond reruns; null for none. */
export function leaderOf({ comparisons, pairs }: EngineSuite): number | null {
  const ids = comparisons.map(({ candidate }) => candidate.id);
  const orders = pairs.map(orderOf);
  const leads = (id: string) =>
    ids.every((other) => other === id || orders.some((order) => order?.[0] === id && order[1] === other));
  const at = ids.findIndex(leads);
  return at < 0 ? null : at;
}

/** Names of each side: the report's, otherwise engine and version; the short name is the engine if it is unique. */
export function sideNames(sides: readonly { set: ResultSet; name: string }[]): SideName[] {
  const engines = sides.map(({ set }) => set.engine.title);
  return sides.map(({ set: { engine }, name }) => {
    const title = name || engineName(engine);
    const alone = engines.filter((other) => other === engine.title).length === 1;
    return { title, name: name || (alone ? engine.title : title) };
  });
}

/** Query with the largest effect on a total of the suite, preferably a reversal; null for suites of one query. */
export function suiteDecider({ comparisons, candidates }: EngineSuite): SuiteDecider | null {
  const found = comparisons.flatMap((comparison, index): SuiteDecider[] => {
    const deciding = decidingQuery(comparison);
    return deciding ? [{ ...deciding, candidate: candidates[index] as SideName, index }] : [];
  });
  return found.sort(byInfluence)[0] ?? null;
}

/** "TPC-DS at 100 GB, 99 queries". */
export function suiteHead(suite: EngineSuite): string {
  const { baseline, matched } = firstOf(suite);
  return `${suiteAtSize(baseline.suite)}, ${formatQueries(matched.length)}`;
}

/** True if a query ran only once on a side, so that run-to-run noise is unknown. */
export function isSingleRun({ matched }: Pick<Comparison, 'matched'>): boolean {
  return matched.some(({ test }) => test.rule === 'single-run');
}

/** "Gluten + Velox’s", at the start of a sentence. */
export function possessive(name: string): string {
  return `${capitalise(name)}’s`;
}
