import { isTpc, matchesSuite, parseQueryName } from '../../benchmark/model/queries';
import type { SuiteName } from '../../benchmark/model/resultSet';
import type { PlannedQuery } from '../../benchmark/trial/plannedQueries';

/** Rules for query names in descriptions: the pattern's group `query`, otherwise its first group or whole match. */
export interface QueryNames {
  suite: SuiteName;
  /** Null for the known forms. */
  pattern: RegExp | null;
  /** The queries of a team's own suite; null for TPC-DS and TPC-H, whose queries are known. */
  own: ReadonlySet<string> | null;
  /** Queries in execution order, regardless of descriptions; null if descriptions name them. */
  names?: readonly string[] | null;
  /** Queries of a planned trial, which name executions that their descriptions do not; null without one. */
  planned?: readonly PlannedQuery[] | null;
}

/** "tpch q1", "TPC-DS 14a", "TPCDS-v2.4 - q72", "tpch q1, iteration 2". */
const WITH_SUITE =
  /^(?<suite>tpc-?(?:ds|h))(?:[-_ ]?v\d+(?:\.\d+)*)?(?:\s+-\s+|\s+|[-_:]\s*)(?<query>[^\s,]+)(?:, .*)?$/i;
/** "query72", "q72", "q14a-v4.0", not "Query 14 part 1"; spark-sql-perf's "Execution: q72-v2.4, iteration: 1". */
const ALONE = /^(?:Execution: )?(?<query>(?:query|q)[-_ ]?\d\S*?|ss_max\S*?)(?:, .*)?$/i;

/** The query name in a description of a TPC suite in one of the known forms; null if there is none. */
function tpcName(description: string, suite: SuiteName): string | null {
  const groups = WITH_SUITE.exec(description)?.groups;
  if (!groups) return ALONE.exec(description)?.groups?.query ?? null;
  return matchesSuite(groups.suite?.replace('-', '').toLowerCase(), suite) ? (groups.query ?? null) : null;
}

/** "nightly top-sellers, iteration 1" of the suite nightly, or the name alone; null if it is not a query of the suite. */
function ownName(description: string, { suite, own }: QueryNames): string | null {
  const words = description.toLowerCase().replace(/,.*$/s, '');
  const name = words.startsWith(`${suite} `) ? words.slice(suite.length).trim() : words;
  return own?.has(name) ? name : null;
}

function patternName(description: string, pattern: RegExp): string | null {
  const match = pattern.exec(description);
  return match ? (match.groups?.query ?? match[1] ?? match[0]) : null;
}

/** The short name of the query in a description; 'unknown' if it is not in the suite, null if no query is named. */
export function queryOfDescription(description: string, names: QueryNames): string | null {
  const { suite, pattern, own } = names;
  const text = description.trim();
  if (!pattern && !isTpc(suite)) return ownName(text, names);
  const name = pattern ? patternName(text, pattern) : tpcName(text, suite);
  if (name === null) return null;
  const parsed = parseQueryName(name, suite)?.name ?? 'unknown';
  return own && !own.has(parsed) ? 'unknown' : parsed;
}
